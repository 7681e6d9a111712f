// Beginning, and what belongs to no part.
function showTab(tab) {
  root.dataset.tab = tab;
  for (const button of document.querySelectorAll('#tabs button')) {
    button.setAttribute('aria-selected', button.dataset.tab === tab);
  }
  keepInSight(desk.step);
}
for (const button of document.querySelectorAll('#tabs button')) {
  button.addEventListener('click', () => showTab(button.dataset.tab));
}
showTab('stage');

const given = JSON.parse(at('given').textContent);

/** The example of the page. */
function openHello() {
  closeLesson();
  unpick();
  Object.assign(desk, { slot: '', step: 0, touch: undefined, source: undefined });
  memory.write('last', 'example');
  at('examples').value = 'example';
  open(given.hello, { name: 'page.scene', step: 0, greeting: sayHello, isOther: true });
}

/** Opens what the list calls so: a lesson, what was kept, or the example. */
function openChosen(name) {
  showScreens([]);
  at('right').scrollTop = 0;
  if (openKept(name)) return;
  if (name.includes('/')) openLesson({ lesson: name });
  // A lesson may be gone since.
  if (!name.includes('/') || !desk.lesson) openHello();
}

/** Where one goes on: what was open last, or the lesson that the engine names. */
function goOn() {
  const last = memory.read('last');
  if (last) return openChosen(last);
  const { next } = ask('lessons', { progress: keptProgress() });
  if (!next) openHello();
  else if (keptProgress()) openLesson({ lesson: next });
  else openFirst(next);
}
at('examples').addEventListener('change', () => openChosen(at('examples').value));

function setLanguage(language) {
  root.lang = language;
  showLessons();
  if (isFirst()) return openFirst(desk.lesson);
  if (desk.lesson) return openLesson({ lesson: desk.lesson });
  const { greeting, step, touch } = desk;
  open(desk.text, { touch, step, greeting });
  if (desk.picked !== undefined) pick(desk.picked);
}
at('tongue').addEventListener('click', () => setLanguage(isEnglish() ? 'zh-Hans' : 'en'));
at('keys-help').addEventListener('click', () => playing?.deeds.help());

// At most forty words before the first thing to do.
const sayHello = () => told(
  'touchtrace steps through a touch on iOS: which view gets it, and why. Tap the dot on buy: will the button get the tap?',
  'touchtrace 单步演示 iOS 上的一次触摸：哪个视图收到它，为什么。点按 buy 上的圆点：按钮收得到这次点按吗？');

/** What a link or a file of its own brings: a scene, a touch, what was tried, and a step. */
function openLinked({ text, name = 'page.scene', touch, step = 0, tried = [] }) {
  const answer = ask('open', { name, text, touch, isOther: true });
  if (answer.kind === 'lesson') return openLesson({ text });
  showOpened(answer, { name, text, touch, step, isOther: true });
  tried.forEach((edit, place) => perform(`whatif ${place ? 'and ' : ''}${edit}`));
  playing?.go(step);
}

async function begin() {
  root.lang = /^zh/.test(navigator.language) ? 'zh-Hans' : 'en';
  await startEngine();
  let state = given.text ? given : null;
  try {
    state = await linked(location.hash) ?? state;
  } catch {
    toast(told('This link is broken, so it is not opened.', '这个链接坏了，没有打开。'));
  }
  root.lang = state?.lang === 'zh-Hans' || state?.lang === 'en' ? state.lang : root.lang;
  if (state?.lesson) openLesson({ lesson: state.lesson });
  else if (state) openLinked(state);
  else goOn();
  showLessons();
}
// For who builds something around the page, and for its tests.
window.touchtrace = { ask, engine };
begin();
