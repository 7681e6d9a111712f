// The panel of a picked view: what can be asked about it, and its properties, which are written into the text.

// A record replaces what is around it.
const picked = at('picked');
const triedBox = at('tried');

/** A click with Shift picks a view: its line, and what can be asked about it. */
function pick(view) {
  const [, name, line] = desk.views.find(([number]) => number === view) ?? [];
  // In a lesson the stage is the lesson's, but the engine answers about the page's own scene.
  if (!name || desk.lesson) return;
  desk.picked = view;
  if (line) lightLine(line);
  const question = (words, deed) => {
    const button = element('button', { type: 'button' }, words);
    button.addEventListener('click', deed);
    return button;
  };
  const close = element('button', { type: 'button', 'aria-label': told('close', '关闭') }, '×');
  close.addEventListener('click', unpick);
  const isNew = picked.hidden;
  const focused = picked.contains(document.activeElement) && document.activeElement.name;
  picked.replaceChildren(
    element('b', { id: 'picked-name' }, name),
    question(told('Why not this one?', '为什么不是它？'), () => askWhyNot(name)),
    question(told('Break here', '在这里设断点'), () => breakOn(view, name)),
    question(told('Tap it', '点按它'), () => tapView(view)),
    close, propertiesOf(view, name));
  picked.hidden = false;
  showHover({});
  if (focused) picked.querySelector(`[name="${focused}"]`)?.focus({ preventScroll: true });
  if (!picked.checkVisibility()) showTab('stage');
  // On a phone it lies below the picture; elsewhere nothing is to move.
  if (isNew && matchMedia('(max-width:62.49rem)').matches) picked.scrollIntoView({ block: 'nearest' });
}

function unpick() {
  desk.picked = undefined;
  picked.hidden = true;
  showHover({});
}

/** What is as a view has it of itself is folded. */
function propertiesOf(view, name) {
  const { properties = [] } = ask('properties', { view });
  const row = ([property, value, isEditable]) => {
    const label = element('label', {}, element('span', {}, property));
    if (!isEditable) label.append(element('output', {}, value));
    else if (/^(yes|no)$/.test(value)) label.append(box(name, property, value));
    else label.append(field(name, property, value));
    return label;
  };
  const [usual, other] = [true, false].map(wanted => properties.filter(([, , , isUsual]) => isUsual === wanted));
  const fold = element('details', {}, element('summary', {}, told(`${usual.length} more`, `另外 ${usual.length} 项`)), ...usual.map(row));
  fold.open = desk.showsUsual;
  fold.addEventListener('toggle', () => { desk.showsUsual = fold.open; });
  return element('div', { class: 'properties' }, ...other.map(row), fold);
}

function field(name, property, value) {
  const input = element('input', { name: property, value, spellcheck: 'false', autocomplete: 'off' });
  input.addEventListener('change', () => change(`${name}.${property} = ${input.value}`));
  return input;
}

function box(name, property, value) {
  const input = element('input', { name: property, type: 'checkbox' });
  input.checked = value === 'yes';
  input.addEventListener('change', () => change(`${name}.${property} = ${input.checked ? 'yes' : 'no'}`));
  return input;
}

/** Writes an edit into the text, or all that was tried. */
function change(edit) {
  const answer = ask('change', { edit });
  if (answer.text === undefined) {
    toast(answer.error ?? '');
  } else {
    replaceText(answer.text);
    open(answer.text, { name: 'page.scene', touch: desk.touch });
    desk.source = undefined;
    keepText();
  }
  if (desk.picked !== undefined) pick(desk.picked);
}

/** Writes what differs into the text as a person would: the browser's own undo takes it back. */
function replaceText(text) {
  const area = at('text');
  const focused = document.activeElement;
  if (!area.checkVisibility()) return;
  const old = area.value;
  let [start, end] = [0, 0];
  while (start < Math.min(old.length, text.length) && old[start] === text[start]) start++;
  while (end < Math.min(old.length, text.length) - start && old.at(-1 - end) === text.at(-1 - end)) end++;
  if (start + end === Math.max(old.length, text.length)) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(start, old.length - end);
  isWritten = true;
  document.execCommand('insertText', false, text.slice(start, text.length - end));
  isWritten = false;
  focused?.focus({ preventScroll: true });
}

/** Says what was tried, which the text does not hold yet, and what came of it. */
function showTried(tried) {
  desk.tried = tried;
  triedBox.hidden = !tried.length;
  document.body.append(triedBox);
  if (!tried.length) return;
  const write = element('button', { type: 'button', class: 'main' }, told('Write it into the text', '写进文字'));
  write.addEventListener('click', () => change());
  const undo = element('button', { type: 'button' }, told('Undo', '撤销'));
  undo.addEventListener('click', () => perform('undo'));
  triedBox.replaceChildren(
    element('span', {}, told('Tried: ', '正在尝试：'), ...tried.flatMap(one => [element('code', {}, one), ' '])),
    came(), write, undo);
}

/** What came of the touches, as the headline says. */
const came = () => element('span', { class: 'came' }, ...document.querySelector('#page h1').cloneNode(true).childNodes);
