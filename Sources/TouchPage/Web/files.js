// Real files: dropped, pasted or chosen. Nothing is sent anywhere.
const mostBytes = 60e6;

async function openFile(file) {
  if (!file) return;
  if (file.size > mostBytes) return toast(told(`${file.name} is larger than 60 MB`, `${file.name} 超过 60 MB`));
  openMine(await file.text(), file.name);
}

function openMine(text, name) {
  closeLesson();
  const answer = open(text, { name, step: 0 });
  if (!answer) return;
  if (answer.kind === 'lesson') return openLesson({ text });
  const screens = answer.screens ?? [];
  at('hello').hidden = false;
  at('hello').textContent = answer.kind === 'app'
    ? told('This is your screen. Tap the control that is dead: the answer appears beside it.', '这就是你的屏幕。点按没有反应的控件：旁边会给出答案。')
    : '';
  if (screens.length > 1) {
    const list = element('select', { 'aria-label': told('screen', '界面') }, ...screens.map(one => element('option', {}, one)));
    list.addEventListener('change', () => open(text, { name, screen: list.value, step: 0 }));
    at('hello').append(' ', list);
  }
}

at('open').addEventListener('click', () => at('mine').showModal());
at('mine').addEventListener('close', () => {
  const text = at('paste').value;
  if (at('mine').returnValue === 'open' && text.trim()) openMine(text, 'paste.txt');
});
at('file').addEventListener('change', event => {
  at('mine').close('file');
  openFile(event.target.files[0]);
});
addEventListener('dragover', event => { event.preventDefault(); root.classList.add('dropping'); });
addEventListener('dragleave', event => { if (!event.relatedTarget) root.classList.remove('dropping'); });
addEventListener('drop', event => {
  event.preventDefault();
  root.classList.remove('dropping');
  openFile(event.dataTransfer.files[0]);
});
