// Breakpoints.

// The breakpoints, `stops`: of each its words, its view, its steps, and how to remove it.
const haltsOf = all => new Set(all.flatMap(({ steps }) => steps));
let halts = haltsOf(stops);
const stopsAt = step => halts.has(step);

function setStops(all) {
  // Drawing again takes its time.
  if (!all.length && !stops.length) return;
  stops = all;
  halts = haltsOf(all);
  show();
}

/** Sets a breakpoint on a responder or removes it; the debugger behind the page has its own. */
function toggle(responder) {
  if (breakOn) return breakOn(viewOf(responder), name(responder));
  const others = stops.filter(one => one.responder !== responder);
  const isOn = others.length === stops.length;
  const steps = numbers.filter(step => states[step].e === responder);
  setStops(isOn ? [...stops, { responder, steps, words: name(responder), view: viewOf(responder), remove: () => toggle(responder) }] : others);
  note(isOn ? say('set', name(responder)) + ' · ' + stopWords(steps) : say('unset', name(responder)));
}

const stopWords = ({ length }) => length ? say('stops', length) : say('never');

// The first of them as links: who wants more of them runs.
const mostLinks = 8;

function showBreakpoints() {
  fill('breakpoints', stops.map(({ words, steps, remove }) => {
    const button = make('button', { type: 'button', 'aria-label': say('remove', words) }, '×');
    button.addEventListener('click', remove);
    const links = steps.slice(0, mostLinks).flatMap(step => [' ', make('a', { href: '#' + step }, '#' + step)]);
    return make(
      'li', {}, make('span', { class: 'name' }, words),
      ...predicting ? [] : [make('small', { class: 'causes' }, stopWords(steps), ...links, steps.length > mostLinks ? ' …' : '')], button);
  }), say(moved ? 'noStops' : 'noBreaks'));
  const dots = predicting ? [] : [...halts].filter(step => step > from && step <= count);
  by('stops').replaceChildren(...dots.map(step => {
    const dot = make('span', {});
    dot.style.left = `${100 * progress(step)}%`;
    return dot;
  }));
}

function run(way) {
  let step = at + way;
  while (step > from && step < count && !stopsAt(step)) step += way;
  const target = within(step);
  if (!go(target)) return;
  const stop = stops.find(({ steps }) => steps.includes(target));
  note(stop ? say('stopped', stop.words) : say(way > 0 ? 'ended' : 'began'));
}

// A view that no step names yet is no responder of the facts; a breakpoint on it never stops.
const viewName = view => [...svg.querySelectorAll(`[data-label="${view}"] .name text`)][0]?.textContent ?? '#' + view;

svg?.addEventListener('click', event => {
  const shape = event.target.closest('[data-view]');
  const label = event.target.closest('[data-label]');
  if (!shape && !label) return;
  const view = +(shape ? shape.dataset.view : label.dataset.label);
  if (!responderOf.has(view)) {
    responderOf.set(view, facts.responders.length);
    facts.responders.push([viewName(view), view]);
  }
  toggle(responderOf.get(view));
});
