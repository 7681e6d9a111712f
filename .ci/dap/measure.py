"""Steps through a scene of 300 views as an editor does that unfolds everything, and tells the time
that each step takes.

    measure.py PROGRAM FOLDER
"""

import json
import os
import statistics
import subprocess
import sys
import time

LIMIT = 10  # ms, at the median


def scene(count):
    """Rows of controls, in cards, with recognizers; a tap and a drag that ask most of them."""
    lines = ["window 390x844", "  vc root", "    view page 0,0 390x844", "      @pan pages"]
    for card in range(count // 10):
        lines.append("      view card%d 0,%d 390x300" % (card, card * 2))
        lines.append("        @tap tap%d" % card)
        for row in range(9):
            lines.append("        button b%dx%d %d,%d 38x40" % (card, row, row * 40, row * 3))
    return "\n".join(lines + [
        "", "touch #tap", "0 down a at 200,330", "40 move a by 4,4", "60 up a", "400 down a at 300,200",
        "450 move a by 0,30", "500 up a", ""])


class Wire:
    def __init__(self, program, path):
        self.process = subprocess.Popen(
            [program, "dap"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.post("initialize", adapterID="touchtrace")
        self.post("launch", program=path)
        self.until("initialized")
        self.post("configurationDone")
        self.stop = self.until("stopped")["body"]

    def post(self, command, **arguments):
        self.number += 1
        body = json.dumps(
            {"seq": self.number, "type": "request", "command": command, "arguments": arguments}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()
        return self.number

    def read(self):
        length = int(self.process.stdout.readline().split(b":")[1])
        self.process.stdout.readline()
        return json.loads(self.process.stdout.read(length))

    def until(self, event):
        while True:
            message = self.read()
            if message.get("event") == event:
                return message

    def ask(self, command, **arguments):
        asked = self.post(command, **arguments)
        while True:
            message = self.read()
            if message.get("request_seq") == asked:
                assert message["success"], message
                return message["body"]

    def step(self):
        """One step and what an editor unfolds behind it; answers how many rows that are."""
        self.post("stepIn", threadId=self.stop["threadId"])
        self.stop = self.until("stopped")["body"]
        self.ask("threads")
        frames = self.ask("stackTrace", threadId=self.stop["threadId"])["stackFrames"]
        rows = 0
        for scope in self.ask("scopes", frameId=frames[0]["id"])["scopes"]:
            for row in self.ask("variables", variablesReference=scope["variablesReference"])["variables"]:
                rows += 1
                if row["variablesReference"]:
                    inner = self.ask("variables", variablesReference=row["variablesReference"])
                    rows += len(inner["variables"])
        return rows


def main():
    program, folder = sys.argv[1:]
    path = os.path.join(folder, "many.scene")
    with open(path, "w", encoding="utf-8") as file:
        file.write(scene(300))
    wire = Wire(program, path)
    times, rows = [], 0
    while "end" not in wire.stop["description"] and len(times) < 400:
        start = time.perf_counter()
        rows += wire.step()
        times.append((time.perf_counter() - start) * 1000)
    wire.process.stdin.close()
    assert wire.process.wait(20) == 0
    times.sort()
    median = statistics.median(times)
    print(
        "dap: %d steps among 300 views, %d rows each: median %.1f ms, 95 %% within %.1f ms, slowest %.1f ms"
        % (len(times), rows // len(times), median, times[len(times) * 95 // 100], times[-1]))
    sys.exit(median > LIMIT)


main()
