'use strict';
// The list of steps is the page; this moves through it. Facts of a step hold only what differs from
// the step before, so they are added up once, and every step can then be shown without its
// neighbours.
(() => {
  const by = id => document.getElementById(id);
  const read = id => JSON.parse(by(id).textContent);
  const facts = read('facts');
  const svg = by('stage');
  const root = document.documentElement;
  const count = facts.steps.length - 1;
  const items = [null, ...document.querySelectorAll('li.step')];
  const scrubber = by('scrubber');
  let at = 0;

  // Words that only the script says, in both languages.
  const words = {
    start: ['before the first step', '第一步之前'],
    nothing: ['Nothing has happened yet. Press → to begin.', '还什么都没有发生。按 → 开始。'],
    of: [(n, all) => `step ${n} of ${all}`, (n, all) => `第 ${n} 步，共 ${all} 步`],
    ms: [t => `${t} ms`, t => `${t} 毫秒`],
    kept: ['✓ kept', '✓ 留下'],
    dropped: ['✗ dropped', '✗ 被丢弃'],
    hit: ['✓ hit', '✓ 命中'],
    noCalls: ['none', '没有'],
    noChain: ['it starts at the hit view, which is not known yet', '从命中视图开始，此时还不知道是谁'],
    noHeld: ['nothing', '没有'],
    held: [by => `held by ${by}`, by => `由 ${by} 扣住`],
    behind: ['waits behind the one before', '排在前一条之后'],
    waits: [by => `waits for ${by}`, by => `等待 ${by}`],
    noBreaks: ['none: click a view, or press b at a step', '没有：点击视图，或者在某一步按 b'],
    stops: [n => n === 1 ? 'stops once' : `stops ${n} times`, n => `会停 ${n} 次`],
    never: ['never stops here', '不会停'],
    remove: [name => `remove the breakpoint on ${name}`, name => `删除 ${name} 上的断点`],
    set: [name => `breakpoint on ${name}`, name => `断点：${name}`],
    unset: [name => `no breakpoint on ${name} any more`, name => `${name} 上不再有断点`],
    stopped: [name => `stopped at ${name}`, name => `停在 ${name}`],
    ended: ['no further breakpoint: this is the end', '没有更多断点：已到结尾'],
    began: ['no earlier breakpoint: this is the start', '前面没有断点：已到开头'],
    copied: ['copied', '已复制'],
    notCopied: ['the browser does not allow copying', '浏览器不允许复制'],
    right: ['Right.', '正确。'],
    wrong: [name => `No: it is ${name}.`, name => `不对：是 ${name}。`],
    score: [(good, all) => `${good} of ${all} right`, (good, all) => `${all} 题答对 ${good} 题`],
    predictOn: ['Predict mode: the next step is hidden until you choose.', '预测模式：选择之后才显示下一步。'],
    predictOff: ['Predict mode is off.', '预测模式已关闭。'],
    noTurn: ['this step is nobody’s turn', '这一步没有轮到谁'],
    noPhase: ['no step of that phase', '没有这个阶段的步骤'],
  };
  const language = () => root.lang === 'en' ? 0 : 1;
  const say = (key, ...values) => {
    const word = words[key][language()];
    return typeof word === 'function' ? word(...values) : word;
  };
  const pick = pair => Array.isArray(pair) ? pair[language()] : pair;

  const make = (name, attributes, ...inside) => {
    const element = document.createElement(name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    element.append(...inside);
    return element;
  };
  const draw = (name, attributes, ...inside) => {
    const element = document.createElementNS(svg.namespaceURI, name);
    for (const key in attributes) element.setAttribute(key, attributes[key]);
    element.append(...inside);
    return element;
  };

  // Every step's facts, added up.
  const states = [];
  {
    let state = { T: -1, W: -1, M: {}, F: [], R: [], C: [], E: 0, G: {}, H: [], O: [] };
    for (const step of facts.steps) {
      state = { ...state };
      for (const key in step) {
        if (key === 'M' || key === 'G') {
          state[key] = { ...state[key], ...step[key] };
          for (const place in state[key]) if (state[key][place] === null) delete state[key][place];
        } else state[key] = step[key];
      }
      delete state.Q;
      delete state.e;
      states.push({ ...state, Q: step.Q, e: step.e });
    }
  }
  const name = responder => facts.responders[responder]?.[0] ?? '';
  const viewOf = responder => facts.responders[responder]?.[1] ?? -1;
  const responderOf = new Map(facts.responders.map(([, view], place) => [view, place]));

  // ── The stage ──────────────────────────────────────────────────────────────────────────────────

  const varied = svg ? [...svg.querySelectorAll('[data-from]')].map(element => {
    const own = element.dataset;
    const key = own.layer ? `layer ${own.layer}` : own.shape ?? own.label;
    const parent = own.layer ? null : element.parentNode;
    return { element, from: +own.from, key, parent };
  }) : [];
  const families = new Map();
  for (const one of varied) {
    const family = families.get(one.parent) ?? families.set(one.parent, new Map()).get(one.parent);
    if (!family.has(one.key)) family.set(one.key, []);
    family.get(one.key).push(one);
  }
  let shapes = new Map();
  let labels = new Map();

  function chooseVariants() {
    shapes = new Map();
    labels = new Map();
    for (const family of families.values()) for (const ones of family.values()) {
      const chosen = ones.findLast(one => one.from <= at);
      for (const one of ones) one.element.classList.toggle('past', one !== chosen);
    }
    for (const one of varied) {
      if (one.element.classList.contains('past') || !one.parent) continue;
      if (one.parent.classList.contains('past')) continue;
      const own = one.element.dataset;
      if (own.shape !== undefined) {
        const shape = one.element.querySelector('[data-view]');
        if (shape) shapes.set(+own.shape, shape);
      } else labels.set(+own.label, one.element);
    }
  }

  function outline(view, kind) {
    const shape = shapes.get(view);
    if (!shape) return;
    const copy = shape.cloneNode();
    copy.setAttribute('class', kind);
    copy.setAttribute('fill', 'none');
    copy.removeAttribute('data-view');
    by('states').append(copy);
  }

  function showStates(state) {
    by('states').replaceChildren();
    for (const view in state.M) if (state.M[view][1]) outline(+view, 'refused');
    for (const view in state.M) if (state.M[view][2]) outline(+view, 'hit');
    for (const responder of breakpoints) if (viewOf(responder) >= 0) outline(viewOf(responder), 'broken');
    if (viewOf(state.T) >= 0) outline(viewOf(state.T), 'turn');
    for (const [view, label] of labels) {
      const mark = state.M[view];
      label.classList.toggle('turn', viewOf(state.T) === view);
      label.classList.toggle('hit', !!mark?.[2]);
      const badge = label.querySelector('.badge');
      if (badge) {
        badge.classList.toggle('shown', !!mark?.[0]);
        badge.querySelector('text').textContent = mark?.[0] || '';
      }
      const place = label.querySelector('.mark');
      if (!place) continue;
      const said = !mark ? '' : mark[2] ? say('hit') : mark[1] ? '✗ ' + mark[1] : '';
      place.querySelector('text').textContent = said || place.dataset.off || '';
      place.classList.toggle('bad', !!mark?.[1]);
      place.classList.toggle('good', !!mark?.[2]);
    }
  }

  const trailOf = touch => {
    const places = [];
    for (let step = 0; step <= at; step++) for (const finger of states[step].F) {
      if (finger[0] !== touch) continue;
      const last = places[places.length - 1];
      if (!last || last[0] !== finger[2] || last[1] !== finger[3]) places.push([finger[2], finger[3]]);
    }
    return places;
  };

  function showFingers(state) {
    const layer = by('fingers');
    layer.replaceChildren();
    if (state.R.length) {
      layer.append(draw('path', { class: 'ruler', d: 'M' + state.R.map(p => p.join(' ')).join('L') }));
      layer.append(draw('circle', { class: 'corner', cx: state.R[0][0], cy: state.R[0][1], r: 2.5 }));
    }
    for (const [touch, phase, x, y, left, top, width, height, said] of state.F) {
      const trail = trailOf(touch);
      if (at && trail.length > 1) {
        layer.append(draw('path', { class: 'trail', d: 'M' + trail.map(p => p.join(' ')).join('L') }));
      }
      const up = phase > 2;
      layer.append(draw('circle', { class: 'halo', cx: x, cy: y, r: 11 }));
      layer.append(draw('circle', { class: up ? 'finger up' : 'finger', cx: x, cy: y, r: 5.5 }));
      if (phase === 4) layer.append(draw('path', { class: 'gone', d: `M${x - 2} ${y - 2}l4 4m0-4l-4 4` }));
      layer.append(draw('rect', { class: 'tag', x: left, y: top, width, height, rx: height / 2 }));
      layer.append(draw('text', { class: 'm tag-words', x: left + width / 2, y: top + 12 }, said));
    }
  }

  // ── The panels ─────────────────────────────────────────────────────────────────────────────────

  const fill = (id, entries, none) => by(id)?.replaceChildren(
    ...entries.length ? entries : [make('li', { class: 'none' }, none)]);

  function showPanels(state) {
    const event = at ? facts.events[facts.moments[state.m][1]] : undefined;
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
    fill('chain', chain, say('noChain'));

    for (const lane of document.querySelectorAll('#lanes > li')) {
      const now = state.G[lane.dataset.recognizer] ?? ['possible'];
      lane.classList.toggle('current', at > 0 && state.W === +lane.dataset.recognizer);
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
      by('said').replaceChildren(make('p', {}, say('nothing')));
      by('why').replaceChildren();
      return;
    }
    const time = say('ms', facts.moments[state.m][0]);
    by('where').replaceChildren(
      say('of', at, count), ' · ', time, ' · ', make('code', { class: 'kind' }, state.k),
      ' · ', item.querySelector('.why > summary > span[lang="' + root.lang + '"]')?.textContent.split('·').pop().trim() ?? '');
    const short = make('p', {});
    copyInto(short, [...item.querySelectorAll('.short')]);
    const reasons = [...item.querySelectorAll('.why > p')];
    const isQuiet = predicting && states[at + 1]?.Q && !answers.has(at + 1);
    // What a step leads to comes last in its words; those who predict have not seen that yet.
    if (isQuiet && state.k === 'hit.ask') short.replaceChildren(...factsOf(state));
    const told = isQuiet ? reasons.filter(part => part.nextElementSibling?.lang === part.lang) : reasons;
    by('said').replaceChildren(short);
    copyInto(by('why'), [...told, ...isQuiet ? [] : item.querySelectorAll('.note')]);
  }

  /** Who was asked, with which point, and what it said of itself: not whom it asks then. */
  function factsOf(state) {
    const refusal = state.M[viewOf(state.T)]?.[1];
    return [
      make('b', {}, name(state.T)), ' ', make('var', {}, state.F[state.F.length - 1]?.[8] ?? ''), ' ',
      make('span', { class: refusal ? 'bad' : 'good' }, refusal ? '✗ ' + refusal : '✓ inside')];
  }

  // ── Where one is ───────────────────────────────────────────────────────────────────────────────

  function show() {
    const state = states[at];
    if (svg) {
      chooseVariants();
      showStates(state);
      showFingers(state);
    }
    showWords(state);
    showPanels(state);
    scrubber.value = at;
    scrubber.setAttribute('aria-valuetext', at ? `${say('of', at, count)}: ${wordsOf(at)}` : say('start'));
    by('count').textContent = `${at} / ${count}`;
    root.style.setProperty('--at', count ? at / count : 0);
    for (const id of ['first', 'run-back', 'back']) by(id).disabled = at === 0;
    for (const id of ['forth', 'run', 'last']) by(id).disabled = at === count;
    document.querySelector('li.step.current')?.removeAttribute('aria-current');
    document.querySelector('li.step.current')?.classList.remove('current');
    items[at]?.classList.add('current');
    items[at]?.setAttribute('aria-current', 'step');
    showBreakpoints();
  }

  const wordsOf = step => items[step]?.querySelector(`.short[lang="${root.lang}"]`)?.textContent ?? '';

  /** Goes to a step; on the way forth a question stops those who predict. */
  function go(target, isLinked) {
    target = Math.max(0, Math.min(count, target));
    if (predicting && target > at) for (let step = at + 1; step <= target; step++) {
      if (!states[step].Q || answers.has(step)) continue;
      move(step - 1, isLinked);
      ask(step);
      return false;
    }
    by('question').hidden = true;
    asking = 0;
    move(target, isLinked);
    return true;
  }

  function move(target, isLinked) {
    
    at = target;
    show();
    if (isLinked) return;
    try {
      history.replaceState(null, '', at ? '#' + at : location.pathname + location.search);
    } catch { /* Some viewers have no address to change. */ }
  }

  const note = said => { by('status').textContent = said; };
  const depth = step => states[step].d ?? 0;

  function over(way) {
    let step = at + way;
    while (step > 0 && step < count && depth(step) > depth(at)) step += way;
    go(step);
  }

  function toPhase(phase) {
    const isStart = step => states[step].p === phase && states[step - 1].p !== phase;
    const order = [...Array(count).keys()].map(offset => (at + offset) % count + 1);
    const found = order.find(isStart);
    if (found) go(found); else note(say('noPhase'));
  }

  // ── Breakpoints ────────────────────────────────────────────────────────────────────────────────

  const breakpoints = new Set();
  const stopsOf = responder => [...states.keys()].filter(step => states[step].e === responder);
  const stopsAt = step => states[step].e !== undefined && breakpoints.has(states[step].e);

  function toggle(responder) {
    const isOn = !breakpoints.delete(responder);
    if (isOn) breakpoints.add(responder);
    show();
    note(isOn ? say('set', name(responder)) + ' · ' + stopWords(responder) : say('unset', name(responder)));
  }

  const stopWords = responder => {
    const stops = stopsOf(responder).length;
    return stops ? say('stops', stops) : say('never');
  };

  function showBreakpoints() {
    fill('breakpoints', [...breakpoints].map(responder => {
      const button = make('button', { type: 'button', 'aria-label': say('remove', name(responder)) }, '×');
      button.addEventListener('click', () => toggle(responder));
      return make(
        'li', {}, make('span', { class: 'name' }, name(responder)),
        ...predicting ? [] : [make('small', {}, stopWords(responder))], button);
    }), say('noBreaks'));
    const stops = predicting ? [] : [...states.keys()].filter(stopsAt);
    by('stops').replaceChildren(...stops.map(step => {
      const dot = make('span', {});
      dot.style.left = `${100 * step / count}%`;
      return dot;
    }));
  }

  function run(way) {
    let step = at + way;
    while (step > 0 && step < count && !stopsAt(step)) step += way;
    const target = Math.max(0, Math.min(count, step));
    if (!go(target)) return;
    note(stopsAt(target) ? say('stopped', name(states[target].e)) : say(way > 0 ? 'ended' : 'began'));
  }

  // A view that no step names yet is no responder of the facts; a breakpoint on it never stops.
  const viewName = view => [...svg.querySelectorAll(`[data-label="${view}"] .name text`)][0]?.textContent ?? '#' + view;

  svg?.addEventListener('click', event => {
    const shape = event.target.closest('[data-view]');
    const label = event.target.closest('[data-label]');
    if (!shape && !label) return;
    const view = +(shape ? shape.dataset.view : label.dataset.label);
    if (!responderOf.has(view)) {
      responderOf.set(view, facts.responders.length);
      facts.responders.push([viewName(view), view]);
    }
    toggle(responderOf.get(view));
  });

  // ── Predicting ─────────────────────────────────────────────────────────────────────────────────

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
    answers.clear();
    by('predict').setAttribute('aria-pressed', isOn);
    root.classList.toggle('predicting', isOn);
    by('question').hidden = true;
    asking = 0;
    show();
    note(say(isOn ? 'predictOn' : 'predictOff'));
  }

  // ── Copying, the record, the language ──────────────────────────────────────────────────────────

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
    const why = [...item.querySelectorAll('.why > p')].filter(mine).map(markdownOf);
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

  /** The bytes that were put into the page: a line for each entry, and `<` as it was. */
  const recordText = () => by('record').textContent.trim().split('\n').slice(1, -1)
    .map(line => line.replace(/,$/, '').replace(/\\(?:u003c|[^])/g, part => part === '\\u003c' ? '<' : part) + '\n')
    .join('');

  function download() {
    const address = URL.createObjectURL(new Blob([recordText()], { type: 'application/x-ndjson' }));
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

  // ── Hands ──────────────────────────────────────────────────────────────────────────────────────

  const deeds = {
    first: () => go(0), last: () => go(count), back: () => go(at - 1), forth: () => go(at + 1),
    run: () => run(1), 'run-back': () => run(-1), copy, download, language: toggleLanguage,
    predict: () => setPredicting(!predicting), help: () => by('keys').showModal(),
  };
  for (const id in deeds) by(id).addEventListener('click', deeds[id]);

  const keys = {
    ArrowRight: deeds.forth, ArrowLeft: deeds.back, Home: deeds.first, End: deeds.last,
    n: () => over(1), p: () => over(-1), c: deeds.run, C: deeds['run-back'], m: copy, q: deeds.predict,
    l: toggleLanguage, '?': deeds.help,
    b: () => states[at].T >= 0 ? toggle(states[at].T) : note(say('noTurn')),
  };
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || by('keys').open) return;
    if (event.target.closest?.('pre') && /^(Arrow|Home|End)/.test(event.key)) return;
    const digit = /^[1-9]$/.test(event.key) ? +event.key : 0;
    const deed = digit
      ? asking ? () => choose(digit - 1) : digit < 6 ? () => toPhase(digit - 1) : undefined
      : keys[event.key];
    if (!deed) return;
    event.preventDefault();
    note('');
    deed();
  });
  scrubber.addEventListener('input', () => go(+scrubber.value));

  // ── Addresses ──────────────────────────────────────────────────────────────────────────────────

  const stepOf = hash => {
    const raw = hash.slice(1);
    let plain = raw;
    try { plain = decodeURIComponent(raw); } catch { /* It is no address then, but a name. */ }
    const item = items.find(item => item && [raw, plain].includes(item.id));
    return item ? +item.dataset.step : /^\d+$/.test(raw) ? Math.min(+raw, count) : 0;
  };
  addEventListener('hashchange', () => {
    const step = stepOf(location.hash);
    if (step) go(step, true);
  });
  document.addEventListener('click', event => {
    const link = event.target.closest('a.number');
    if (!link) return;
    event.preventDefault();
    go(+link.id);
    by('player').scrollIntoView({ block: 'start' });
  });
  addEventListener('beforeprint', () => {
    for (const fold of document.querySelectorAll('details.group')) fold.open = true;
  });

  root.classList.add('live');
  at = stepOf(location.hash);
  show();
  // The browser has gone to the step in the list; those who step want to see the stage.
  if (at) addEventListener('load', () => setTimeout(() => by('player').scrollIntoView({ block: 'start' })));
})();
