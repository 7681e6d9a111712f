// What is wrong with the text: each error below its line, with what the reader suggests.
const mostFaults = 5;
const isWarning = ({ severity }) => severity === 'warning';

/** What is wrong with the text, and what the reader of a file had to say. */
function showProblems(problems, remarks = []) {
  // Errors first: a warning must not cover one.
  problems = [...problems].sort((one, other) => isWarning(one) - isWarning(other));
  desk.problems = problems;
  at('problems').replaceChildren(...problems.slice(0, mostFaults).map(faultOf));
  at('remarks').replaceChildren(...remarks.slice(0, mostFaults).map(words => element('li', {}, words)));
  placeFaults();
}

function faultOf(problem) {
  const { line, column = 1, length = 1, meant, severity = 'error', message } = problem;
  const words = element('button', { type: 'button', class: 'words' },
    element('span', { class: 'unseen' }, told(`line ${line}: `, `第 ${line} 行：`)), message);
  words.addEventListener('click', () => goToLine(line, column));
  const item = element('li', { class: severity, 'data-line': line }, words);
  if (meant) {
    const mend = element('button', { type: 'button', class: 'mend' }, told(`Write ${meant}`, `改成 ${meant}`));
    mend.addEventListener('click', () => {
      goToLine(line, column);
      at('text').setSelectionRange(at('text').selectionStart, at('text').selectionStart + length);
      document.execCommand('insertText', false, meant);
    });
    item.append(mend);
  }
  return item;
}

/** Puts each error below its line; one that would cover another waits until that one is mended. */
function placeFaults() {
  if (!at('problems').firstChild) return;
  const area = at('text');
  const height = parseFloat(getComputedStyle(area).lineHeight);
  const caret = area.value.slice(0, area.selectionStart).split('\n').length;
  const isFocused = document.activeElement === area;
  const items = [...at('problems').children];
  // The one of the line where one writes comes first.
  items.sort((one, other) => (+other.dataset.line === caret) - (+one.dataset.line === caret));
  const taken = [];
  for (const item of items) {
    const line = +item.dataset.line;
    const last = line + Math.ceil(item.offsetHeight / height);
    item.style.top = `${8 + line * height - area.scrollTop}px`;
    const isCovered = taken.some(([start, end]) => line <= end && start <= last);
    item.classList.toggle('later', isCovered);
    if (!isCovered) taken.push([line, last]);
    // Who writes in a line wants to see it.
    item.classList.toggle('aside', isFocused && caret > line && caret <= last);
  }
}
for (const kind of ['scroll', 'focus', 'blur']) at('text').addEventListener(kind, placeFaults);
document.addEventListener('selectionchange', placeFaults);
addEventListener('resize', placeFaults);
