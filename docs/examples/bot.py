"""A bot that plays any game of Mu: python3 bot.py http://localhost:8080 TOKEN TABLE

It sits down at the table if it does not sit there yet, follows its stream, and chooses at random
among the legal actions. Write your own choose(), and it is your player.
"""
import json, random, sys, time, urllib.error, urllib.request, uuid

server, token, table = sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3]
base = f"{server}/api/v1/tables/{table}"


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(base + path, data, headers), timeout=60)


def choose(news):
    """The action to take: this is where a player thinks. ask("") gives the whole view."""
    return random.choice(news["legal"]["actions"])


def events(since):
    name = ""
    with ask(f"/events?since={since}") as stream:
        for line in (line.decode().rstrip("\n") for line in stream):
            if line.startswith("event:"):
                name = line[6:].strip()
            elif line.startswith("data:") and name == "table":
                yield json.loads(line[5:])


step = 0
while True:
    try:
        if step == 0 and not json.load(ask(""))["yours"]:
            ask("/sit", {})
        for news in events(step):
            step = news["step"]
            if news["status"] == "over":
                sys.exit(print(news["over"]["words"]))
            if news["status"] == "playing" and news["legal"]["actions"]:
                ask("/act", {"action": choose(news), "step": step, "request": uuid.uuid4().hex})
    except urllib.error.HTTPError as refused:
        if refused.code not in (429, 500, 502, 503) and not (refused.code == 409 and step):
            sys.exit(refused.read().decode())  # not to be mended by trying again
        time.sleep(0.1 if refused.code == 409 else int(refused.headers.get("Retry-After", 2)))
    except (urllib.error.URLError, OSError):
        time.sleep(1)  # the connection was lost: go on where we were
