// The panels.

const fill = (id, entries, none) => by(id)?.replaceChildren(
  ...entries.length ? entries : [make('li', { class: 'none' }, none)]);

function showPanels(state) {
  const event = items[at] ? facts.events[facts.moments[state.m][1]] : undefined;
  const outer = event ? [make('li', { class: 'event' }, event)] : [];
  fill('calls', outer.concat(state.O.map(([responder, method], depth) => make(
    'li', { class: depth === state.O.length - 1 ? 'current' : '' },
    make('span', { class: 'name' }, name(responder)), '.' + method))), say('noCalls'));

  const links = state.C.filter(([, mode]) => !predicting || mode || state.C.length === 1);
  const chain = links.map(([responder, mode]) => make(
    'li', { class: (mode ? 'had ' : '') + (responder === state.T ? 'current' : '') },
    make('span', { class: 'name' }, name(responder)),
    ...mode ? [make('small', { class: mode === 'handled' ? 'good' : '' }, mode)] : []));
  if (state.E) chain.push(make(
    'li', { class: state.E === 1 ? 'end good' : 'end bad' }, say(state.E === 1 ? 'kept' : 'dropped')));
  fill('chain', chain, say(at === items.length - 1 ? 'noHit' : 'noChain'));

  for (const lane of document.querySelectorAll('#lanes > li')) {
    const now = state.G[lane.dataset.recognizer] ?? ['possible'];
    // Who takes part is an answer, too.
    lane.hidden = predicting && !state.G[lane.dataset.recognizer];
    lane.classList.toggle('current', !!items[at] && state.W === +lane.dataset.recognizer);
    const place = lane.querySelector('.state');
    place.textContent = now[1] ? say('waits', now[1]) : now[0];
    place.className = 'state is-' + now[0];
  }
  fill('pocket', state.H.map(([method, finger, by]) => make(
    'li', {}, make('span', { class: 'name' }, `${method} · ${finger}`),
    make('small', {}, by ? say('held', by) : say('behind')))), say('noHeld'));
}

const copyInto = (place, parts) => place.replaceChildren(...parts.map(part => part.cloneNode(true)));

function showWords(state) {
  const item = items[at];
  if (!item) {
    by('where').textContent = say('start');
    by('said').replaceChildren(make('p', {}, say(count > from ? 'nothing' : facts.whole ? 'later' : 'noTouch')));
    by('why').replaceChildren();
    return;
  }
  const time = say('ms', facts.moments[state.m][0]);
  by('where').replaceChildren(
    say('of', at, facts.whole), ' · ', time, ' · ', make('code', { class: 'kind' }, state.k),
    ' · ', whyOf(item)?.querySelector('summary > span[lang="' + root.lang + '"]')?.textContent.split('·').pop().trim() ?? '');
  const short = make('p', {});
  copyInto(short, [...item.querySelectorAll('.short')]);
  const reasons = [...whyOf(item).querySelectorAll(':scope > p')];
  const isQuiet = predicting && states[at + 1]?.Q && !answers.has(at + 1);
  // What a step leads to comes last in its words; those who predict have not seen that yet.
  if (isQuiet && state.k === 'hit.ask') short.replaceChildren(...factsOf(state));
  const told = isQuiet ? reasons.filter(part => part.nextElementSibling?.lang === part.lang) : reasons;
  by('said').replaceChildren(short);
  copyInto(by('why'), [...told, ...isQuiet ? [] : item.querySelectorAll('.note')]);
  by('why').append(...causesOf(state));
}

/** The steps it follows from, to go to; a page of a part of a record has not all of them. */
function causesOf(state) {
  const links = state.Y.filter(step => items[step]).map(step => make('a', { href: '#' + step }, '#' + step));
  return links.length ? [make('p', { class: 'causes' }, say('follows'), ...links.flatMap(link => [' ', link]))] : [];
}

/** Who was asked, with which point, and what it said of itself: not whom it asks then. */
function factsOf(state) {
  const refusal = state.M[viewOf(state.T)]?.[1];
  return [
    make('b', {}, name(state.T)), ' ', make('var', {}, state.F[state.F.length - 1]?.[8] ?? ''), ' ',
    make('span', { class: refusal ? 'bad' : 'good' }, refusal ? '✗ ' + refusal : '✓ inside')];
}
