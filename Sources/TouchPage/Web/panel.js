// The panel of a picked view: what can be asked about it, and its properties, which are written into the text.

/** A click with Shift picks a view: its line, and what can be asked about it. */
function pick(view) {
  const [, name, line] = desk.views.find(([number]) => number === view) ?? [];
  if (!name) return;
  desk.picked = view;
  if (line) lightLine(line);
  const question = (words, command) => {
    const button = element('button', { type: 'button' }, words);
    button.addEventListener('click', () => perform(command));
    return button;
  };
  const close = element('button', { type: 'button', 'aria-label': told('close', '关闭') }, '×');
  close.addEventListener('click', unpick);
  at('picked').replaceChildren(
    element('b', {}, name),
    question(told('Why not this one?', '为什么不是它？'), `why-not ${name}`),
    question(told('Break here', '在这里设断点'), `break ${name}`),
    close, propertiesOf(view, name));
  at('picked').hidden = false;
}

function unpick() {
  desk.picked = undefined;
  at('picked').hidden = true;
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
  const input = element('input', { value, spellcheck: 'false', autocomplete: 'off' });
  input.addEventListener('change', () => change(`${name}.${property} = ${input.value}`));
  return input;
}

function box(name, property, value) {
  const input = element('input', { type: 'checkbox' });
  input.checked = value === 'yes';
  input.addEventListener('change', () => change(`${name}.${property} = ${input.checked ? 'yes' : 'no'}`));
  return input;
}

/** Writes an edit into the text, or all that was tried. */
function change(edit) {
  const answer = ask('change', { edit });
  if (answer.text === undefined) {
    toast(answer.error ?? '');
  } else open(answer.text, { name: 'page.scene', touch: desk.touch });
  if (desk.picked !== undefined) pick(desk.picked);
}

/** Says what was tried, which the text does not hold yet. */
function showTried(tried) {
  desk.tried = tried;
  at('tried').hidden = !tried.length;
  if (!tried.length) return;
  const write = element('button', { type: 'button', class: 'main' }, told('Write it into the text', '写进文字'));
  write.addEventListener('click', () => change());
  const undo = element('button', { type: 'button' }, told('Undo', '撤销'));
  undo.addEventListener('click', () => perform('undo'));
  at('tried').replaceChildren(told('Tried: ', '正在尝试：'), ...tried.flatMap(one => [element('code', {}, one), ' ']), write, undo);
}
