// The hand on the stage: press and drag to touch, hover to see who would be hit, Shift-click to pick.
const fingers = new Map();
let places = [];
let began = 0;
// Whether the next press picks a view, as it does with Shift.
let picks = false;

const isOnStage = event => event.target.closest?.('#stage');

/** A place of the window as a point of the screen; nil without a stage. */
function pointOf(event) {
  const svg = at('stage');
  if (!svg || !desk.stage) return null;
  const matrix = svg.getScreenCTM().inverse();
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  const [x, y, scale] = desk.stage;
  return [(place.x - x) / scale, (place.y - y) / scale];
}

function note(action, event) {
  const point = pointOf(event);
  if (!point) return;
  const time = Math.round(performance.now() - began);
  const mine = fingers.get(event.pointerId);
  places.push([time, action, mine.number, ...point]);
  if (mine.mirror) places.push([time, action, mine.number + 1, ...mine.mirror(point)]);
  drawFinger(mine, event);
}

function drawFinger(mine, event) {
  const point = pointOf(event);
  const [x, y, scale] = desk.stage;
  const draw = ([px, py]) => `M${px * scale + x} ${py * scale + y}h0`;
  mine.dot ??= at('fingers').appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
  mine.dot.setAttribute('class', 'press');
  mine.dot.setAttribute('d', draw(point) + (mine.mirror ? draw(mine.mirror(point)) : ''));
}

const part = at('page');
part.addEventListener('pointerdown', event => {
  if (!isOnStage(event) || event.button || event.shiftKey || picks || !desk.stage || desk.lesson) return;
  event.preventDefault();
  if (!fingers.size) { places = []; began = performance.now(); }
  const number = fingers.size;
  // With Alt a second finger mirrors the first one about the middle of the screen.
  const box = at('stage').getBoundingClientRect();
  const middle = pointOf({ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 });
  const mirror = event.altKey ? ([x, y]) => [2 * middle[0] - x, 2 * middle[1] - y] : null;
  fingers.set(event.pointerId, { number, mirror });
  at('stage').setPointerCapture?.(event.pointerId);
  playing?.showPath([]);
  note('down', event);
});
part.addEventListener('pointermove', event => {
  if (fingers.has(event.pointerId)) {
    for (const one of event.getCoalescedEvents?.() ?? [event]) note('move', one);
  } else if (isOnStage(event) && event.pointerType !== 'touch' && !desk.lesson) hover(event);
});
const lift = action => event => {
  if (!fingers.has(event.pointerId)) return;
  note(action, event);
  fingers.delete(event.pointerId);
  if (fingers.size) return;
  playFingers();
};

/** Writes what the fingers did into the text and plays it. */
function playFingers() {
  const answer = ask('touch', { fingers: places });
  if (answer.text === undefined) return toast(answer.error ?? '');
  open(answer.text, { name: 'page.scene', touch: desk.touch, step: 0 });
  // A touch of an example is no work to keep.
  if (desk.slot) keepText();
  finishTouch();
}
part.addEventListener('pointerup', lift('up'));
part.addEventListener('pointercancel', lift('cancel'));
part.addEventListener('pointerleave', () => hover(null));

/** Goes where the touch came to, walking there if motion is welcome. */
function finishTouch() {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isStill || !playing || playing.count > 200) playing?.go(playing.count);
  else walk();
}

let waiting = 0;
function hover(event) {
  cancelAnimationFrame(waiting);
  if (!event) return showHover({});
  const point = pointOf(event);
  waiting = requestAnimationFrame(() => { if (point) showHover(ask('hover', { at: point })); });
}

/** Lights the way to what a tap would hit; without one the picked view. */
function showHover({ path = [desk.picked].filter(view => view !== undefined), told: words }) {
  playing?.showPath(path);
  const caption = document.querySelector('#page figcaption');
  if (!caption) return;
  caption.innerHTML = words ?? hint();
}

const hint = () => picks
  ? told('Press the view to pick.', '按下要选择的视图。')
  : told('Press or drag to touch.', '按下或拖动来触摸。');

function setPicking(isOn) {
  picks = isOn;
  at('pick').setAttribute('aria-pressed', isOn);
  showHover({});
}

/** A button below the picture, for a finger has no Shift. */
function offerPick() {
  const button = element('button', { type: 'button', id: 'pick', 'aria-pressed': picks }, told('Pick a view', '选择视图'));
  button.addEventListener('click', () => setPicking(!picks));
  document.querySelector('#page figure').append(button);
}

part.addEventListener('click', event => {
  if (!isOnStage(event)) return;
  event.stopPropagation();
  const shape = event.target.closest('[data-view], [data-label]');
  if (!(event.shiftKey || picks) || !shape) return;
  setPicking(false);
  pick(+(shape.dataset.view ?? shape.dataset.label));
}, true);
