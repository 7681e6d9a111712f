// The list of steps is the page; this moves through it. Facts of a step hold only what differs from
// the step before, so they are added up once, and every step can then be shown without its
// neighbours.
const by = id => document.getElementById(id);
/** Texts as they are, and pairs of numbers: how far back something stands, and how long it is. */
const read = id => {
  const [length, ...parts] = JSON.parse(by(id).textContent);
  const units = new Uint16Array(length);
  let end = 0;
  for (let place = 0; place < parts.length; place++) {
    const part = parts[place];
    if (typeof part === 'string') for (let k = 0; k < part.length; k++) units[end++] = part.charCodeAt(k);
    else {
      const start = end - part;
      const size = parts[++place];
      units.copyWithin(end, start, start + size);
      end += size;
    }
  }
  return new TextDecoder('utf-16le').decode(units);
};
const facts = given ?? JSON.parse(read('facts'));
const svg = by('stage');
const root = document.documentElement;
// A page may hold a part of a record: `from` is the step before it, `count` the last one in it.
const from = facts.from;
const count = from + facts.steps.length - 1;
const items = [];
for (const item of document.querySelectorAll('li.step')) items[items.length || from + 1] = item;
const scrubber = by('scrubber');
let at = from;

const make = (name, attributes, ...inside) => {
  const element = document.createElement(name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...inside);
  return element;
};
const draw = (name, attributes, ...inside) => {
  const element = document.createElementNS(svg.namespaceURI, name);
  for (const key in attributes) element.setAttribute(key, attributes[key]);
  element.append(...inside);
  return element;
};

// How many entries of a list stay at its start and end, and what is new between them.
const spliced = (old, [start, end, ...added]) =>
  [...old.slice(0, start), ...added, ...old.slice(old.length - end)];

// Every step's facts, added up.
const numbers = facts.steps.map((_, place) => from + place);
const states = [];
{
  let state = { T: -1, W: -1, M: {}, F: [], R: [], C: [], E: 0, G: {}, H: [], O: [] };
  for (const number of numbers) {
    const step = facts.steps[number - from];
    state = { ...state };
    for (const key in step) {
      if (key === 'M' || key === 'G') {
        state[key] = { ...state[key], ...step[key] };
        for (const place in state[key]) if (state[key][place] === null) delete state[key][place];
      } else if ('RCO'.includes(key)) state[key] = spliced(state[key], step[key]);
      else state[key] = step[key];
    }
    delete state.Q;
    delete state.e;
    delete state.Y;
    states[number] = { ...state, Q: step.Q, e: step.e, Y: step.Y ?? [number - 1] };
  }
}
const name = responder => facts.responders[responder]?.[0] ?? '';
const viewOf = responder => facts.responders[responder]?.[1] ?? -1;
const responderOf = new Map(facts.responders.map(([, view], place) => [view, place]));

// The list is in the language it was written in; the other one is put beside it.
const whyOf = item => {
  const link = item.querySelector('.as');
  return (link ? items[+link.hash.slice(1)] : item)?.querySelector('.why');
};
for (const number of numbers.slice(1)) {
  const item = items[number];
  const [short = '', ...told] = facts.told.steps?.[number - from - 1] ?? [];
  const said = item.querySelector('p > span');
  said.lang = root.lang;
  said.className = 'short';
  said.insertAdjacentHTML('afterend', short);
  const why = item.querySelector('.why');
  if (!why) continue;
  for (const reason of item.querySelectorAll('.reason')) reason.lang = root.lang;
  const isShort = words => words.includes('class="reason"');
  why.insertAdjacentHTML('beforebegin', told.filter(isShort).join(''));
  const reasons = told.filter(words => !isShort(words));
  for (const reason of why.querySelectorAll(':scope > p')) reason.lang = root.lang;
  why.insertAdjacentHTML('beforeend', reasons.join(''));
}
