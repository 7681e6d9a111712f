"""Drives `touchtrace dap` as an editor does, and fails at the first thing an editor would trip over.

    drive.py PROGRAM FOLDER      the built program, and a folder of its own
"""

import json
import os
import shutil
import sys

from client import Client, program_and_work

HERE = os.path.dirname(os.path.abspath(__file__))


def line_of(path, words):
    with open(path, encoding="utf-8") as file:
        return next(place for place, line in enumerate(file, 1) if words in line)


def launched(client, path, **more):
    """Says hello, launches a file and waits until breakpoints can be set."""
    client.capabilities = client.ask(
        "initialize", adapterID="touchtrace", clientID="drive", pathFormat="path",
        linesStartAt1=True, columnsStartAt1=True, supportsVariableType=True,
        supportsInvalidatedEvent=True, locale="en")
    launch = client.post("launch", program=path, **more)
    client.wait("initialized")
    return launch


def started(client, path, **more):
    launch = launched(client, path, **more)
    client.ask("configurationDone")
    launch.wait_for_response()
    return client.wait("stopped")


def expanded(client, frame):
    """Everything that can be unfolded in a frame, to a depth at which nobody unfolds any more."""
    rows = []

    def unfold(reference, depth):
        if not reference or depth > 2:
            return
        for row in client.ask("variables", variablesReference=reference)["variables"][:8]:
            rows.append(row)
            unfold(row["variablesReference"], depth + 1)

    for scope in client.ask("scopes", frameId=frame)["scopes"]:
        rows.append(scope)
        unfold(scope["variablesReference"], 0)
    return rows


def everything(client, stop):
    """What an editor asks at a stop."""
    threads = client.ask("threads")["threads"]
    assert stop["threadId"] in [thread["id"] for thread in threads], threads
    assert threads[0]["id"] == 1, threads
    stack = client.ask("stackTrace", threadId=stop["threadId"])
    frames = stack["stackFrames"]
    assert stack["totalFrames"] == len(frames) > 0, stack
    for frame in frames[:3]:
        expanded(client, frame["id"])
        source = frame.get("source")
        if source and source.get("sourceReference"):
            text = client.ask("source", source=source, sourceReference=source["sourceReference"])
            assert len(text["content"].splitlines()) >= frame["line"], frame
        elif source:
            assert os.path.exists(source["path"]), source
    return frames


def breakpoints(client, path):
    """Breakpoints of every kind there is."""
    page, down = line_of(path, "view page"), line_of(path, "down a")
    lines = client.ask("breakpointLocations", source={"path": path}, line=1, endLine=40)
    assert page in [place["line"] for place in lines["breakpoints"]], lines
    source = {"name": os.path.basename(path), "path": path}
    in_lines = client.ask(
        "setBreakpoints", source=source, sourceModified=False,
        breakpoints=[
            {"line": page}, {"line": line_of(path, "button buy")},
            {"line": line_of(path, "view banner"), "condition": "depth > 90"},
            {"line": line_of(path, "@tap bannerTap"), "hitCondition": ">= 1"},
            {"line": down, "logMessage": "a finger at {point}"}])["breakpoints"]
    assert [one["verified"] for one in in_lines] == [True, False, False, True, True], in_lines
    assert "banner" in in_lines[1]["message"], "why it will never stop"
    # A file name as a URI, which some clients send whatever they said.
    again = client.ask(
        "setBreakpoints", source={"path": "file://" + path}, breakpoints=[{"line": page}])["breakpoints"]
    assert again[0]["verified"], again
    functions = client.ask(
        "setFunctionBreakpoints",
        breakpoints=[{"name": "banner.hitTest"}, {"name": "bannr"}])["breakpoints"]
    assert functions[0]["verified"] and not functions[1]["verified"], functions
    assert "banner" in functions[1]["message"], functions
    filters = [one["filter"] for one in client.capabilities["exceptionBreakpointFilters"]]
    client.ask(
        "setExceptionBreakpoints", filters=filters[:1],
        filterOptions=[{"filterId": filters[-1], "condition": "depth > 90"}])
    data = client.ask("dataBreakpointInfo", name="bannerTap.state")
    assert data["dataId"], data
    watched = client.ask(
        "setDataBreakpoints",
        breakpoints=[{"dataId": data["dataId"], "accessType": "write"}])["breakpoints"]
    assert watched[0]["verified"], watched
    return again[0]["id"], functions[0]["id"]


