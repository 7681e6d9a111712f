// The answers beside the steps: why not, what would help, and what is not known.
let awaited = 0;
// The answer whose edits are being tried: it stays until all of them are undone.
let mends;

function showAnswers({ lesson, tried = [] }) {
  clearTimeout(awaited);
  if (lesson || desk.greeting) return;
  if (mends && tried.length) return placeAnswer(mends);
  mends = undefined;
  // The picture first: the verdict tries what would help.
  awaited = setTimeout(() => {
    const { told: verdict, seen = [] } = ask('verdict');
    if (verdict) placeAnswer(answerOf(verdict));
    offerSeen(seen);
  });
}

/** An answer with buttons: its edits, what LLDB knows, and the steps it names. */
function answerOf(html) {
  const part = written(html, 'div');
  const answer = part.querySelector('#verdict') ?? element('section', { id: 'verdict' }, part);
  linkSteps(answer);
  for (const code of answer.querySelectorAll('ol > li > code:first-child')) {
    code.after(buttonTo(told('Try it', '试一试'), () => tryEdit(answer, code)));
  }
  for (const code of answer.querySelectorAll('code')) if (code.textContent.startsWith('expr -l objc ')) askLLDB(code);
  return answer;
}

const buttonTo = (words, deed) => {
  const button = element('button', { type: 'button', class: 'try' }, words);
  button.addEventListener('click', deed);
  return button;
};

function placeAnswer(answer) {
  at('verdict')?.remove();
  document.querySelector('#now .actions').after(answer);
}

function askWhyNot(name) {
  const { told: html, error } = ask('verdict', { of: name });
  if (error) return toast(error);
  showTold(html);
}

/** Shows what was asked, in place of the answer that was there. */
function showTold(html) {
  clearTimeout(awaited);
  mends = undefined;
  placeAnswer(answerOf(html));
  at('verdict').scrollIntoView({ block: 'nearest' });
}

/** Views that one sees under the finger and that did not get the touch: a person may have meant them. */
function offerSeen(names) {
  const asked = at('verdict')?.querySelector('h2')?.textContent ?? '';
  const others = names.filter(name => !asked.startsWith('why-not ' + name));
  if (!others.length) return;
  document.querySelector('#now .actions').after(element(
    'p', { id: 'seen' }, told('Also under the finger: ', '手指下面还有：'),
    ...others.flatMap(name => [buttonTo(told(`Why not ${name}?`, `为什么不是 ${name}？`), () => askWhyNot(name)), ' '])));
}

/** Tries an edit; below it stands what came of it, and the other edits stay. */
function tryEdit(answer, code) {
  mends = answer;
  const [last, item] = [triedBox.closest('li'), code.parentElement];
  const before = triedBox.querySelector('.came');
  perform(code.textContent);
  if (last && last !== item) last.append(before);
  if (!desk.tried?.length) return;
  item.querySelector('.came')?.remove();
  item.append(triedBox);
}

/** A line for LLDB, to be copied, and a place for what it answers, which goes behind the dump. */
function askLLDB(code) {
  const copy = buttonTo(told('Copy', '复制'), () => copyText(code.textContent));
  code.after(copy);
  if (!desk.source) return;
  const form = element('form', { class: 'lldb' },
    element('textarea', { rows: 1, 'aria-label': told('LLDB’s answer', 'LLDB 的回答'), placeholder: told('what LLDB answers', 'LLDB 的回答') }),
    element('button', { class: 'try' }, told('Add it', '加进去')));
  form.addEventListener('submit', event => {
    event.preventDefault();
    const words = form.firstChild.value.trim();
    if (words) addAnswer(`(lldb) ${code.textContent}\n${words}\n`);
  });
  code.parentElement.append(form);
}
