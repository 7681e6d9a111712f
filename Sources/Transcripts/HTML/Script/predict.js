// Predicting.

let predicting = false;
let asking = 0;
const answers = new Map();

function ask(step) {
  const { q, c } = states[step].Q;
  asking = step;
  const choices = c.map((choice, place) => {
    const button = make('button', { type: 'button' }, make('kbd', {}, String(place + 1)), pick(choice));
    button.addEventListener('click', () => choose(place));
    return button;
  });
  by('question').replaceChildren(make('p', {}, pick(q)), make('div', { class: 'choices' }, ...choices));
  by('question').hidden = false;
  choices[0].focus({ preventScroll: true });
}

function choose(place) {
  const { c, r } = states[asking].Q;
  if (!asking || place >= c.length) return;
  const step = asking;
  answers.set(step, place === r);
  asking = 0;
  by('question').hidden = true;
  move(step);
  const good = [...answers.values()].filter(Boolean).length;
  const verdict = place === r
    ? make('strong', { class: 'good' }, '✓ ' + say('right'))
    : make('strong', { class: 'bad' }, '✗ ' + say('wrong', pick(c[r])));
  by('said').prepend(make('p', { class: 'verdict' }, verdict, ' ', make('small', {}, say('score', good, answers.size))));
  by('forth').focus({ preventScroll: true });
}

function setPredicting(isOn) {
  predicting = isOn;
  if (isOn && askAll) for (const { n, Q } of askAll()) states[n].Q = Q;
  answers.clear();
  by('predict').setAttribute('aria-pressed', isOn);
  root.classList.toggle('predicting', isOn);
  by('question').hidden = true;
  asking = 0;
  show();
  note(say(isOn ? 'predictOn' : 'predictOff'));
}
