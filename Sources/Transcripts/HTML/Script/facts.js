'use strict';
// The list of steps is the page; this moves through it. Facts of a step hold only what differs from
// the step before, so they are added up once, and every step can then be shown without its
// neighbours.
const by = id => document.getElementById(id);
const read = id => JSON.parse(by(id).textContent);
const facts = read('facts');
const svg = by('stage');
const root = document.documentElement;
// A page may hold a part of a record: `from` is the step before it, `count` the last one in it.
const from = facts.from;
const count = from + facts.steps.length - 1;
const items = [];
for (const item of document.querySelectorAll('li.step')) items[+item.dataset.step] = item;
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
    states[number] = { ...state, Q: step.Q, e: step.e };
  }
}
const name = responder => facts.responders[responder]?.[0] ?? '';
const viewOf = responder => facts.responders[responder]?.[1] ?? -1;
const responderOf = new Map(facts.responders.map(([, view], place) => [view, place]));
