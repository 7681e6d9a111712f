"""Measures the page: measure.py PAGE PROGRAM. Times are milliseconds as the page's own clock tells them."""
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time

from browser import Browser

page, program = os.path.abspath(sys.argv[1]), sys.argv[2]
assert os.path.getsize(page) and os.access(program, os.X_OK), 'measure.py PAGE PROGRAM'
views = ''.join(f'      view v{k} {k % 15 * 26},{k // 15 * 40} 24x38\n' for k in range(300))
head = 'window 390x844\n  vc root\n    view page 0,0 390x844\n' + views + 'touch #tap\n'
tap = head + '0 down A at 200,420\n80 up A\n'
dump = '<UIWindow: 0x10680a3d0; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x600003e847b0>>\n' + ''.join(
    f'   | <UIView: 0x{0x106811f60 + 16 * k:x}; frame = ({k % 70 * 5} {k // 70 * 10}; 5 9); '
    'layer = <CALayer: 0x60000308d5e0>>\n' for k in range(5000))
seen = []


def tell(what, number, most, unit='ms'):
    seen.append((what, number, most))
    print(f'{what:<58}{number:>9.1f} {unit:<3} wanted: at most {most} {unit}', flush=True)


def timed(expression, times=9, rank=0.5):
    """The median, or another rank, of how long an expression and the frame behind it take."""
    found = browser.run(f"""(async () => {{
      const all = [];
      for (let k = 0; k < {times}; k++) {{
        const start = performance.now();
        await ({expression})(k);
        document.body.getBoundingClientRect();
        all.push(performance.now() - start);
      }}
      return all;
    }})()""")
    return sorted(found)[int(rank * (len(found) - 1))]


def open_page():
    browser.call('Page.navigate', url='about:blank')
    start = time.time()
    browser.call('Page.navigate', url='file://' + page)
    while time.time() < start + 60:
        try:
            if browser.run("!!document.querySelector('#stage')"):
                return browser.run('performance.now()'), 1000 * (time.time() - start)
        except RuntimeError:
            pass
    raise RuntimeError('the page shows nothing')


browser = Browser()
tell('the file', os.path.getsize(page) / 1e6, 8, 'MB')
with open(page, encoding='utf-8') as text:
    engine = text.read().split('id="engine">')[1].split('<')[0]
tell('the engine in it, packed', len(engine) * 3 / 4 / 1e6, 3.5, 'MB')
tell('open to the first picture', statistics.median(open_page()[0] for _ in range(5)), 400)
# A newcomer's page begins with a lesson; what follows is measured in a scene.
browser.run("(list => { list.value = 'example'; list.dispatchEvent(new Event('change')); })(document.querySelector('#examples'))")
quoted = json.dumps
# A display shows a frame each 16.7 ms; what is measured is the work, not the wait for it.
browser.run("""(() => {
  window.requestAnimationFrame = work => { const channel = new MessageChannel(); channel.port1.onmessage = () => work(performance.now());
    channel.port2.postMessage(0); return 0; };
  window.cancelAnimationFrame = () => {};
})()""")
text = "document.querySelector('#text')"
typing = f"""async k => {{
  {text}.value = {quoted(tap)} + '\\n'.repeat(k);
  {text}.dispatchEvent(new Event('input'));
  await new Promise(done => requestAnimationFrame(() => done()));
}}"""
tell('keystroke to the new picture, 300 views', timed(typing), 50)
hover = """k => {
  const box = document.querySelector('#stage').getBoundingClientRect();
  const place = { clientX: box.x + 40 + k % 150, clientY: box.y + 60 + k * 2, bubbles: true, pointerType: 'mouse' };
  document.querySelector('#stage').dispatchEvent(new PointerEvent('pointermove', place));
  return new Promise(done => requestAnimationFrame(() => done()));
}"""
tell('hover to the lit path, 300 views, 95 %', timed(hover, 100, 0.95), 8)
tell('step with its explanation', timed("""k => {
  dispatchEvent(new KeyboardEvent('keydown', { key: k % 2 ? 'ArrowLeft' : 'ArrowRight' }));
}""", 40), 8)
drag = [[16 * k, 'down' if k == 0 else 'up' if k == 61 else 'move', 0, 200 + k, 420 + k] for k in range(62)]
tell('a drag of 60 moves recorded again and drawn, 300 views', timed(f"""async k => {{
  const answer = window.touchtrace.ask('touch', {{ fingers: {quoted(drag)} }});
  {text}.value = answer.text + '\\n'.repeat(k);
  {text}.dispatchEvent(new Event('input'));
  await new Promise(done => requestAnimationFrame(() => done()));
}}""", 5), 32)
tell('a dump of 5,000 views, to the picture', timed(f"""async k => {{
  const data = new DataTransfer();
  data.items.add(new File([{quoted(dump)}], 'dump.txt'));
  document.querySelector('#line').value = '';
  const event = new DragEvent('drop', {{ dataTransfer: data, bubbles: true }});
  const before = document.querySelector('#stage');
  document.body.dispatchEvent(event);
  while (document.querySelector('#stage') === before) await new Promise(done => setTimeout(done, 1));
}}""", 3), 500)
tell('memory of the engine for that dump', browser.run('window.touchtrace.engine.memory.buffer.byteLength') / 1e6, 256, 'MB')

# Recording and answering alone, in the page and natively: the program's start is taken off.
asked = timed(f"k => window.touchtrace.ask('open', {{ text: {quoted(tap)} }})", 15)
with tempfile.NamedTemporaryFile('w', suffix='.scene') as scene, tempfile.NamedTemporaryFile('w', suffix='.scene') as none:
    scene.write(tap)
    scene.flush()
    none.write('window 390x844\ntouch #tap\n0 down A at 1,1\n80 up A\n')
    none.flush()

    def native(path):
        times = []
        for _ in range(15):
            start = time.time()
            subprocess.run([program, 'run', path, '--format', 'html'], stdout=subprocess.DEVNULL, check=True)
            times.append(1000 * (time.time() - start))
        return statistics.median(times)

    tell('the page of a record of 300 views, against the program', asked / (native(scene.name) - native(none.name)), 3, 'x')
browser.close()
beyond = [what for what, number, most in seen if number > most]
print('beyond what is wanted: ' + ('; '.join(beyond) or 'nothing'))
