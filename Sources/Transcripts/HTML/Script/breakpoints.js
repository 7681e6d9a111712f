// Breakpoints.

const breakpoints = new Set();
const stopsOf = responder => numbers.filter(step => states[step].e === responder);
const stopsAt = step => states[step].e !== undefined && breakpoints.has(states[step].e);

function toggle(responder) {
  const isOn = !breakpoints.delete(responder);
  if (isOn) breakpoints.add(responder);
  show();
  note(isOn ? say('set', name(responder)) + ' · ' + stopWords(responder) : say('unset', name(responder)));
}

const stopWords = responder => {
  const stops = stopsOf(responder).length;
  return stops ? say('stops', stops) : say('never');
};

function showBreakpoints() {
  fill('breakpoints', [...breakpoints].map(responder => {
    const button = make('button', { type: 'button', 'aria-label': say('remove', name(responder)) }, '×');
    button.addEventListener('click', () => toggle(responder));
    return make(
      'li', {}, make('span', { class: 'name' }, name(responder)),
      ...predicting ? [] : [make('small', {}, stopWords(responder))], button);
  }), say('noBreaks'));
  const stops = predicting ? [] : numbers.filter(stopsAt);
  by('stops').replaceChildren(...stops.map(step => {
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
  note(stopsAt(target) ? say('stopped', name(states[target].e)) : say(way > 0 ? 'ended' : 'began'));
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
