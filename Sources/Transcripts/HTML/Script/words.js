// Words that only the script says, in both languages.
const words = {
  start: ['before the first step', '第一步之前'],
  nothing: ['Nothing has happened yet. Press ▶ to begin.', '还什么都没有发生。按 ▶ 开始。'],
  later: ['The steps appear when you have answered.', '回答之后才显示步骤。'],
  noTouch: ['No finger touches the screen yet.', '还没有手指触摸屏幕。'],
  of: [(n, all) => `step ${n} of ${all}`, (n, all) => `第 ${n} 步，共 ${all} 步`],
  ms: [t => `${t} ms`, t => `${t} 毫秒`],
  follows: ['It follows from', '它的由来：'],
  kept: ['✓ kept', '✓ 留下'],
  dropped: ['✗ dropped', '✗ 被丢弃'],
  hit: ['✓ hit', '✓ 命中'],
  noCalls: ['none', '没有'],
  noChain: ['it starts at the hit view, which is not known yet', '从命中的视图开始，此时还不知道是谁'],
  noHit: ['no view was hit, so there is no chain', '没有命中任何视图，所以没有响应者链'],
  noHeld: ['nothing', '没有'],
  held: [by => `delayed by ${by}`, by => `由 ${by} 扣留`],
  behind: ['waits for the message before it', '排在前一条之后'],
  waits: [by => `waits for ${by}`, by => `等待 ${by}`],
  noBreaks: ['none: click a view, or press b at a step', '没有：点击视图，或者在某一步按 b'],
  noStops: ['none: pick a view, or press b at a step', '没有：选择视图，或者在某一步按 b'],
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
  wrong: [answer => `No. The answer: ${answer}.`, answer => `不对。答案：${answer}。`],
  first: [n => `Choose first: click an answer, or press 1 to ${n}.`, n => `请先选择：点击一个答案，或按 1 到 ${n}。`],
  score: [(good, all) => `${good} of ${all} right`, (good, all) => `${all} 题答对 ${good} 题`],
  predictOn: ['Predict mode: the next step is hidden until you choose.', '预测模式：选择之后才显示下一步。'],
  predictOff: ['Predict mode is off.', '预测模式已关闭。'],
  noTurn: ['this step has no current object', '这一步没有轮到的对象'],
  noPhase: ['no step of that phase', '没有这个阶段的步骤'],
};

const language = () => root.lang === 'en' ? 0 : 1;
const say = (key, ...values) => {
  const word = words[key][language()];
  return typeof word === 'function' ? word(...values) : word;
};
const pick = pair => Array.isArray(pair) ? pair[language()] : pair;