def walk(client, path):
    """The walk of the reference: forwards, backwards, questions, other worlds."""
    stop = client.wait("stopped")
    assert stop["reason"] == "entry", stop
    everything(client, stop)
    stop = client.moved("stepIn", threadId=1)
    everything(client, stop)
    for command in ["next", "stepIn", "stepIn", "stepBack", "next", "stepOut"]:
        everything(client, client.moved(command, threadId=stop["threadId"]))
    client.moved("evaluate", expression="goto start", context="repl")
    hits = []
    for _ in range(40):
        stop = client.moved("continue", threadId=1)
        if not stop.get("hitBreakpointIds") and stop["reason"] == "pause":
            break
        hits += stop.get("hitBreakpointIds", [])
        everything(client, stop)
        if stop["reason"] == "exception":
            client.ask("exceptionInfo", threadId=stop["threadId"])
    assert "end" in stop["description"], stop
    assert not client.told("terminated"), "the end of a record is no end of a session"
    back = client.moved("reverseContinue", threadId=1)
    assert back["hitBreakpointIds"], back
    everything(client, back)
    return hits


def questions(client, path):
    """The console, hovers and completions."""
    answer = client.typed("why-not buy")
    assert "banner" in answer and "PROVED" in answer, answer
    assert "touch" in client.typed("info touch")
    frame = everything(client, client.told("stopped")[-1])[0]["id"]
    hover = client.ask("evaluate", expression="banner", context="hover", frameId=frame)
    assert "banner" in hover["result"], hover
    client.ask("evaluate", expression="banner.alpha", context="watch", frameId=frame)
    client.refused("evaluate", expression="no such thing", context="watch", frameId=frame)
    client.refused("evaluate", expression="frobnicate", context="repl")
    targets = client.ask("completions", text="why-not bu", column=11)["targets"]
    assert "buy" in [target.get("text") or target["label"] for target in targets], targets
    # What is written to these must not get between the messages.
    for name in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]:
        client.post("evaluate", expression="export --force %s" % name, context="repl").wait_for_response(False)
    client.ask("evaluate", expression="export %s.jsonl --force" % path, context="repl")
    with open(path + ".jsonl", encoding="utf-8") as file:
        assert json.loads(file.readline())["rec"] == "head"
    for asked in ["transcript t.txt"]:
        client.refused("evaluate", expression=asked, context="repl")


def other_worlds(client, path):
    """Changes, and travels through them."""
    stops = len(client.told("stopped"))
    said = client.typed("whatif banner.isHidden = true")
    assert "buy" in said and "first difference" in said, said
    client.wait("stopped", stops + 1)
    assert "banner" in client.typed("undo")
    # What happened comes behind the answer: it must not be taken for what the next motion brings.
    client.wait("stopped", stops + 2)
    client.moved("evaluate", expression="goto start", context="repl")
    stop = client.moved("evaluate", expression="continue banner.hitTest", context="repl")
    frames = everything(client, stop)
    views = [scope for scope in client.ask("scopes", frameId=frames[0]["id"])["scopes"] if scope["name"] == "View"]
    assert views, "there is no scope View at a hit test"
    names = [row["name"] for row in client.ask("variables", variablesReference=views[0]["variablesReference"])["variables"]]
    assert "isHidden" in names, names
    said = len(client.told("output"))
    client.moved(
        "setVariable", variablesReference=views[0]["variablesReference"], name="isHidden", value="true")
    told = client.told("output")[said:]
    assert any(one["category"] == "important" and "buy" in one["output"] for one in told), told
    client.moved("setExpression", expression="banner.isHidden", value="false")
    refusal = client.refused("setExpression", expression="banner.depth", value="3")
    assert refusal, "a refusal says why"


