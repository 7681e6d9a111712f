// The first screen of a newcomer: the question of the first lesson beside its picture. What there is to
// read is folded, and nothing is kept until something was done.
const isFirst = () => root.classList.contains('first');

/** Opens a lesson at its first question. */
function openFirst(lesson) {
  const { title } = openLesson({ lesson }, true);
  // The first stop of a lesson may only show the scene.
  if (!at('offers').querySelector('.choice, .item')) showLesson(ask('learn', { line: '', now: seconds() }));
  const lines = [...at('prose').children].filter(line => line.textContent);
  const question = lines.pop();
  at('prose').replaceChildren(
    element('h3', {}, title),
    element('p', {}, told(
      'touchtrace steps through a touch: which view gets it, and why. Guess first.',
      'touchtrace 单步演示一次触摸：哪个视图收到它，为什么。先猜一猜。')),
    element('details', {}, element('summary', {}, told('Read about the scene', '先读场景说明')), ...lines),
    question);
}

/** Ends the first screen at the first answer or line: from then on progress is kept. */
function leaveFirst() {
  if (!isFirst()) return;
  root.classList.remove('first');
  keepProgress([]);
  memory.write('last', desk.lesson);
}

at('door').addEventListener('click', () => at('open').click());
