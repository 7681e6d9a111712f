// The engine: requests go in as JSON, answers come out as JSON. What it says is only drawn here.

/** A text of base64 that was packed, as bytes. */
const unpacked = async text => {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let place = 0; place < letters.length; place++) bytes[place] = letters.charCodeAt(place);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
};

const engine = { broken: null };

async function startEngine() {
  engine.code ??= await WebAssembly.compile(await unpacked(document.getElementById('engine').textContent.trim()));
  const nothing = new Proxy({}, { get: () => () => 52 });
  const { exports } = await WebAssembly.instantiate(engine.code, new Proxy({}, { get: () => nothing }));
  exports._initialize?.();
  Object.assign(engine, exports, { broken: null });
}

/** Asks the engine; a trap inside it is an answer too, and the next question has a new engine. */
function ask(deed, request = {}) {
  if (engine.broken) return { error: engine.broken };
  const bytes = new TextEncoder().encode(JSON.stringify({ do: deed, session: 1, language: root.lang, ...request }));
  try {
    const place = engine.touchtrace_room(bytes.length);
    new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
    const answer = engine.touchtrace_answer(bytes.length);
    const length = new DataView(engine.memory.buffer).getUint32(answer, true);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer + 4, length)));
  } catch (trap) {
    engine.broken = told(`The engine failed (${trap.message}); it restarts.`, `引擎出错（${trap.message}），正在重新启动。`);
    // The new one knows nothing yet; what was open is opened again, unless that was what failed.
    startEngine().then(() => { if (deed !== 'open' && desk.text) open(desk.text, { touch: desk.touch }); });
    return { error: engine.broken };
  }
}
