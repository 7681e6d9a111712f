// Where one is.

const within = step => Math.max(from, Math.min(count, step));
const progress = step => count > from ? (step - from) / (count - from) : 0;

function show() {
  const state = stateOf(at);
  if (svg) {
    chooseVariants();
    showStates(state);
    showFingers(state);
  }
  showWords(state);
  showPanels(state);
  scrubber.value = at;
  scrubber.setAttribute('aria-valuetext', items[at] ? `${say('of', at, facts.whole)}: ${wordsOf(at)}` : say('start'));
  by('count').textContent = `${at} / ${facts.whole}`;
  // Set at the root, every element of the page would be styled again.
  by('lanes')?.style.setProperty('--at', progress(at));
  for (const id of ['first', 'run-back', 'back']) by(id).disabled = at === from;
  for (const id of ['forth', 'run', 'last']) by(id).disabled = at === count;
  document.querySelector('li.step.current')?.removeAttribute('aria-current');
  document.querySelector('li.step.current')?.classList.remove('current');
  items[at]?.classList.add('current');
  items[at]?.setAttribute('aria-current', 'step');
  showBreakpoints();
}

const wordsOf = step => items[step]?.querySelector(`.short[lang="${root.lang}"]`)?.textContent ?? '';

/** Goes to a step; on the way forth a question stops those who predict. */
function go(target, isLinked) {
  target = within(target);
  if (predicting && target > at) for (let step = at + 1; step <= target; step++) {
    if (!states[step].Q || answers.has(step)) continue;
    if (asking === step) note(say('first', states[step].Q.c.length));
    else {
      move(step - 1, isLinked);
      ask(step);
    }
    return false;
  }
  by('question').hidden = true;
  asking = 0;
  move(target, isLinked);
  return true;
}

function move(target, isLinked) {
  at = target;
  show();
  if (moved) return moved(at);
  if (isLinked) return;
  try {
    history.replaceState(null, '', items[at] ? '#' + at : location.pathname + location.search);
  } catch { /* Some viewers have no address to change. */ }
}

const note = said => { by('status').textContent = said; };
const depth = step => states[step].d ?? 0;

function over(way) {
  let step = at + way;
  while (step > from && step < count && depth(step) > depth(at)) step += way;
  go(step);
}

function toPhase(phase) {
  const isStart = step => states[step].p === phase && states[step - 1].p !== phase;
  const length = count - from;
  const order = [...Array(length).keys()].map(offset => (at - from + offset) % length + from + 1);
  const found = order.find(isStart);
  if (found) go(found); else note(say('noPhase'));
}
