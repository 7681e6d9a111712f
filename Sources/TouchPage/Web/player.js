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
  Object.assign(desk, { stage: answer.stage ?? null, views: answer.views ?? desk.views, count: answer.count });
  playing = play({
    given: JSON.parse(answer.facts), signal: ending.signal, start: Math.min(step, answer.count), moved: showPlace,
    tell: step => ask('step', { step }), askAll: () => ask('questions').questions,
  });
  document.querySelector('#now .actions').before(picked);
  showPlace(playing.at());
  document.querySelector('#page figcaption').innerHTML = hint();
  offerPick();
  offerPlay();
  addKeys();
  drawWay();
  if (answer.tried) showTried(answer.tried);
  showAnswers(answer);
  at('right').scrollTop = sunk;
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
  // Who has seen all steps has the answer.
  if (desk.greeting === sayHello && step && step === desk.count) reveal();
}

/** Shows the headline and the answer, which the first look at an example leaves out. */
function reveal() {
  greet(null);
  at('page').classList.remove('guarded');
  showAnswers({});
}

/** What only this page's hands do. */
function addKeys() {
  for (const [keys, words] of [
    ['Shift', told('with a press on the screen: pick a view', '在屏幕上按下时：选择视图')],
    ['Alt', told('with a press on the screen: a second finger', '在屏幕上按下时：第二根手指')],
    ['Alt Enter', told('in the text: pick the view of the line', '在文字里：选择这一行的视图')],
    ['Ctrl Space', told('in the text: what could stand here', '在文字里：这里可以写什么')],
    ['Esc Tab', told('leave the text', '离开文字')],
  ]) at('keys').querySelector('dl').append(element('dt', {}, ...keys.split(' ').map(key => element('kbd', {}, key))), element('dd', {}, words));
}

// A quarter of the pace shows each decision; a whole touch takes some seconds at most.
const pace = { whole: 220, most: 3000 };
let walking = 0;

function stopWalk() {
  clearInterval(walking);
  walking = 0;
  showPlay();
}

/** What the button does next. */
function showPlay() {
  const words = walking ? told('Pause', '暂停') : told('Play', '播放');
  at('play')?.replaceChildren(walking ? '❚❚' : '▷', element('span', { class: 'word' }, words));
  at('play')?.setAttribute('aria-label', words);
}

/** Walks through the record by itself: the search goes down, the message climbs up. */
function walk(slowly = 1) {
  stopWalk();
  if (playing.at() === playing.count) playing.go(0);
  const step = slowly * Math.max(30, Math.min(pace.whole, pace.most / playing.count));
  walking = setInterval(() => {
    const before = playing.at();
    playing.go(before + 1);
    if (playing.at() === before || playing.at() === playing.count) stopWalk();
  }, step);
  showPlay();
}
document.addEventListener('click', event => {
  const link = event.target.closest('a.to-step');
  if (!link) return;
  event.preventDefault();
  playing?.go(+link.hash.slice(1));
});
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, event => {
  if (walking && !event.target.closest?.('#play, #slow')) stopWalk();
}, true);

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

function offerPlay() {
  stopWalk();
  const play = element('button', { type: 'button', id: 'play' });
  play.addEventListener('click', () => (walking ? stopWalk() : walk()));
  const slow = element('button', { type: 'button', id: 'slow' }, '¼');
  slow.setAttribute('aria-label', told('Play at a quarter of the pace', '以四分之一速度播放'));
  slow.addEventListener('click', () => walk(4));
  document.querySelector('#timeline .buttons').append(play, slow);
  showPlay();
}
