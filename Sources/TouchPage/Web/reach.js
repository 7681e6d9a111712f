// The stage by keyboard: the arrows walk from view to view as a pointer would, Enter taps, Shift Enter picks.
let reached = -1;

/** The middle of a view as it is drawn, in the window's measure. */
function middleOf(view) {
  const box = at('stage').querySelector(`#shapes [data-view="${view}"]`)?.getBoundingClientRect();
  return box && { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
}

/** Lights a view, and says who would get a tap there. */
function reach(way) {
  const shapes = new Set([...at('stage').querySelectorAll('#shapes [data-view]')].map(({ dataset }) => +dataset.view));
  const drawn = desk.views.filter(([view]) => shapes.has(view));
  if (!drawn.length) return;
  const place = drawn.findIndex(([view]) => view === reached);
  const [view, name] = drawn[(place < 0 ? (way > 0 ? 0 : drawn.length - 1) : place + way + drawn.length) % drawn.length];
  reached = view;
  const { told: words = '' } = ask('hover', { at: pointOf(middleOf(view)) });
  showHover({ path: [view], told: element('b', {}, name).outerHTML + ' · ' + words });
}

/** A tap in the middle of a view, as a finger makes it. */
function tapView(view) {
  // The tab of the steps hides the picture, and with it every place.
  if (!at('stage').checkVisibility()) showTab('stage');
  const middle = middleOf(view);
  if (!middle) return toast(told('This view is not drawn.', '这个视图没有画出来。'));
  const point = pointOf(middle);
  places = [[0, 'down', 0, ...point], [80, 'up', 0, ...point]];
  playFingers();
}

/** Makes a stage that was just drawn reachable, and the list of steps one place and not hundreds. */
function offerReach() {
  reached = -1;
  for (const link of document.querySelectorAll('#steps a, #steps summary')) link.tabIndex = -1;
  at('steps')?.setAttribute('tabindex', 0);
  const stage = at('stage');
  stage?.setAttribute('tabindex', 0);
  stage?.setAttribute('aria-describedby', 'stage-keys');
}

part.addEventListener('keydown', event => {
  if (event.target.id !== 'stage' || desk.lesson || event.ctrlKey || event.metaKey || event.altKey) return;
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (way) reach(way);
  else if (event.key !== 'Enter' || reached < 0) return;
  else if (event.shiftKey || picks) {
    setPicking(false);
    pick(reached);
    picked.querySelector('button').focus();
  } else {
    tapView(reached);
    at('stage')?.focus({ preventScroll: true });
  }
  event.preventDefault();
}, true);
part.addEventListener('focusin', event => { if (event.target.id === 'stage') showHover({}); });
