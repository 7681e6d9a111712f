// Hands.

const deeds = {
  first: () => go(from), last: () => go(count), back: () => go(at - 1), forth: () => go(at + 1),
  run: () => run(1), 'run-back': () => run(-1), copy, download, language: toggleLanguage,
  predict: () => setPredicting(!predicting), help: () => by('keys').showModal(),
};
for (const id in deeds) by(id)?.addEventListener('click', deeds[id]);

const keys = {
  ArrowRight: deeds.forth, ArrowLeft: deeds.back, Home: deeds.first, End: deeds.last,
  n: () => over(1), p: () => over(-1), c: deeds.run, C: deeds['run-back'], m: copy, q: deeds.predict,
  l: toggleLanguage, '?': deeds.help,
  b: () => stateOf(at).T >= 0 ? toggle(states[at].T) : note(say('noTurn')),
};
addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey || by('keys').open) return;
  if (event.target.closest?.('textarea, input:not([type=range]), select')) return;
  if (event.target.closest?.('pre') && /^(Arrow|Home|End)/.test(event.key)) return;
  const digit = /^[1-9]$/.test(event.key) ? +event.key : 0;
  const deed = digit
    ? asking ? () => choose(digit - 1) : digit < 6 ? () => toPhase(digit - 1) : undefined
    : keys[event.key];
  if (!deed) return;
  event.preventDefault();
  note('');
  deed();
}, { signal });
scrubber.addEventListener('input', () => go(+scrubber.value));

const stepOf = hash => {
  const raw = hash.slice(1);
  let plain = raw;
  try { plain = decodeURIComponent(raw); } catch { /* It is no address then, but a name. */ }
  const item = items.find(item => item && [raw, plain].includes(item.id));
  return item ? items.indexOf(item) : /^\d+$/.test(raw) ? within(+raw) : from;
};
if (!moved) addEventListener('hashchange', () => {
  const step = stepOf(location.hash);
  if (items[step]) go(step, true);
}, { signal });
document.addEventListener('click', event => {
  const link = event.target.closest('.step > p > a, .causes > a');
  if (!link) return;
  event.preventDefault();
  go(+link.hash.slice(1));
  by('player').scrollIntoView({ block: 'start' });
}, { signal });
addEventListener('beforeprint', () => {
  for (const fold of document.querySelectorAll('details.group, details.fold')) fold.open = true;
}, { signal });

root.classList.add('live');
// The record before may have been predicted.
root.classList.toggle('predicting', predicting);
at = moved ? within(start) : stepOf(location.hash);
show();
// The browser has gone to the step in the list; those who step want to see the stage.
if (items[at] && !moved) {
  addEventListener('load', () => setTimeout(() => by('player').scrollIntoView({ block: 'start' })));
}
const way = numbers.map(step => [progress(step), ...facts.moments[states[step].m]?.[2]?.slice(1) ?? []]);
return { go, deeds, showPath, setStops, way, at: () => at, count };
