// An order to make. Lines are pressed one after the other, dragged, or moved with the arrows; what does not
// belong stays below the mark.

/** The list of an order, and the button that answers with it. */
function orderOf(items) {
  let dragged = null;
  const said = element('span', { class: 'unseen', role: 'status' });
  const mark = element('p', { class: 'mark' }, told('left out', '不排进去'));
  const lines = items.map(item => {
    const line = buttonOf(item);
    line.addEventListener('click', () => {
      if (line.dataset.place) mark.after(line);
      else mark.before(line);
      moved(line);
    });
    return line;
  });
  const list = element('div', { class: 'order' }, mark, ...lines);
  const placed = () => [...list.children].slice(0, [...list.children].indexOf(mark));

  /** Numbers the lines above the mark, and says where a line came to. */
  function moved(line) {
    for (const one of lines) {
      const place = placed().indexOf(one) + 1;
      one.dataset.place = place || '';
      one.setAttribute('aria-pressed', !!place);
    }
    if (!line) return;
    line.focus({ preventScroll: true });
    said.textContent = `${line.querySelector('span')?.textContent ?? ''}: ${line.dataset.place || mark.textContent}`;
  }

  list.addEventListener('keydown', event => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const line = event.target.closest('.item');
    if (!way || !line) return;
    event.preventDefault();
    event.stopPropagation();
    if (way < 0) line.previousElementSibling?.before(line);
    else line.nextElementSibling?.after(line);
    moved(line);
  });
  list.addEventListener('pointerdown', event => {
    const line = event.target.closest('.item');
    dragged = line && !event.button ? { line, start: event.clientY } : null;
  });
  list.addEventListener('pointermove', event => {
    if (!dragged || !event.buttons) return;
    const { line, start } = dragged;
    // A press that trembles is no drag.
    if (!line.classList.contains('dragged') && Math.abs(event.clientY - start) < 6) return;
    // The list has the pointer, for a line that is moved loses it.
    list.setPointerCapture(event.pointerId);
    line.classList.add('dragged');
    const others = [...list.children].filter(one => one !== line);
    const next = others.find(one => event.clientY < one.getBoundingClientRect().y + one.offsetHeight / 2) ?? null;
    if (line.nextElementSibling !== next) list.insertBefore(line, next);
  });
  const drop = () => {
    const line = dragged?.line;
    dragged = null;
    if (!line?.classList.contains('dragged')) return;
    line.classList.remove('dragged');
    moved(line);
  };
  list.addEventListener('pointerup', drop);
  list.addEventListener('pointercancel', drop);

  moved();
  const done = element('button', { type: 'button', class: 'main' }, told('That is the order', '就是这个顺序'));
  done.addEventListener('click', () => {
    const order = placed().map(line => line.querySelector('kbd').textContent).join(' ');
    if (order) learn(order);
    else toast(told('Put the lines in their order first.', '请先把各行排好。'));
  });
  return [
    element('p', {}, told('Press the lines in their order, drag them, or move them with ↑ and ↓.', '按先后顺序按下各行，也可以拖动，或用 ↑ 和 ↓ 移动。')),
    list, done, said,
  ];
}
