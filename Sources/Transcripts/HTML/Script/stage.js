// The stage.

let shapes = new Map();
let labels = new Map();
const shown = { shape: new Map(), label: new Map() };
const layers = {};

/** Where only numbers differ from the drawing before, a drawing is their places and the numbers. */
const renumbered = (text, changes) => {
  const parts = text.split(/(\d[\d.]*)/);
  for (let k = 0; k < changes.length; k += 2) parts[2 * changes[k] + 1] = changes[k + 1];
  return parts.join('');
};
for (const layer of Object.values(facts.drawn ?? {}).flat()) for (const drawn of layer.drawn) {
  for (let k = 4; k < drawn.length; k += 2) {
    if (typeof drawn[k] !== 'string') drawn[k] = renumbered(drawn[k - 2], drawn[k]);
  }
}

/** Of a view's steps and drawings, one after the other, the drawing at the step where one is. */
const drawnAt = ([, ...drawings]) => {
  const place = drawings.findLastIndex((from, place) => place % 2 === 0 && from <= at);
  return place < 0 ? '' : drawings[place + 1];
};

function chooseVariants() {
  for (const kind of ['shape', 'label']) {
    const layer = facts.drawn[kind].findLast(layer => layer.from <= at) ?? facts.drawn[kind][0];
    if (!layer) continue;
    if (layers[kind] !== layer) {
      layers[kind] = layer;
      shown[kind] = new Map(layer.drawn.map(([view]) => [view, { group: draw('g', { ['data-' + kind]: view }) }]));
      by(kind + 's').replaceChildren(...[...shown[kind].values()].map(({ group }) => group));
    }
    for (const drawn of layer.drawn) {
      const place = shown[kind].get(drawn[0]);
      const drawing = drawnAt(drawn);
      if (place.drawing !== drawing) place.group.innerHTML = place.drawing = drawing;
    }
  }
  shapes = new Map();
  for (const [view, { group }] of shown.shape) {
    const shape = group.querySelector('[data-view]');
    if (shape) shapes.set(view, shape);
  }
  labels = new Map([...shown.label].filter(([, { drawing }]) => drawing));
}

function outline(view, kind) {
  const shape = shapes.get(view);
  if (!shape) return;
  const copy = shape.cloneNode();
  copy.setAttribute('class', kind);
  copy.setAttribute('fill', 'none');
  copy.removeAttribute('data-view');
  by('states').append(copy);
}

function showStates(state) {
  by('states').replaceChildren();
  for (const view in state.M) if (state.M[view][1]) outline(+view, 'refused');
  for (const view in state.M) if (state.M[view][2]) outline(+view, 'hit');
  for (const { view } of stops) if (view >= 0) outline(view, 'broken');
  if (viewOf(state.T) >= 0) outline(viewOf(state.T), 'turn');
  for (const [view, label] of labels) {
    const mark = state.M[view];
    const isTurn = viewOf(state.T) === view;
    // Of hundreds of labels a step changes some; the others are left as they are.
    const told = [label.drawing, isTurn, mark, root.lang].join();
    if (label.told !== told) showMark(label.group, mark, isTurn);
    label.told = told;
  }
}

function showMark(label, mark, isTurn) {
  label.classList.toggle('turn', isTurn);
  label.classList.toggle('hit', !!mark?.[2]);
  const badge = label.querySelector('.badge');
  if (badge) {
    badge.classList.toggle('shown', !!mark?.[0]);
    badge.querySelector('text').textContent = mark?.[0] || '';
  }
  const place = label.querySelector('.mark');
  if (!place) return;
  const said = !mark ? '' : mark[2] ? say('hit') : mark[1] ? '✗ ' + mark[1] : '';
  place.querySelector('text').textContent = said || place.dataset.off || '';
  place.classList.toggle('bad', !!mark?.[1]);
  place.classList.toggle('good', !!mark?.[2]);
}

/** Lights the views that a pointer is found by, from the window to the one that would be hit. */
function showPath(views) {
  for (const lit of svg?.querySelectorAll('.way, .goal') ?? []) lit.remove();
  views.forEach((view, place) => outline(view, place < views.length - 1 ? 'way' : 'goal'));
}

/** Where a touch was at the moments up to the one shown. */
const trailOf = touch => {
  const places = [];
  for (const [, , ...fingers] of facts.moments.slice(states[from + 1]?.m ?? 0, states[at].m + 1)) {
    const [, x, y] = fingers.find(([number]) => number === touch) ?? [];
    const last = places[places.length - 1];
    if (x !== undefined && (!last || last[0] !== x || last[1] !== y)) places.push([x, y]);
  }
  return places;
};

function showFingers(state) {
  const layer = by('fingers');
  layer.replaceChildren();
  if (state.R.length) {
    layer.append(draw('path', { class: 'ruler', d: 'M' + state.R.map(p => p.join(' ')).join('L') }));
    layer.append(draw('circle', { class: 'corner', cx: state.R[0][0], cy: state.R[0][1], r: 2.5 }));
  }
  for (const [touch, phase, x, y, left, top, width, height, said] of state.F) {
    const trail = trailOf(touch);
    if (at && trail.length > 1) {
      layer.append(draw('path', { class: 'trail', d: 'M' + trail.map(p => p.join(' ')).join('L') }));
    }
    const up = phase > 2;
    layer.append(draw('circle', { class: 'halo', cx: x, cy: y, r: 11 }));
    layer.append(draw('circle', { class: up ? 'finger up' : 'finger', cx: x, cy: y, r: 5.5 }));
    if (phase === 4) layer.append(draw('path', { class: 'gone', d: `M${x - 2} ${y - 2}l4 4m0-4l-4 4` }));
    layer.append(draw('rect', { class: 'tag', x: left, y: top, width, height, rx: height / 2 }));
    layer.append(draw('text', { class: 'm tag-words', x: left + width / 2, y: top + 12 }, said));
  }
}
