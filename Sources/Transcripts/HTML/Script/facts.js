'use strict';
// The list of steps is the page; this moves through it. Facts of a step hold only what differs from
// the step before, so they are added up once, and every step can then be shown without its
// neighbours.
const by = id => document.getElementById(id);
const read = id => JSON.parse(by(id).textContent);
const facts = read('facts');
const svg = by('stage');
const root = document.documentElement;
const count = facts.steps.length - 1;
const items = [null, ...document.querySelectorAll('li.step')];
const scrubber = by('scrubber');
let at = 0;

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

// Every step's facts, added up.
const states = [];
{
  let state = { T: -1, W: -1, M: {}, F: [], R: [], C: [], E: 0, G: {}, H: [], O: [] };
  for (const step of facts.steps) {
    state = { ...state };
    for (const key in step) {
      if (key === 'M' || key === 'G') {
        state[key] = { ...state[key], ...step[key] };
        for (const place in state[key]) if (state[key][place] === null) delete state[key][place];
      } else state[key] = step[key];
    }
    delete state.Q;
    delete state.e;
    states.push({ ...state, Q: step.Q, e: step.e });
  }
}
const name = responder => facts.responders[responder]?.[0] ?? '';
const viewOf = responder => facts.responders[responder]?.[1] ?? -1;
const responderOf = new Map(facts.responders.map(([, view], place) => [view, place]));
