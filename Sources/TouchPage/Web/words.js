// Words for the text: what could stand at the caret, from the tables that read it.
let offered = [];
let chosen = 0;

/** The line left of the caret. */
function lineBefore() {
  const area = at('text');
  const before = area.value.slice(0, area.selectionStart);
  return before.slice(before.lastIndexOf('\n') + 1);
}

function offerWords() {
  const { candidates = [], replacing = 0 } = ask('words', { line: lineBefore() });
  offered = candidates.slice(0, 8).map(([word, form]) => ({ word, form, replacing }));
  chosen = 0;
  showWords();
}

function showWords() {
  at('words').replaceChildren(...offered.map(({ word, form }, place) => {
    const item = element('li', { role: 'option', id: `word-${place}`, 'aria-selected': place === chosen }, element('b', {}, word), ' ', element('small', {}, form === word ? '' : form));
    // A press would take the focus from the text first.
    item.addEventListener('pointerdown', event => { event.preventDefault(); chosen = place; takeWord(); });
    return item;
  }));
  at('words').hidden = !offered.length;
  if (offered.length) at('text').setAttribute('aria-activedescendant', `word-${chosen}`);
  else at('text').removeAttribute('aria-activedescendant');
}

function closeWords() {
  if (!offered.length) return;
  offered = [];
  showWords();
}

function takeWord() {
  const { word, form, replacing } = offered[chosen];
  const end = at('text').selectionStart;
  at('text').setSelectionRange(end - replacing, end);
  closeWords();
  // Behind `alpha` of `alpha=N` the value is typed.
  document.execCommand('insertText', false, word + (form.startsWith(word + '=') ? '=' : ' '));
}

// Before what the text does with the same keys.
at('text').addEventListener('keydown', event => {
  if (event.ctrlKey && event.key === ' ') return offerWords();
  if (!offered.length) return;
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (way) {
    chosen = (chosen + way + offered.length) % offered.length;
    showWords();
  } else if (event.key === 'Tab' && !event.shiftKey) takeWord();
  else if (event.key === 'Escape') closeWords();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
at('text').addEventListener('blur', closeWords);
at('text').addEventListener('click', closeWords);
