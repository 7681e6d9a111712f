// Lessons: the same runner as in a terminal, with buttons. Progress is kept in this browser alone.
const keptProgress = () => memory.read('progress');
let held = [];
function keepProgress(lines) {
  held.push(...lines);
  if (!held.length || isFirst()) return;
  memory.write('progress', keptProgress() + held.map(line => line + '\n').join(''));
  held = [];
}

// The log is the terminal's: `touchtrace learn` reads it, and writes what can be loaded here.
at('keep').addEventListener('click', () => download('progress.jsonl', keptProgress()));
at('kept').addEventListener('change', async event => {
  const known = new Set(keptProgress().split('\n'));
  keepProgress((await event.target.files[0].text()).split('\n').filter(line => line.trim() && !known.has(line)));
  showLessons();
});

const seconds = () => Math.floor(Date.now() / 1000);

function showLessons() {
  const { chapters = [] } = ask('lessons', { progress: keptProgress() });
  const option = (value, words) => element('option', { value }, words);
  at('examples').replaceChildren(
    option('example', told('A button that gets no tap', '收不到点按的按钮')),
    ...Object.keys(slots).filter(slot => memory.read(slot)).map(slot => option(slot, told(...slots[slot]))),
    ...chapters.map(({ title, lessons }) => element(
      'optgroup', { label: title }, ...lessons.map(([id, name, mark]) => option(id, `${mark} ${name}`.trim())))));
  at('examples').value = desk.lesson ?? (desk.slot || 'example');
}

/** Opens a lesson by its id, or one that was dropped. */
function openLesson(request, isNew = false) {
  at('prose').replaceChildren();
  held = [];
  root.classList.add('learning');
  root.classList.toggle('first', isNew);
  root.classList.remove('stale');
  triedBox.hidden = true;
  greet(null);
  unpick();
  // A lesson that was dropped cannot be opened again.
  if (!isNew) memory.write('last', request.lesson ?? '');
  // On a phone the text of a lesson is behind that tab.
  showTab('text');
  return showLesson(ask('learn', { progress: keptProgress(), now: seconds(), ...request }));
}

function closeLesson() {
  root.classList.remove('learning', 'first');
  showTry();
  desk.lesson = undefined;
}

/** Types a line into the lesson, as a button or a person does. */
function learn(line, shown = line) {
  leaveFirst();
  if (shown) at('prose').append(element('p', { class: 'typed' }, '› ' + shown));
  showLesson(ask('learn', { line, now: seconds() }));
}

// Pictures of a scene in letters need letters of one width.
const isDrawn = line => /[\u2500-\u257f]/.test(line);

function showLesson(answer, keepsText = false) {
  if (answer.error) {
    toast(answer.error);
    return answer;
  }
  const said = at('prose');
  const first = said.childElementCount;
  if (answer.lesson !== desk.lesson) Object.assign(desk, { lesson: answer.lesson, step: 0 });
  for (const line of answer.lines) {
    const part = linkSteps(written(line));
    part.className = isDrawn(line) ? 'drawn' : part.textContent ? '' : 'gap';
    said.append(part);
  }
  at('footer').innerHTML = answer.footer ?? '';
  keepProgress(answer.log);
  at('page').classList.toggle('guarded', answer.isGuarded);
  if (answer.player !== undefined) showPlayer(answer);
  else if (answer.step !== undefined) playing?.go(answer.step);
  showOffers(answer.offers);
  showTry(answer.text, keepsText);
  if (answer.status === 'quit') openHello();
  else said.children[first]?.scrollIntoView({ block: 'start' });
  return answer;
}

/** The answers and words of a stop. */
function showOffers(offers) {
  const items = offers.filter(([kind]) => kind === 'item');
  at('offers').replaceChildren(
    ...items.length ? orderOf(items) : [], ...offers.filter(([kind]) => kind !== 'item').map(buttonOf));
}

/** A button that stands for a line. */
function buttonOf([kind, line, words]) {
  const button = element('button', { type: 'button', class: kind });
  button.innerHTML = words;
  if (kind !== 'word') button.prepend(element('kbd', {}, line));
  button.classList.toggle('short', kind === 'choice' && !button.querySelector('span').textContent);
  if (kind !== 'item') button.addEventListener('click', () => learn(line, kind === 'choice' ? line : button.textContent.trim()));
  return button;
}

at('learn').addEventListener('submit', event => {
  event.preventDefault();
  const line = at('answer').value;
  at('answer').value = '';
  learn(line);
});
