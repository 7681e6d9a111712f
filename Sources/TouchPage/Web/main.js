// Beginning, and what belongs to no part.
function showTab(tab) {
  root.dataset.tab = tab;
  for (const button of document.querySelectorAll('#tabs button')) {
    button.setAttribute('aria-selected', button.dataset.tab === tab);
  }
}
for (const button of document.querySelectorAll('#tabs button')) {
  button.addEventListener('click', () => showTab(button.dataset.tab));
}
showTab('stage');

const given = JSON.parse(at('given').textContent);

/** The first scene of the page. */
function openHello() {
  closeLesson();
  at('examples').value = '';
  unpick();
  Object.assign(desk, { step: 0, touch: undefined });
  open(given.hello, { name: 'page.scene', step: 0 });
  sayHello();
}

at('examples').addEventListener('change', () => {
  const lesson = at('examples').value;
  if (lesson) openLesson({ lesson });
  else openHello();
});

function setLanguage(language) {
  root.lang = language;
  showLessons();
  if (desk.lesson) return openLesson({ lesson: desk.lesson });
  if (!at('hello').hidden) sayHello();
  open(desk.text, { touch: desk.touch, step: desk.step });
}
at('tongue').addEventListener('click', () => setLanguage(isEnglish() ? 'zh-Hans' : 'en'));
at('keys-help').addEventListener('click', () => playing?.deeds.help());

// At most forty words before the first thing to do.
function sayHello() {
  at('hello').hidden = false;
  at('hello').textContent = told(
    'This is a screen of an app. Tap buy on it: will the button get the tap? Then press Step and watch UIKit look for the view that your finger hits.',
    '这是应用的一个屏幕。点按它上面的 buy：按钮收得到这次点按吗？然后按“下一步”，看 UIKit 怎样寻找手指命中的视图。');
}

/** What a link or a file of its own brings: a scene, a touch, what was tried, and a step. */
function openLinked({ text, name = 'page.scene', touch, step = 0, tried = [] }) {
  open(text, { name, touch, step });
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
    toast(told('This link is broken; the first scene is shown.', '这个链接坏了；这里显示第一个场景。'));
  }
  root.lang = state?.lang === 'zh-Hans' || state?.lang === 'en' ? state.lang : root.lang;
  at('hello').hidden = !!state;
  if (!state) openHello();
  else if (state.lesson) openLesson({ lesson: state.lesson });
  else openLinked(state);
  showLessons();
}
// For who builds something around the page, and for its tests.
window.touchtrace = { ask, engine };
begin();
