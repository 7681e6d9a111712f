// The prompt: the same commands, the same replies.
const history = [];
let older = 0;
let repeated = '';

function showPrompt() {
  at('prompt').textContent = (desk.prompt ?? '').replace(/#\d+/, '#' + desk.step);
}

/** Carries out a line and shows what came of it. */
function perform(line) {
  const replies = at('replies');
  replies.append(element('p', { class: 'typed' }, at('prompt').textContent + line));
  const answer = ask('perform', { line, step: desk.step });
  for (const line of answer.lines ?? []) replies.append(linkSteps(written(line)));
  if (answer.error) replies.append(element('p', { class: 'bad' }, answer.error));
  for (const file of answer.files ?? []) hand(file, replies);
  repeated = answer.repeats ?? '';
  if (answer.prompt) desk.prompt = answer.prompt;
  if (answer.player) {
    greet(null);
    showPlayer(answer);
  } else {
    if (answer.tried) showTried(answer.tried);
    if (answer.breaks) showBreaks(answer.breaks);
    if (answer.step !== undefined && answer.step !== desk.step) playing?.go(answer.step);
  }
  if (answer.told) showTold(answer.told);
  showPrompt();
  replies.scrollTop = replies.scrollHeight;
  // On a phone the prompt is behind another tab.
  const isHidden = !replies.checkVisibility();
  if (isHidden && answer.lines?.length) toast(replies.lastElementChild.textContent);
}

/** What a command would write to a file is shown, or handed over to be saved. */
function hand(file, replies) {
  if (!file.path) return replies.append(element('pre', {}, file.text));
  const name = file.path.split('/').pop();
  download(name, file.text);
  const words = told(`${name} is in your downloads.`, `${name} 已下载。`);
  replies.append(element('p', { class: 'dim' }, words));
  toast(words);
}

function download(name, text) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  element('a', { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

at('ask').addEventListener('submit', event => {
  event.preventDefault();
  const line = at('line').value.trim() || repeated;
  at('line').value = '';
  if (!line) return;
  if (history[history.length - 1] !== line) history.push(line);
  older = history.length;
  perform(line);
});

at('line').addEventListener('keydown', event => {
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    event.preventDefault();
    older = Math.max(0, Math.min(history.length, older + (event.key === 'ArrowUp' ? -1 : 1)));
    at('line').value = history[older] ?? '';
  } else if (event.key === 'Tab' && !event.shiftKey && at('line').value) {
    event.preventDefault();
    complete();
  }
});

function complete() {
  const line = at('line').value;
  const { replacing = 0, candidates = [] } = ask('complete', { line });
  if (!candidates.length) return;
  const common = candidates.reduce((one, other) => {
    let length = 0;
    while (length < one.length && one[length] === other[length]) length++;
    return one.slice(0, length);
  });
  at('line').value = line.slice(0, line.length - replacing) + common + (candidates.length === 1 ? ' ' : '');
  if (candidates.length > 1) at('replies').append(element('p', { class: 'dim' }, candidates.join('  ')));
  at('replies').scrollTop = at('replies').scrollHeight;
}
