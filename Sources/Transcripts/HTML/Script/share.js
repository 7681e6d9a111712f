// Copying, the record, the language.

const escaped = text => text.replace(/[\\`*_[\]<>|~$@#&!:]/g, '\\$&');
const code = text => {
  const runs = (text.match(/`+/g) ?? []).map(run => run.length);
  const ticks = '`'.repeat(Math.max(0, ...runs) + 1);
  return /^`|`$/.test(text) ? `${ticks} ${text} ${ticks}` : ticks + text + ticks;
};
const markdownOf = element => [...element.childNodes].map(node => {
  if (node.nodeType === 3) return escaped(node.data);
  if (node.localName === 'code') return code(node.textContent);
  return node.localName === 'strong' ? `**${escaped(node.textContent)}**` : markdownOf(node);
}).join('');

/** A step as a paragraph for a report: what happened, then why. */
function markdown(step) {
  const item = items[step];
  if (!item) return '';
  const mine = part => part.lang === root.lang;
  const short = [...item.querySelectorAll('.short')].find(mine);
  const why = [...whyOf(item).querySelectorAll(':scope > p')].filter(mine).map(markdownOf);
  const kind = code(states[step].k);
  return [`**#${step}** ${kind} ${markdownOf(short)}`, ...why.map(words => '> ' + words)].join('\n\n') + '\n';
}

async function copy() {
  const text = markdown(at);
  try {
    await navigator.clipboard.writeText(text);
    note(say('copied'));
  } catch {
    const area = make('textarea', { class: 'unseen' });
    area.value = text;
    document.body.append(area);
    area.select();
    note(say(document.execCommand('copy') ? 'copied' : 'notCopied'));
    area.remove();
  }
}

function download() {
  const address = URL.createObjectURL(new Blob([read('record')], { type: 'application/x-ndjson' }));
  const stem = (facts.lesson ?? 'touchtrace').split('/').pop();
  make('a', { href: address, download: stem + '.jsonl' }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function toggleLanguage() {
  root.lang = root.lang === 'en' ? 'zh-Hans' : 'en';
  document.title = document.querySelector(`h1 [lang="${root.lang}"]`)?.textContent ?? document.title;
  note('');
  const asked = asking;
  show();
  if (asked) ask(asked);
}
