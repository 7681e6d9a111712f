// The player: the inside of an exported page, once for every record.
let playing;
let ending;

/** Shows the record of an answer; without one the last record stays. */
function showPlayer(answer, step = answer.step ?? 0) {
  if (answer.tried) showTried(answer.tried);
  if (answer.player === undefined) return;
  ending?.abort();
  ending = new AbortController();
  at('page').innerHTML = answer.player;
  Object.assign(desk, { stage: answer.stage ?? null, views: answer.views ?? desk.views, count: answer.count });
  playing = play({
    given: JSON.parse(answer.facts), signal: ending.signal, start: Math.min(step, answer.count), moved: showPlace,
    tell: step => ask('step', { step }), askAll: () => ask('questions').questions,
  });
  showPlace(playing.at());
  document.querySelector('#page figcaption').innerHTML = hint();
  offerPlay();
  drawWay();
  // The picture first: the verdict tries what would help.
  clearTimeout(awaited);
  if (!answer.lesson) awaited = setTimeout(showVerdict);
}

let awaited = 0;

function showVerdict() {
  const { told: verdict } = ask('verdict');
  if (!verdict) return;
  document.querySelector('#now .actions').insertAdjacentHTML('afterend', verdict);
  offerEdits();
}

function showPlace(step) {
  desk.step = step;
  showPrompt();
}

// A quarter of the pace shows each decision; a whole touch takes some seconds at most.
const pace = { whole: 220, most: 3000 };
let walking = 0;

function stopWalk() {
  clearInterval(walking);
  walking = 0;
  at('play')?.setAttribute('aria-pressed', false);
}

/** Walks through the record by itself: the search goes down, the message climbs up. */
function walk(slowly = 1) {
  stopWalk();
  if (playing.at() === playing.count) playing.go(0);
  at('play')?.setAttribute('aria-pressed', true);
  const step = slowly * Math.max(30, Math.min(pace.whole, pace.most / playing.count));
  walking = setInterval(() => {
    const before = playing.at();
    playing.go(before + 1);
    if (playing.at() === before || playing.at() === playing.count) stopWalk();
  }, step);
}
document.addEventListener('click', event => {
  const link = event.target.closest('a.to-step');
  if (!link) return;
  event.preventDefault();
  playing?.go(+link.hash.slice(1));
});
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, event => {
  if (walking && event.target.id !== 'play') stopWalk();
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
  const play = element('button', { type: 'button', id: 'play', 'aria-pressed': false }, '▷', element('span', { class: 'word' }, told('Play', '播放')));
  play.setAttribute('aria-label', told('Play', '播放'));
  play.addEventListener('click', () => (walking ? stopWalk() : walk()));
  const slow = element('button', { type: 'button', id: 'slow' }, '¼');
  slow.setAttribute('aria-label', told('Play at a quarter of the pace', '以四分之一速度播放'));
  slow.addEventListener('click', () => walk(4));
  document.querySelector('#timeline .buttons').append(play, slow);
}

/** The verdict stands beside the steps; its edits become buttons that try them. */
function offerEdits() {
  linkSteps(at('verdict'));
  for (const code of document.querySelectorAll('#verdict li > code:first-child')) {
    const button = element('button', { type: 'button', class: 'try' }, told('Try it', '试一试'));
    button.addEventListener('click', () => perform(code.textContent));
    code.after(button);
  }
}
