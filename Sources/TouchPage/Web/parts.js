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
  silence = setTimeout(() => { at('toast').textContent = ''; }, 4000);
}

/** What is open: its name, its text, and what the engine answered last about it. */
const desk = { name: 'page.scene', text: '', touch: undefined, views: [], stage: null, step: 0 };