def time_travel(client, path):
    """The timeline as a source, and back to where a call began."""
    client.moved("evaluate", expression="goto start", context="repl")
    stop = client.moved("evaluate", expression="goto 6", context="repl")
    timelines = [one for one in client.ask("loadedSources")["sources"] if one["name"].endswith(".timeline")]
    assert len(timelines) == 1, timelines
    timeline = timelines[0]
    assert os.path.basename(timeline["path"]) == "shop.timeline", timeline
    with open(timeline["path"], encoding="utf-8") as file:
        lines = file.read().splitlines()
    assert "#3 " in lines[3], lines[:5]
    found = client.ask("gotoTargets", source=timeline, line=4)["targets"]
    client.moved("goto", threadId=stop["threadId"], targetId=found[0]["id"])
    assert client.typed("print n") == "3", client.typed("print n")
    bound = client.ask("setBreakpoints", source=timeline, breakpoints=[{"line": 6}])["breakpoints"]
    assert bound[0]["verified"], bound
    stop = client.moved("continue", threadId=1)
    assert bound[0]["id"] in stop["hitBreakpointIds"], stop
    client.ask("setBreakpoints", source=timeline, breakpoints=[])
    for listing in client.ask("loadedSources")["sources"]:
        if listing["name"].endswith(".uikit"):
            with open(listing["path"], encoding="utf-8") as file:
                text = file.read()
            assert client.ask("source", source=listing, sourceReference=0)["content"] == text
            client.ask(
                "setBreakpoints", source=listing,
                breakpoints=[{"line": place + 1} for place in range(len(text.splitlines()))])
            client.ask("setBreakpoints", source=listing, breakpoints=[])
    stop = client.moved("evaluate", expression="goto 7", context="repl")
    frames = everything(client, stop)
    client.ask("stepInTargets", frameId=frames[0]["id"])
    client.moved("restartFrame", frameId=frames[min(1, len(frames) - 1)]["id"])


def session(program, path, over_socket):
    client = Client(program, "--log", path + ".log", over_socket=over_socket)
    launch = launched(client, path, stopOnEntry=True)
    on_line, on_function = breakpoints(client, path)
    client.ask("configurationDone")
    launch.wait_for_response()
    hits = walk(client, path)
    assert on_function in hits, hits
    client.ask("setFunctionBreakpoints", breakpoints=[])
    client.ask("setExceptionBreakpoints", filters=[])
    client.ask("setDataBreakpoints", breakpoints=[])
    client.ask("setBreakpoints", source={"path": path}, breakpoints=[])
    questions(client, path)
    other_worlds(client, path)
    time_travel(client, path)
    client.ask("pause", threadId=1)
    client.ask("cancel", requestId=1)
    client.refused("attach", name="attach")
    client.refused("restartFrame", frameId=99999)
    client.refused("variables", variablesReference=99999)
    client.refused("launch", program=path)
    count = len(client.told("stopped"))
    client.ask("restart")
    client.wait("stopped", count + 1)
    client.ask("terminate")
    client.wait("terminated")
    client.ask("terminate")
    client.ask("disconnect")
    return over(client)


def over(client, status=0):
    ended, errors = client.finish()
    assert ended == status, "ended with %d: %s" % (ended, errors)
    assert len(client.told("terminated")) <= 1, "terminated more than once"
    assert not client.judge.faults, "\n".join(client.judge.faults[:20])
    return client


def other_files(program, work):
    """A lesson, a dump and a record are opened as well, and what cannot be opened says why."""
    lesson = os.path.join(HERE, "../../lessons/02-hit-test/03-first-to-fifth/lesson.md")
    dump = os.path.join(HERE, "../../Tests/TouchTraceCLITests/Gallery/01-view-on-top.txt")
    record = os.path.join(work, "shop.scene.jsonl")
    clients = []
    for path, more in [(lesson, {}), (dump, {"tap": "100,100"}), (record, {})]:
        client = Client(program)
        stop = started(client, os.path.realpath(path), **more)
        for _ in range(12):
            everything(client, stop)
            stop = client.moved("stepIn", threadId=stop["threadId"])
        client.ask("disconnect")
        clients.append(over(client))
    client = Client(program)
    client.ask("initialize", adapterID="touchtrace")
    for path, more, said in [
        ("none.scene", {"cwd": work}, "none.scene"), (dump, {}, '"tap"'), (work, {}, "directory"),
        ("/dev/stdin", {}, ""), ("shop.scene", {"cwd": work, "touch": "tab"}, "tap"),
        ("shop.scene", {"cwd": work + "/none"}, "none"),
    ]:
        refusal = client.refused("launch", program=path, **more)
        assert said in refusal, refusal
    client.ask("disconnect")
    return clients + [over(client)]


