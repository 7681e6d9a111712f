// The stage.

const varied = svg ? [...svg.querySelectorAll('[data-from]')].map(element => {
  const own = element.dataset;
  const key = own.layer ? `layer ${own.layer}` : own.shape ?? own.label;
  const parent = own.layer ? null : element.parentNode;
  return { element, from: +own.from, key, parent };
}) : [];
const families = new Map();
for (const one of varied) {
  const family = families.get(one.parent) ?? families.set(one.parent, new Map()).get(one.parent);
  if (!family.has(one.key)) family.set(one.key, []);
  family.get(one.key).push(one);
}
let shapes = new Map();
let labels = new Map();

function chooseVariants() {
  shapes = new Map();
  labels = new Map();
  for (const family of families.values()) for (const ones of family.values()) {
    const chosen = ones.findLast(one => one.from <= at);
    for (const one of ones) one.element.classList.toggle('past', one !== chosen);
  }
  for (const one of varied) {
    if (one.element.classList.contains('past') || !one.parent) continue;
    if (one.parent.classList.contains('past')) continue;
    const own = one.element.dataset;
    if (own.shape !== undefined) {
      const shape = one.element.querySelector('[data-view]');
      if (shape) shapes.set(+own.shape, shape);
    } else labels.set(+own.label, one.element);
  }
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
  for (const responder of breakpoints) if (viewOf(responder) >= 0) outline(viewOf(responder), 'broken');
  if (viewOf(state.T) >= 0) outline(viewOf(state.T), 'turn');
  for (const [view, label] of labels) {
    const mark = state.M[view];
    label.classList.toggle('turn', viewOf(state.T) === view);
    label.classList.toggle('hit', !!mark?.[2]);
    const badge = label.querySelector('.badge');
    if (badge) {
      badge.classList.toggle('shown', !!mark?.[0]);
      badge.querySelector('text').textContent = mark?.[0] || '';
    }
    const place = label.querySelector('.mark');
    if (!place) continue;
    const said = !mark ? '' : mark[2] ? say('hit') : mark[1] ? '✗ ' + mark[1] : '';
    place.querySelector('text').textContent = said || place.dataset.off || '';
    place.classList.toggle('bad', !!mark?.[1]);
    place.classList.toggle('good', !!mark?.[2]);
  }
}

const trailOf = touch => {
  const places = [];
  for (let step = from; step <= at; step++) for (const finger of states[step].F) {
    if (finger[0] !== touch) continue;
    const last = places[places.length - 1];
    if (!last || last[0] !== finger[2] || last[1] !== finger[3]) places.push([finger[2], finger[3]]);
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
