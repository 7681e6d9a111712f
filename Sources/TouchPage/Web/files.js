// Real files: dropped, pasted or chosen. Nothing is sent anywhere.
// As the program has it: larger files are not read.
const mostBytes = 16 << 20;

async function openFile(file) {
  if (!file) return;
  if (file.size > mostBytes) return refuse(told(`${file.name} is larger than 16 MiB`, `${file.name} 超过 16 MiB`));
  if (openMine(await file.text(), file.name)) at('mine').close('file');
}

/** Opens what a person brings. What cannot be read is refused, and what was open stays as it is. */
function openMine(text, name) {
  const answer = ask('open', { name, text, isOther: true });
  if (answer.kind === 'lesson') {
    openLesson({ text });
    return true;
  }
  const isRead = answer.player !== undefined || answer.kind === 'scene';
  if (!isRead) {
    refuse(answer.error ?? answer.problems[0].message, name);
    return false;
  }
  closeLesson();
  unpick();
  at('right').scrollTop = 0;
  Object.assign(desk, { slot: 'mine', touch: undefined, source: answer.kind === 'app' ? { name, text } : undefined });
  showOpened(answer, { name, text, step: 0, isOther: true, greeting: answer.kind === 'app' ? sayTap : null });
  showScreens(answer.screens ?? []);
  // On a phone one sees the screen, and not the text that was just pasted.
  showTab('stage');
  keepText();
  showLessons();
  return true;
}

const sayTap = () => told(
  'This is your screen. Tap the control that is dead: the answer appears beside it, on a phone below it.',
  '这就是你的屏幕。点按没有反应的控件：答案出现在旁边，在手机上出现在下方。');

/** A storyboard has several screens; one of them is shown. */
function showScreens(screens) {
  const list = at('screens');
  list.hidden = screens.length < 2;
  list.replaceChildren(...screens.map(one => element('option', {}, one)));
}
at('screens').addEventListener('change', () => {
  const { source } = desk;
  if (source) open(source.text, { name: source.name, screen: at('screens').value, step: 0, greeting: sayTap });
  keepText();
});

/** Says in the dialog what is wrong with what was brought, and what to bring. */
function refuse(words, name) {
  if (!at('mine').open) at('mine').showModal();
  at('refused').textContent = name && name !== 'paste.txt' ? `${name}: ${words}` : words;
}

/** Puts what LLDB answered behind the dump, and touches again where the finger was. */
function addAnswer(lines) {
  const { name, text } = desk.source;
  if (!openMine(`${text.trimEnd()}\n${lines}`, name)) return;
  if (places.length) playFingers();
}

at('open').addEventListener('click', () => {
  at('refused').textContent = '';
  at('mine').showModal();
});
at('copy-po').addEventListener('click', () => copyText(at('po').textContent));
at('mine').addEventListener('submit', event => {
  if (event.submitter?.value === 'open' && !openMine(at('paste').value, 'paste.txt')) event.preventDefault();
});
at('file').addEventListener('change', event => {
  openFile(event.target.files[0]);
  // The same file may be chosen again.
  event.target.value = '';
});
addEventListener('dragover', event => { event.preventDefault(); root.classList.add('dropping'); });
addEventListener('dragleave', event => { if (!event.relatedTarget) root.classList.remove('dropping'); });
addEventListener('drop', event => {
  event.preventDefault();
  root.classList.remove('dropping');
  openFile(event.dataTransfer.files[0]);
});
