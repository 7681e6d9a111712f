// A try in the text: while a lesson asks for a changed scene, its text stands in the lesson.

/** Shows the text of a try; without one the text goes back to its own place. */
function showTry(text, keepsText = false) {
  const part = at('text-part');
  const isTry = text !== undefined;
  root.classList.toggle('trying', isTry);
  if (!isTry) {
    if (part.parentElement !== at('left')) at('left').prepend(part);
    return;
  }
  if (part.parentElement !== at('lesson')) at('offers').before(part);
  // What a person wrote stays as it was written.
  if (keepsText) return;
  at('text').value = text;
  showTouches([]);
  checkTry();
}

/** Says what is wrong with the text, as everywhere. */
function checkTry() {
  showProblems(ask('attempt', { text: at('text').value, isTrial: true }).problems ?? []);
  showGutter();
}

/** Takes the text as the answer: it becomes the line that a person would type. */
function attempt() {
  const answer = ask('attempt', { text: at('text').value, now: seconds() });
  showProblems(answer.problems ?? []);
  showGutter();
  if (answer.refused) return toast(answer.refused);
  if (answer.line === undefined) return answer.error && toast(answer.error);
  at('prose').append(element('p', { class: 'typed' }, '› ' + answer.line));
  showLesson(answer, true);
}
at('attempt').addEventListener('click', attempt);
at('text').addEventListener('keydown', event => {
  if (!desk.lesson || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  attempt();
});
