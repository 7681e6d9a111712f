// Links hold everything in their fragment, which no browser sends to a server.
const streamed = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

const base64 = bytes => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

async function linkOf(state) {
  const bytes = await streamed(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream('deflate-raw'));
  return location.href.split('#')[0] + '#s=' + base64(bytes);
}

/** What a link holds; nil for none, an error for a broken one. */
async function linked(hash) {
  if (!hash.startsWith('#s=')) return null;
  const packed = hash.slice(3);
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await streamed(Uint8Array.from(letters, letter => letter.charCodeAt(0)), new DecompressionStream('deflate-raw'));
  const state = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof state.text !== 'string') throw new Error('no text');
  if (!Array.isArray(state.tried ??= [])) throw new Error('no list of edits');
  return state;
}

at('share').addEventListener('click', async () => {
  at('shares').hidePopover();
  const link = await linkOf({ text: desk.text, touch: desk.touch, step: desk.step, lesson: desk.lesson, tried: desk.tried, lang: root.lang });
  try {
    window.history.replaceState(null, '', link);
  } catch { /* Some viewers have no address to change. */ }
  try {
    await navigator.clipboard.writeText(link);
    toast(told('The link is copied; the scene is in the link itself.', '链接已复制；场景就在链接里。'));
  } catch {
    toast(told('The link is in the address bar.', '链接在地址栏里。'));
  }
});
for (const button of document.querySelectorAll('#shares [data-save]')) button.addEventListener('click', () => {
  at('shares').hidePopover();
  const kind = button.dataset.save;
  if (kind !== 'scene') return perform(`export page.${kind}`);
  download('page.scene', desk.text);
  toast(told('page.scene is in your downloads.', 'page.scene 已下载。'));
});
