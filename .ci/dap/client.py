"""A client of the Debug Adapter Protocol on debugpy's own channel, which sees to it that both sides
keep to the protocol: every message against the schema, numbers that grow, one answer a request."""

import glob
import json
import os
import re
import socket
import subprocess
import sys
import threading

import debugpy
import jsonschema_rs
from debugpy.common.messaging import JsonIOStream, JsonMessageChannel, MessageHandlers

SCHEMA = os.path.join(
    os.path.dirname(debugpy.__file__),
    "_vendored/pydevd/_pydevd_bundle/_debug_adapter/debugProtocol.json")


class Judge:
    """Counts the messages of both directions, and what is wrong with them."""

    def __init__(self):
        with open(SCHEMA, encoding="utf-8") as file:
            self.schema = json.load(file)
        self.validators = {}
        self.faults = []
        self.count = {"sent": 0, "received": 0}
        self.last = {"sent": 0, "received": 0}
        self.open = {}
        self.lock = threading.Lock()

    def look(self, direction, message):
        with self.lock:
            self.count[direction] += 1
            if message["seq"] <= self.last[direction]:
                self.fault(message, "seq does not grow")
            self.last[direction] = message["seq"]
            for error in self.validator(self.kind(message)).iter_errors(message):
                self.fault(message, "%s: %s" % (error.instance_path, error.message))
            if direction == "sent":
                self.open[message["seq"]] = message["command"]
            elif message["type"] == "response":
                if self.open.pop(message["request_seq"], None) != message["command"]:
                    self.fault(message, "answers no open request")

    def fault(self, message, text):
        self.faults.append("%s in %s" % (text, json.dumps(message)[:400]))

    def kind(self, message):
        if message["type"] == "response" and not message["success"]:
            return "ErrorResponse"
        name = message.get("command") or message.get("event")
        return name[0].upper() + name[1:] + message["type"].capitalize()

    def validator(self, kind):
        if kind not in self.validators:
            if kind not in self.schema["definitions"]:
                self.faults.append("the schema has no " + kind)
            self.validators[kind] = jsonschema_rs.Draft4Validator(
                {"$ref": "#/definitions/" + kind, "definitions": self.schema["definitions"]})
        return self.validators[kind]


class Client:
    """One conversation, over pipes or over a socket."""

    def __init__(self, program, *options, over_socket=False):
        self.judge = Judge()
        self.changed = threading.Condition()
        self.events = []
        words = [program, "dap", *options] + (["--listen", "127.0.0.1:0"] if over_socket else [])
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        if over_socket:
            line = self.process.stdout.readline().decode()
            found = re.fullmatch(r"DAP server listening at: (127\.0\.0\.1):(\d+)\n", line)
            assert found, line
            connection = socket.create_connection((found[1], int(found[2])))
            stream = JsonIOStream.from_socket(connection, "touchtrace")
        else:
            stream = JsonIOStream.from_process(self.process, "touchtrace")
        read, write = stream.read_json, stream.write_json

        def reading(decoder=None):
            message = read(decoder)
            self.judge.look("received", json.loads(json.dumps(message)))
            return message

        def writing(message, encoder=None):
            self.judge.look("sent", json.loads(json.dumps(message)))
            write(message, encoder)

        stream.read_json, stream.write_json = reading, writing
        self.channel = JsonMessageChannel(stream, MessageHandlers(event=self.note, disconnect=self.left))
        self.channel.start()

    def note(self, event):
        with self.changed:
            self.events.append((event.event, json.loads(json.dumps(event.body))))
            self.changed.notify_all()

    def left(self):
        pass

    def post(self, command, **arguments):
        return self.channel.send_request(command, arguments)

    def ask(self, command, **arguments):
        """The body of the answer; a refusal is an exception."""
        return json.loads(json.dumps(self.post(command, **arguments).wait_for_response()))

    def refused(self, command, **arguments):
        """Why a request is refused."""
        answer = self.post(command, **arguments).wait_for_response(raise_if_failed=False)
        assert isinstance(answer, Exception), "%s was not refused: %s" % (command, answer)
        return str(answer)

    def told(self, name):
        """The events of a name, oldest first."""
        with self.changed:
            return [body for event, body in self.events if event == name]

    def wait(self, name, count=1):
        """The count-th event of a name."""
        with self.changed:
            assert self.changed.wait_for(
                lambda: len([1 for event, _ in self.events if event == name]) >= count, 20), \
                "no %s event %d among %s" % (name, count, [event for event, _ in self.events])
        return self.told(name)[count - 1]

    def moved(self, command, **arguments):
        """Asks for a motion, and answers where it ended."""
        count = len(self.told("stopped"))
        self.ask(command, **arguments)
        return self.wait("stopped", count + 1)

    def typed(self, line, **more):
        return self.ask("evaluate", expression=line, context="repl", **more)["result"]

    def finish(self):
        """Waits until the program is gone; answers how it ended, and what it said besides."""
        try:
            self.process.stdin.close()
        except (BrokenPipeError, ValueError):
            pass
        status = self.process.wait(20)
        errors = self.process.stderr.read().decode()
        self.channel.close()
        if self.judge.open:
            self.judge.faults.append("not answered: %s" % self.judge.open)
        return status, errors


def program_and_work(words):
    """The built program, and a folder to work in."""
    if len(words) != 3:
        sys.exit("usage: %s PROGRAM FOLDER" % words[0])
    return os.path.abspath(words[1]), os.path.abspath(words[2])
