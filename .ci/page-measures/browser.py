"""A browser, driven through its DevTools protocol over two pipes."""
import json
import os
import shutil
import subprocess
import tempfile


class Browser:
    """One window of Chromium without a head."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, ['chromium', 'chromium-browser', 'google-chrome'])))
        self.folder = tempfile.mkdtemp()
        asked, self.requests = os.pipe()
        self.answers, answered = os.pipe()
        # What the browser is to find at 3 and 4 must not stand there already.
        low, high = os.dup(asked), os.dup(answered)

        def settle():
            os.dup2(low, 103)
            os.dup2(high, 104)
            os.dup2(103, 3)
            os.dup2(104, 4)

        self.process = subprocess.Popen(
            [program, '--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run',
             '--disable-background-networking', '--remote-debugging-pipe', '--enable-precise-memory-info',
             '--user-data-dir=' + self.folder, 'about:blank'],
            preexec_fn=settle, close_fds=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)
        self.rest, self.count, self.session = b'', 0, None
        target = self.call('Target.createTarget', url='about:blank')['targetId']
        self.session = self.call('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
        self.call('Page.enable')
        self.call('Emulation.setDeviceMetricsOverride', width=1280, height=800, deviceScaleFactor=1, mobile=False)

    def call(self, method, **parameters):
        """Asks for something by its name in the protocol."""
        self.count += 1
        message = {'id': self.count, 'method': method, 'params': parameters}
        if self.session:
            message['sessionId'] = self.session
        os.write(self.requests, json.dumps(message).encode() + b'\0')
        while True:
            answer = self.receive()
            if answer.get('id') == self.count:
                if 'error' in answer:
                    raise RuntimeError(f'{method}: {answer["error"]}')
                return answer['result']

    def receive(self):
        while b'\0' not in self.rest:
            self.rest += os.read(self.answers, 1 << 20)
        message, self.rest = self.rest.split(b'\0', 1)
        return json.loads(message)

    def run(self, expression):
        """What an expression of the page's language comes to."""
        answer = self.call('Runtime.evaluate', expression=expression, returnByValue=True, awaitPromise=True)
        if 'exceptionDetails' in answer:
            raise RuntimeError(str(answer['exceptionDetails'])[:500])
        return answer['result'].get('value')

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
