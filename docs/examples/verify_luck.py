"""Recomputes the luck of a saved game of any of the four games: python3 verify_luck.py FILE

It needs nothing but Python, and follows docs/fair-luck.md and docs/saved-games.md. It checks that every outcome is
what secret and shares give in the position reached; whether the moves keep the rules is for `mu replay` to say.
"""
import hashlib, hmac, struct, sys

from continent import STANDARD, SIDES, Land, build

MASK = 0xFFFFFFFF
WORDS = ["E", "NE", "NW", "W", "SW", "SE"]


class Luck:
    """The random numbers of one outcome: ChaCha with 8 rounds, the outcome's number as the nonce."""

    def __init__(self, key, number):
        self.start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8L", key)]
        self.number, self.block, self.words = number, 0, []

    def word(self):
        if not self.words:
            first = self.start + [self.block & MASK, self.block >> 32, self.number & MASK, self.number >> 32]
            state = first[:]
            for step in range(8):
                for at in range(4):
                    turn = [0, 1, 2, 3] if step % 2 else [0, 0, 0, 0]
                    a, b, c, d = (4 * row + (at + turn[row]) % 4 for row in range(4))
                    for one, two, three, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                        state[one] = (state[one] + state[two]) & MASK
                        mixed = state[three] ^ state[one]
                        state[three] = (mixed << by | mixed >> (32 - by)) & MASK
            self.words, self.block = [(x + y) & MASK for x, y in zip(state, first)], self.block + 1
        return self.words.pop(0)

    def below(self, bound):
        while True:
            product = self.word() * bound
            if product & MASK >= (1 << 32) % bound:
                return product >> 32

    def shuffle(self, things):
        for at in range(len(things) - 1, 0, -1):
            other = self.below(at + 1)
            things[at], things[other] = things[other], things[at]
        return things


def key_of(header):
    """The key of the luck, from the secret and the shares or from a seed."""
    if "secret" not in header:
        return hashlib.sha256(b"mu seed " + struct.pack("<Q", int(header["seed"][0]))).digest()
    secret = bytes.fromhex(header["secret"][0])
    assert header["luck"][0] == "sha256:" + hashlib.sha256(secret).hexdigest(), "this is not the secret that was promised"
    return hmac.new(secret, "".join(share + "\n" for share in sorted(header.get("share", []))).encode(), "sha256").digest()


class Tricks:
    """Mü: a deal in every round, and a card drawn after each with the uncertain end."""

    def __init__(self, options, seats):
        self.seats, self.dealer = seats, None
        self.pack = [colour + digit for colour in ("RGBYK" if len(seats) > 3 else "RGB") for digit in "011234567789"]

    def luck(self, words, luck):
        if words[0] == "draw":
            return "draw " + self.pack[luck.below(len(self.pack))]
        count = len(self.seats)
        dealer = luck.below(count) if self.dealer is None else (self.dealer + 1) % count
        cards = luck.shuffle([*range(len(self.pack))])
        hands = [sorted(cards[(seat - dealer - 1) % count::count]) for seat in range(count)]
        told = [f"{seat}=" + ",".join(self.pack[card] for card in hand) for seat, hand in zip(self.seats, hands)]
        self.dealer = self.seats.index(words[1].removeprefix("dealer="))
        return f"deal dealer={self.seats[dealer]} " + " ".join(told)

    def choice(self, seat, words):
        pass


class M:
    """M: one shuffle of 90 cards, then who begins."""

    def __init__(self, options, seats):
        self.seats, five = seats, options["deck"] == "five_symbols"
        left_out = lambda colour, value: (colour + value) % 5 if five else 4
        self.deck = [name + text for colour, name in enumerate("brgyn") for text in ["0", "0"] + [
            f"{value}0{symbol}" for value in range(1, 5) for at, symbol in enumerate("ctmfs") if at != left_out(colour, value)]]

    def luck(self, words, luck):
        return "shuffle " + ",".join(luck.shuffle(self.deck)) if words[0] == "shuffle" else "first " + self.seats[luck.below(len(self.seats))]

    def choice(self, seat, words):
        pass


