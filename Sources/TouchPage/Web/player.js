// The player: the inside of an exported page, once for every record.
let playing;
let ending;

/** Shows the record of an answer; without one the last record stays. */
function showPlayer(answer, step = answer.step ?? 0) {
  if (answer.player === undefined) return;
  ending?.abort();
  ending = new AbortController();
  at('page').innerHTML = answer.player;
  Object.assign(desk, { stage: answer.stage ?? null, views: answer.views ?? desk.views, count: answer.count });
  playing = play({ given: JSON.parse(answer.facts), signal: ending.signal, start: Math.min(step, answer.count), moved: showPlace });
  showPlace(playing.at());
  document.querySelector('#page figcaption').innerHTML = hint();
  offerEdits();
  offerPlay();
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
  const verdict = at('verdict');
  if (verdict) {
    document.querySelector('#now .actions').after(verdict);
    linkSteps(verdict);
  }
  for (const code of document.querySelectorAll('#verdict li > code:first-child')) {
    const button = element('button', { type: 'button', class: 'try' }, told('Try it', '试一试'));
    button.addEventListener('click', () => perform(code.textContent));
    code.after(button);
  }
}
