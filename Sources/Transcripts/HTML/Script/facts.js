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

// What is seen at a step, added up from what differs.
const empty = { T: -1, W: -1, M: {}, F: [], R: [], C: [], E: 0, G: {}, H: [], O: [] };
const merged = (state, step) => {
  state = { ...state };
  for (const key in step) {
    if (key === 'M' || key === 'G') {
      state[key] = { ...state[key], ...step[key] };
      for (const place in state[key]) if (state[key][place] === null) delete state[key][place];
    } else if ('RCO'.includes(key)) state[key] = spliced(state[key], step[key]);
    else state[key] = step[key];
  }
  return state;
};
const numbers = facts.steps.map((_, place) => from + place);
const states = [];
{
  let state = empty;
  for (const number of numbers) {
    const step = facts.steps[number - from];
    const { e, Q, Y, ...seen } = step;
    if (!tell) state = merged(state, seen);
    states[number] = { ...(tell ? seen : state), e, Q, Y: Y ?? [number - 1] };
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
/** Puts a step's words in the other language beside its own. */
function putBeside(item, [short = '', ...told] = []) {
  const said = item.querySelector('p > span');
  said.lang = root.lang;
  said.className = 'short';
  said.insertAdjacentHTML('afterend', short);
  const why = item.querySelector('.why');
  if (!why) return;
  for (const reason of item.querySelectorAll('.reason, .why > p')) reason.lang = root.lang;
  const isShort = words => words.includes('class="reason"');
  why.insertAdjacentHTML('beforebegin', told.filter(isShort).join(''));
  why.insertAdjacentHTML('beforeend', told.filter(words => !isShort(words)).join(''));
}
if (!tell) for (const number of numbers.slice(1)) putBeside(items[number], facts.told.steps?.[number - from - 1]);

/** What is seen at a step; in the page of the whole debugger it is asked for at the first look. */
function stateOf(step) {
  if (!tell || states[step].M) return states[step];
  const { told, facts: seen } = tell(step);
  Object.assign(states[step], merged(empty, seen));
  if (items[step]) {
    items[step].insertAdjacentHTML('beforeend', told);
    putBeside(items[step]);
  }
  return states[step];
}
