'use strict';
// What all parts of the page share.
const root = document.documentElement;
const at = id => document.getElementById(id);
const isEnglish = () => root.lang === 'en';
const told = (english, chinese) => isEnglish() ? english : chinese;

const element = (name, attributes = {}, ...inside) => {
  const made = document.createElement(name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  made.append(...inside);
  return made;
};

/** An element made of what the engine wrote: it escapes every name and text. */
const written = (html, name = 'p') => {
  const made = document.createElement(name);
  made.innerHTML = html;
  return made;
};

/** Numbers of steps become links to them. */
function linkSteps(part) {
  for (const run of part.querySelectorAll('.dim, var')) {
    if (!/^#\d+( #\d+)*$/.test(run.textContent)) continue;
    run.replaceChildren(...run.textContent.split(' ').flatMap((step, place) => [
      ...place ? [' '] : [], element('a', { href: step, class: 'to-step' }, step)]));
  }
  return part;
}

let silence = 0;
function toast(words) {
  at('toast').textContent = words;
  clearTimeout(silence);
  // Long enough to be read.
  silence = setTimeout(() => { at('toast').textContent = ''; }, 3000 + 60 * words.length);
}

async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(told('Copied.', '已复制。'));
  } catch {
    toast(told('The browser does not allow copying.', '浏览器不允许复制。'));
  }
}

/** The browser's own memory; some viewers have none. */
const memory = {
  read(key) { try { return localStorage.getItem('touchtrace.' + key) ?? ''; } catch { return ''; } },
  write(key, text) { try { localStorage.setItem('touchtrace.' + key, text); } catch { /* It is full, or there is none. */ } },
};

/** What is open: its name, its text, and what the engine answered last about it. */
const desk = { slot: '', name: 'page.scene', text: '', touch: undefined, views: [], stage: null, step: 0 };