def expectations(program):
    """A change that a lesson did not expect is an anomaly, by the filter that is on from the start."""
    lesson = os.path.realpath(os.path.join(HERE, "../../lessons/02-hit-test/03-first-to-fifth/lesson.md"))
    client = Client(program)
    launch = launched(client, lesson)
    initial = [one["filter"] for one in client.capabilities["exceptionBreakpointFilters"] if one["default"]]
    assert initial == ["unexpected"], initial
    client.ask("setExceptionBreakpoints", filters=initial)
    client.ask("configurationDone")
    launch.wait_for_response()
    client.wait("stopped")
    assert client.moved("continue", threadId=1)["reason"] == "pause", "a lesson keeps what it expects"
    stop = client.moved("setExpression", expression="thirdView.isHidden", value="true")
    assert stop["reason"] == "exception", stop
    told = client.ask("exceptionInfo", threadId=1)
    assert told["exceptionId"] == "unexpected" and "lesson.md:" in told["description"], told
    client.ask("disconnect")
    return over(client)


def two_fingers(program, work):
    """A finger that goes on alone, and touches that are walked one after another."""
    path = os.path.join(work, "two.scene")
    with open(path, "w", encoding="utf-8") as file:
        file.write(TWO_FINGERS)
    client = Client(program)
    stop = started(client, path, touches=["pinch", "tap"])
    names = [thread["name"] for thread in client.ask("threads")["threads"]]
    assert names[1:] == ["touch a", "touch b"], names
    for command in ["stepIn", "next", "stepIn", "stepIn", "stepOut", "stepIn", "stepBack"]:
        stop = client.moved(command, threadId=102, singleThread=True)
        assert stop["threadId"] == 102, (command, stop)
        everything(client, stop)
    assert any(one.get("group") == "start" for one in client.told("output"))
    stop = client.moved("continue", threadId=1)
    assert "continue to tap" in stop["description"], stop
    stop = client.moved("continue", threadId=1)
    assert stop["reason"] == "entry" and len(client.ask("threads")["threads"]) == 2, stop
    everything(client, stop)
    stop = client.moved("reverseContinue", threadId=1)
    assert stop["reason"] == "pause", stop
    client.ask("disconnect")
    return over(client)


TWO_FINGERS = """window 390x844
  view left 0,0 195x844
  view right 195,0 195x844
touch #pinch
0 down a at 50,50
10 down b at 300,300
40 move a by 20,0
50 up b
60 up a
touch #tap
0 down c at 50,50
60 up c
"""


def endings(program, path):
    """To the end without a stop; a number of one's own; a client that says nothing more."""
    clients = []
    for more in [{"noDebug": True}, {"stopOnEntry": False, "stopAtEnd": False}]:
        client = Client(program)
        launch = launched(client, path, **more)
        client.ask("configurationDone")
        launch.wait_for_response()
        client.wait("terminated")
        assert client.told("exited") == [{"exitCode": 0}]
        client.ask("disconnect")
        clients.append(over(client))
    client = Client(program)
    started(client, path, whatIf=["banner.isHidden = true"])
    client.typed("quit 7")
    client.wait("terminated")
    clients.append(over(client, 7))
    return clients


def main():
    program, work = program_and_work(sys.argv)
    path = os.path.join(work, "shop.scene")
    shutil.copy(os.path.join(HERE, "shop.scene"), path)
    os.environ["XDG_CACHE_HOME"] = os.path.join(work, "cache")
    clients = [session(program, path, False), session(program, path, True)]
    with open(path + ".log", encoding="utf-8") as file:
        logged = [json.loads(line) for line in file]
    sent = [line["direction"] for line in logged if "direction" in line]
    assert sent.count("received") == sum(client.judge.count["sent"] for client in clients)
    assert sent.count("sent") == sum(client.judge.count["received"] for client in clients)
    clients += other_files(program, work) + endings(program, path)
    clients += [expectations(program), two_fingers(program, work)]
    counts = [client.judge.count for client in clients]
    print(
        "debugpy: %d sessions, %d requests, %d messages back, all as the schema wants them"
        % (len(clients), sum(one["sent"] for one in counts), sum(one["received"] for one in counts)))


main()
