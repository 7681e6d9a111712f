// Lessons: the same runner as in a terminal, with buttons. Progress is kept in this browser alone.
const keptProgress = () => memory.read('progress');
function keepProgress(lines) {
  if (lines.length) memory.write('progress', keptProgress() + lines.map(line => line + '\n').join(''));
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
    option('', told('A button that gets no tap', '收不到点按的按钮')),
    ...Object.keys(slots).filter(slot => memory.read(slot)).map(slot => option(slot, told(...slots[slot]))),
    ...chapters.map(({ title, lessons }) => element(
      'optgroup', { label: title }, ...lessons.map(([id, name, mark]) => option(id, `${mark} ${name}`.trim())))));
  at('examples').value = desk.lesson ?? desk.slot;
}

/** Opens a lesson by its id, or one that was dropped. */
function openLesson(request) {
  at('prose').replaceChildren();
  root.classList.add('learning');
  root.classList.remove('stale');
  triedBox.hidden = true;
  greet(null);
  unpick();
  // A lesson that was dropped cannot be opened again.
  memory.write('last', request.lesson ?? '');
  // On a phone the text of a lesson is behind that tab.
  showTab('text');
  showLesson(ask('learn', { progress: keptProgress(), now: seconds(), ...request }));
}

function closeLesson() {
  root.classList.remove('learning');
  desk.lesson = undefined;
}

/** Types a line into the lesson, as a button or a person does. */
function learn(line, shown = line) {
  if (shown) at('prose').append(element('p', { class: 'typed' }, '› ' + shown));
  showLesson(ask('learn', { line, now: seconds() }));
}

// Pictures of a scene in letters need letters of one width.
const isDrawn = line => /[\u2500-\u257f]/.test(line);

function showLesson(answer) {
  if (answer.error) return toast(answer.error);
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
  if (answer.status === 'quit') return openHello();
  said.children[first]?.scrollIntoView({ block: 'start' });
}

/** The answers and words of a stop; the numbers of an order are collected until all are pressed. */
function showOffers(offers) {
  let order = [];
  const items = offers.filter(([kind]) => kind === 'item').length;
  at('offers').replaceChildren(...offers.map(([kind, line, words]) => {
    const button = element('button', { type: 'button', class: kind });
    button.innerHTML = words;
    if (kind !== 'word') button.prepend(element('kbd', {}, line));
    button.classList.toggle('short', kind === 'choice' && !button.querySelector('span').textContent);
    button.addEventListener('click', () => {
      if (kind !== 'item') return learn(line, kind === 'choice' ? line : button.textContent.trim());
      if (button.getAttribute('aria-pressed') === 'true') order = order.filter(one => one !== line);
      else order.push(line);
      button.setAttribute('aria-pressed', order.includes(line));
      for (const other of at('offers').querySelectorAll('.item')) other.dataset.place = '';
      order.forEach((one, place) => { at('offers').querySelectorAll('.item')[one - 1].dataset.place = place + 1; });
      if (order.length === items) learn(order.join(' '));
    });
    return button;
  }));
  if (!items) return;
  const done = element('button', { type: 'button', class: 'main' }, told('That is the order', '就是这个顺序'));
  done.addEventListener('click', () => {
    if (order.length) learn(order.join(' '));
    else toast(told('Press the lines one after the other first.', '请先按顺序逐一按下各行。'));
  });
  at('offers').querySelector('.item').before(element('p', {}, told('Press the lines in their order:', '按先后顺序按下各行：')));
  [...at('offers').querySelectorAll('.item')].pop().after(done);
}

at('learn').addEventListener('submit', event => {
  event.preventDefault();
  const line = at('answer').value;
  at('answer').value = '';
  learn(line);
});
