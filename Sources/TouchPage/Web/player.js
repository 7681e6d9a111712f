// The player: the inside of an exported page, once for every record.
let playing;
let ending;

/** Shows the record of an answer; without one the last record stays. */
function showPlayer(answer, step = answer.step ?? 0) {
  if (answer.player === undefined) return answer.tried && showTried(answer.tried);
  ending?.abort();
  ending = new AbortController();
  const sunk = at('right').scrollTop;
  at('page').innerHTML = answer.player;
  at('page').classList.toggle('guarded', !!(answer.isGuarded || desk.greeting));
  const { width = 0, height = 0 } = at('stage')?.viewBox.baseVal ?? {};
  at('page').classList.toggle('landscape', width > height);
  Object.assign(desk, { stage: answer.stage ?? null, views: answer.views ?? desk.views, count: answer.count });
  desk.breaks = answer.breaks ?? [];
  playing = play({
    given: JSON.parse(answer.facts), signal: ending.signal, start: Math.min(step, answer.count), moved: showPlace,
    tell: step => ask('step', { step }), askAll: () => ask('questions').questions,
    breakOn: desk.lesson ? undefined : breakOn, stops: stopsOf(desk.breaks),
  });
  document.querySelector('#now .actions').before(picked);
  showPlace(playing.at());
  document.querySelector('#page figcaption').innerHTML = hint();
  offerPick();
  offerReach();
  offerPlay();
  addKeys();
  drawWay();
  if (answer.tried) showTried(answer.tried);
  showAnswers(answer);
  at('right').scrollTop = sunk;
}

/** The breakpoints of the debugger for the player: each is a number, where, and the steps. */
const stopsOf = breaks => breaks.map(([number, words, steps]) => ({
  words, steps, view: desk.views.find(([, name]) => name === words)?.[0] ?? -1, remove: () => perform(`delete ${number}`),
}));

/** Shows them after the prompt has set or removed one. */
function showBreaks(breaks) {
  desk.breaks = breaks;
  playing?.setStops(stopsOf(breaks));
}

/** Sets a breakpoint on a view, or removes the one that is there. */
function breakOn(view, name) {
  const typed = desk.views.find(([number]) => number === view)?.[1] ?? name;
  const [number] = desk.breaks.find(([, words]) => words === typed) ?? [];
  perform(number ? `delete ${number}` : `break ${typed}`);
}

/** A text that cannot be played has no picture. */
function clearStage() {
  ending?.abort();
  playing = undefined;
  Object.assign(desk, { stage: null, views: [] });
  unpick();
  at('right').append(picked);
  at('page').replaceChildren();
}

function showPlace(step) {
  desk.step = step;
  showPrompt();
  keepInSight(step);
  if (desk.picked !== undefined) playing?.showPath([desk.picked]);
  // Who has seen all steps has the answer.
  if (desk.greeting === sayHello && step && step === desk.count) reveal();
}

/** Scrolls the list of steps, and nothing else, to the step that is shown. */
function keepInSight(step) {
  const list = at('steps');
  const item = document.querySelector('#steps .step.current') ?? (step ? null : list?.firstElementChild);
  if (!item?.checkVisibility() || list.scrollHeight <= list.clientHeight) return;
  const [all, one] = [list, item].map(part => part.getBoundingClientRect());
  const beyond = one.top < all.top ? one.top - all.top - 40 : one.bottom > all.bottom ? one.bottom - all.bottom + 40 : 0;
  if (beyond) list.scrollBy({ top: beyond, behavior: 'instant' });
}

/** Shows the headline and the answer, which the first look at an example leaves out. */
function reveal() {
  greet(null);
  at('page').classList.remove('guarded');
  keepInSight(desk.step);
  showAnswers({});
}

/** What only this page's hands do. */
function addKeys() {
  for (const [keys, words] of [
    ['Shift', told('with a press on the screen: pick a view', '在屏幕上按下时：选择视图')],
    ['Alt', told('with a press on the screen: a second finger', '在屏幕上按下时：第二根手指')],
    ['↓ ↑', told('on the screen: from view to view; Enter taps, Shift Enter picks', '在屏幕上：在视图之间移动；回车点按，Shift 加回车选择')],
    ['Alt Enter', told('in the text: pick the view of the line', '在文字里：选择这一行的视图')],
    ['Ctrl Enter', told('in the text of a lesson: try what was changed', '在课程的文字里：试一试改动')],
    ['Ctrl Space', told('in the text: what could stand here', '在文字里：这里可以写什么')],
    ['Esc Tab', told('leave the text', '离开文字')],
  ]) at('keys').querySelector('dl').append(element('dt', {}, ...keys.split(' ').map(key => element('kbd', {}, key))), element('dd', {}, words));
}

document.addEventListener('click', event => {
  const link = event.target.closest('a.to-step');
  if (!link) return;
  event.preventDefault();
  playing?.go(+link.hash.slice(1));
});
/** Where the finger is at each step: from left to right, and how far down the screen. */
function drawWay() {
  const seen = playing.way.filter(([, , y]) => y !== undefined);
  if (!seen.length) return;
  const heights = seen.map(([, , y]) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  // A finger that stays where it is has no path.
  if (bottom === top) return;
  const place = y => 2 + 20 * (y - top) / (bottom - top);
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', seen.map(([x, , y], first) => `${first ? 'L' : 'M'}${(1000 * x).toFixed(1)} ${place(y).toFixed(1)}`).join(''));
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [key, value] of [['id', 'way'], ['viewBox', '0 0 1000 24'], ['preserveAspectRatio', 'none'], ['aria-hidden', 'true']]) drawing.setAttribute(key, value);
  drawing.append(line);
  document.querySelector('#timeline .track').prepend(drawing);
}
