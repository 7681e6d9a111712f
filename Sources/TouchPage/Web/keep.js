// A person's own text outlives a reload and a look at another example: what was opened, and what was changed.
const slots = { mine: ['My app', '我的应用'], changed: ['My changes', '我的改动'] };

/** Keeps the text: of an example that was changed in a place of its own, so that no app is lost by it. */
function keepText() {
  if (desk.lesson) return;
  const isNew = !desk.slot || !memory.read(desk.slot);
  desk.slot ||= 'changed';
  const { name, text, touch, source } = desk;
  memory.write(desk.slot, JSON.stringify({ name, text, touch, source }));
  memory.write('last', desk.slot);
  if (isNew) showLessons();
}

/** Opens what was kept; says whether there was anything. */
function openKept(slot) {
  let kept;
  try { kept = slots[slot] && JSON.parse(memory.read(slot)); } catch { /* Nothing was kept. */ }
  if (!kept) return false;
  closeLesson();
  unpick();
  const { name, text, touch, source } = kept;
  Object.assign(desk, { slot, touch: undefined, source });
  memory.write('last', slot);
  return open(text, { name, touch, step: 0, isOther: true });
}