class City:
    """Mū: which cards a pile holds follows from the rules; that they lie in the order of the luck is checked here."""

    def __init__(self, options, seats):
        self.seats, self.picks = seats, {}
        self.order = lambda card: ("MWTPA".index(card[0]), card) if card[0] in "MWTPA" else (5, int(card[1:]))
        self.own_pack = options["pack"] != "standard"

    def luck(self, words, luck):
        kind, told = words[0], words[1].split(",")
        if self.own_pack and kind not in ("projects", "battles"):
            return None  # the order of its cards and its boards stand in the pack, which is not read here
        if kind == "boards":
            return self.boards(luck)
        if kind == "removed":
            # Twelve of each type, of which as many as here are drawn.
            gone = [luck.shuffle([f"{letter}{number:02}" for number in range(1, 13)])[:len(told) // 5] for letter in "MWTPA"]
            drawn = sorted(sum(gone, []), key=self.order)
        else:
            drawn = luck.shuffle([f"{way}{at}" for way in "RC" for at in "123"] if kind == "battles" else sorted(told, key=self.order))
        return f"{kind} " + ",".join(drawn)

    def boards(self, luck):
        free, given = list("ABCDE"), {}
        for seat in luck.shuffle(list(self.seats)):
            if self.picks.get(seat) in free:
                given[seat] = self.picks[seat]
                free.remove(given[seat])
        for seat in self.seats:
            if seat not in given:
                given[seat] = free.pop(luck.below(len(free)))
        return "boards " + ",".join(f"{seat}={given[seat]}" for seat in self.seats)

    def choice(self, seat, words):
        if words[0] == "board":
            self.picks[seat] = words[1]


class Isle:
    """Volcanic Isle: fissures and sinkings are followed, since luck draws from the volcanoes and borders that are left."""

    def __init__(self, options, seats):
        self.seats, self.options = seats, options
        self.by_players = options["sinking_call"] == "by_players"
        self.land, self.fissures, self.alone, self.asked, self.votes, self.tied = set(range(1, 23)), set(), False, False, [], False
        self.map = Land(STANDARD if options["map"] == "none" else options["map"])

    def luck(self, words, luck):
        kind, volcanoes = words[0], [area for area in sorted(self.land) if area <= 8]
        if kind == "continent":
            self.map = Land(" ".join(words[1:]))
            return "continent " + build(len(self.seats), luck)
        if kind == "boats":
            cells = luck.shuffle(self.map.bays(len(self.seats)))
            return "boats " + " ".join(f"{seat}@{q},{r}" for seat, (q, r) in zip(self.seats, cells))
        if kind == "first":
            return "first " + self.seats[luck.below(len(self.seats))]
        if kind == "die":
            return "die " + ("volcano" if luck.below(6) < int(self.options["volcano_faces"]) else "white")
        if kind == "tokens":
            drawn = [volcanoes.pop(luck.below(len(volcanoes))) for _ in words[1].split(",")]
            return "tokens " + ",".join(map(str, sorted(drawn)))
        if kind == "crack":
            border = (choices := self.open())[luck.below(len(choices))]
            self.crack(*map(int, words[1].split("|")))
            self.asked = False
            return "crack %d|%d" % border
        equal = self.smallest()
        choices = [area for area in volcanoes if any(area in part for part in equal)] or [min(part) for part in equal]
        drawn = choices[luck.below(len(choices))]
        self.remove(next(part for part in equal if int(words[1]) in part))
        return f"tie {drawn}"

    def choice(self, seat, words):
        if words[0] == "raise":
            cell = self.map.cells[int(words[1][:-1]), words[1][-1]]
            areas = int(words[1][:-1]), self.map.beyond(cell, WORDS.index(words[3]))
            if areas[1] in self.land:
                self.alone = self.crack(*areas)
        elif words[0] in ("call", "leave"):
            self.answer(words[0] == "call")
        elif words[0] == "end":
            self.asked = False

    def answer(self, calls):
        """Who has raised is asked alone, then all together until they have been; after that the active player may call."""
        self.votes.append(calls)
        if len(self.votes) < (1 if self.alone or self.asked else len(self.seats)):
            return
        called, self.votes = any(self.votes), []
        self.asked = not called and not self.alone
        if called:
            self.sink()
        self.alone = called and self.alone and len(self.parts()) > 1

    def open(self):
        return [border for border in self.map.borders if border not in self.fissures and self.land >= set(border)]

    def parts(self):
        """The parts of the island, the one with the lowest area first."""
        left, parts = set(self.land), []
        while left:
            part, edge = set(), {min(left)}
            while edge:
                part |= edge
                edge = {area for border in self.open() if len(part & set(border)) == 1 for area in border} - part
            parts.append(part)
            left -= part
        return parts

    def smallest(self):
        size = lambda part: (sum(self.map.sizes[area] for area in part), sum(area <= 8 for area in part))
        parts = self.parts()
        return [part for part in parts if size(part) == min(map(size, parts))]

    def crack(self, one, other):
        """Places a fissure; whether somebody must call what it has cut off."""
        border = min(one, other), max(one, other)
        if border in self.fissures or len(self.fissures) == 26:
            return False
        before = len(self.parts())
        self.fissures.add(border)
        is_cut = len(self.parts()) > before
        if is_cut and not self.by_players:
            self.sink()
        return is_cut and self.by_players

    def sink(self):
        if len(self.smallest()) == 1:
            self.remove(self.smallest()[0])

    def remove(self, part):
        self.land -= part
        self.fissures = {border for border in self.fissures if self.land >= set(border)}


def check(text):
    """The outcomes of luck that are not what they should be, as lines of text; how many are right, and not checked."""
    lines = [" ".join(line.split()) for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    at, header = lines.index("---"), {}
    for word, _, rest in (line.partition(" ") for line in lines[:at]):
        header.setdefault(word, []).append(rest)
    options = dict(option.split(" ", 1) for option in header["option"])
    key, seats = key_of(header), "abcdef"[:int(options["players"])]
    game = {"tricks": Tricks, "m": M, "city": City, "isle": Isle}[header["game"][0]](options, seats)
    number, wrong, right, unread = 0, [], 0, 0
    taken = int(header.get("taken", [0])[0])  # steps that come from another game, and their luck from another secret
    for step, line in enumerate(lines[at + 1:]):
        if line == "---":
            break
        first, _, rest = line.partition(" ")
        if first == "!":
            given = game.luck(rest.split(), Luck(key, number))
            if step >= taken:
                unread += given is None
                right += given == rest
                if given not in (None, rest):
                    wrong.append(f"outcome {number} is {rest}, but the luck gives {given}")
            number += 1
        else:
            game.choice(first, rest.split())
    return wrong, right, unread


if __name__ == "__main__":
    wrong, right, unread = check(open(sys.argv[1], encoding="utf-8-sig").read())
    rest = f"; {unread} more draw from a card pack of one's own, which is not read here" if unread else ""
    print("\n".join(wrong) or f"all {right} outcomes of luck are fair{rest}")
    sys.exit(bool(wrong))
