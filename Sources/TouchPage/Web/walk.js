// Playing: the record walks by itself, until a key or the pointer is pressed.
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
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, event => {
  if (walking && !event.target.closest?.('#play, #slow')) stopWalk();
}, true);

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
