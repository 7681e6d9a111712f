// The text: every valid keystroke records again.

/** Opens a text, whatever it is; `step` is where to stand in its record. */
function open(text, { name = desk.name, touch, screen, ...how } = {}) {
  return showOpened(ask('open', { name, text, touch, screen, isOther: how.isOther }), { name, text, touch, ...how });
}

/**
 * Shows what was opened. Of a text that cannot be played nothing is shown if it is another one; while one
 * writes, the last picture stays, without its answers.
 */
function showOpened(answer, { name, text, touch, step, greeting, isOther }) {
  if (answer.error) return showProblems([{ line: 1, message: answer.error }]);
  const shown = answer.text ?? text;
  Object.assign(desk, { name: answer.text === undefined ? name : 'page.scene', text: shown, touch: answer.touch ?? touch });
  if (at('text').value !== shown) at('text').value = shown;
  showProblems(answer.problems ?? [], answer.remarks);
  showTouches(answer.touches ?? []);
  showGutter();
  const isPlayed = answer.player !== undefined;
  root.classList.toggle('stale', !isPlayed);
  greet(isPlayed ? greeting : desk.problems.some(problem => !isWarning(problem)) ? sayFault : sayEmpty);
  // What was said of another scene leads to steps that are gone.
  if (isOther) at('replies').replaceChildren();
  if (!isPlayed && isOther) clearStage();
  showPlayer(answer, step ?? desk.step);
  return answer;
}

const sayFault = () => told(`Line ${desk.problems[0].line} has an error, which stands below it.`, `第 ${desk.problems[0].line} 行有错误，见这一行下方。`);
const sayEmpty = () => told('The text has no window yet: there is nothing to touch.', '文字里还没有窗口：没有可以触摸的东西。');

/** Words in the place of the headline; without them the headline stands there. */
function greet(greeting) {
  desk.greeting = greeting;
  at('hello').textContent = greeting?.() ?? '';
  root.classList.toggle('greeting', !!greeting);
}

/** Numbers the lines; only those that are marked are elements, for a text may have 100 000 lines. */
function showGutter(lit = 0) {
  const lines = at('text').value.split('\n').length;
  // The last one of a line counts, so errors are put in last.
  const wrong = new Map(desk.problems?.toReversed().map(problem => [problem.line, problem.severity]));
  const parts = [''];
  for (let line = 1; line <= lines; line++) {
    const marks = (wrong.get(line) ?? '') + (lit === line ? ' lit' : '');
    if (marks) parts.push(element('span', { class: marks }, `${line}\n`), '');
    else parts[parts.length - 1] += `${line}\n`;
  }
  at('gutter').replaceChildren(...parts);
}

/** A file may have several touches; one of them is played. */
function showTouches(touches) {
  const list = at('touches');
  list.hidden = touches.length < 2;
  list.replaceChildren(...touches.map(touch => element('option', { value: touch }, '#' + touch)));
  list.value = desk.touch;
}
at('touches').addEventListener('change', () => open(desk.text, { touch: at('touches').value, step: 0 }));

/** Puts the caret on a line, and the line into sight. */
function goToLine(line, column = 1) {
  const area = at('text');
  const before = area.value.split('\n').slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  area.focus({ preventScroll: true });
  area.setSelectionRange(before + column - 1, before + column - 1);
  lightLine(line);
}

function lightLine(line) {
  const area = at('text');
  const height = parseFloat(getComputedStyle(area).lineHeight);
  if (line * height < area.scrollTop + height || line * height > area.scrollTop + area.clientHeight) {
    area.scrollTop = (line - 3) * height;
  }
  showGutter(line);
}

let typed = 0;
let isWritten = false;
at('text').addEventListener('input', () => {
  if (isWritten) return;
  cancelAnimationFrame(typed);
  typed = requestAnimationFrame(() => {
    if (desk.lesson) checkTry();
    else {
      open(at('text').value, { name: 'page.scene', touch: desk.touch });
      desk.source = undefined;
      keepText();
    }
    offerWords();
  });
});
at('text').addEventListener('scroll', () => { at('gutter').style.translate = `0 ${-at('text').scrollTop}px`; });
// What can be done with the view of the caret's line.
at('text').addEventListener('keydown', event => {
  if (!event.altKey || event.key !== 'Enter') return;
  event.preventDefault();
  const line = at('text').value.slice(0, at('text').selectionStart).split('\n').length;
  const view = desk.views.find(([, , written]) => written === line);
  if (view) pick(view[0]);
});
// Two spaces a level: Tab writes them, Escape and then Tab leaves.
let leaves = false;
at('text').addEventListener('keydown', event => {
  if (event.key === 'Escape') leaves = true;
  else if (event.key === 'Tab' && !event.shiftKey && !leaves) {
    event.preventDefault();
    document.execCommand('insertText', false, '  ');
  } else if (event.key !== 'Shift') leaves = false;
});
