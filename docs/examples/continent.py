"""How the program builds a continent of Volcanic Isle: docs/fair-luck.md, "A continent", as code."""
from itertools import combinations

SIDES = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]  # E NE NW W SW SE
E, NE, NW, W, SW, SE = range(6)
SHAPES = [  # areas, cells, coast sides of each cell
    (range(1, 6), [(0, 0), (1, 0), (1, -1)], [[], [], []]),
    (range(6, 9), [(0, 0), (1, 0), (1, -1)], [[NW], [NE], [E, NE, NW, W]]),
    (range(9, 12), [(0, 0)], [[E]]),
    (range(12, 15), [(0, 0)], [[E, NE]]),
    (range(15, 17), [(0, 0)], [[E, NE, NW]]),
    (range(17, 19), [(0, 0), (1, 0)], [[NW, W, SW], []]),
    (range(19, 20), [(0, 0), (1, 0)], [[NW, W, SW, SE], [SW]]),
    (range(20, 21), [(0, 0), (1, 0)], [[SW, SE], [E, NE, SW, SE]]),
    (range(21, 22), [(0, 0), (1, 0)], [[SE], [E, NE, SW, SE]]),
    (range(22, 23), [(0, 0), (1, 0)], [[NE, SE], [E, NE, NW, SW, SE]]),
]
STANDARD = ("1@-1,0/1 2@0,0/0 3@-3,1/0 4@-2,2/0 5@0,2/1 6@0,-2/0 7@-3,0/1 8@-1,3/3 9@2,-2/2 10@2,-1/0 11@2,0/1 "
            "12@-4,1/2 13@-3,3/4 14@0,3/4 15@3,-3/1 16@1,3/4 17@-4,3/1 18@2,2/3 19@-5,2/0 20@3,-2/1 21@2,1/1 22@-1,-2/2")


def plus(cell, step):
    return cell[0] + step[0], cell[1] + step[1]


def turned(cell, turns):
    for _ in range(turns):
        cell = cell[0] + cell[1], -cell[0]
    return cell


def lay(shape, turns):
    """A shape in one turn: of each cell its place, its straight outer sides and its coast sides."""
    _, cells, coast = SHAPES[shape]
    places = [turned(cell, turns) for cell in cells]
    kinds = []
    for cell, printed in zip(places, coast):
        shore = {(side + turns) % 6 for side in printed}
        outer = [side for side in range(6) if plus(cell, SIDES[side]) not in places]
        kinds.append((cell, [side for side in outer if side not in shore], [side for side in outer if side in shore]))
    return shape, turns, kinds


LAYS = [[lay(shape, turns) for turns in range(2 if shape == 0 else 6)] for shape in range(10)]


class Site:
    def __init__(self):
        self.laid, self.tile, self.need, self.ban, self.looked, self.marks = [], {}, {}, {}, [], []

    def place(self, way):
        (_, _, kinds), at = way
        self.marks.append(len(self.looked))
        self.laid.append(way)
        for cell, straight, coast in kinds:
            here = plus(at, cell)
            self.tile[here] = len(self.laid)
            for side in straight:
                there = plus(here, SIDES[side])
                if not self.need.get(there):
                    self.looked.append(there)
                self.need[there] = self.need.get(there, 0) + 1
            for side in coast:
                there = plus(here, SIDES[side])
                self.ban[there] = self.ban.get(there, 0) + 1

    def take_back(self):
        (_, _, kinds), at = self.laid.pop()
        del self.looked[self.marks.pop():]
        for cell, straight, coast in kinds:
            here = plus(at, cell)
            del self.tile[here]
            for side in straight:
                self.need[plus(here, SIDES[side])] -= 1
            for side in coast:
                self.ban[plus(here, SIDES[side])] -= 1

    def needed(self):
        return [cell for cell in self.looked if cell not in self.tile]

    def demand(self, cell):
        """The sides that must be straight and those that must be coast; None if no land may lie there."""
        if cell in self.tile or self.ban.get(cell):
            return None
        straight, coast = set(), set()
        for side, step in enumerate(SIDES):
            there = plus(cell, step)
            if there in self.tile or self.need.get(there):
                straight.add(side)
            if there not in self.tile and self.ban.get(there):
                coast.add(side)
        return straight, coast

    def ways(self, cell, shape, demand):
        """All ways to cover a cell with a shape, turn by turn and cell by cell."""
        for one in LAYS[shape]:
            for offset, _, _ in one[2]:
                at = cell[0] - offset[0], cell[1] - offset[1]
                wants = [(demand(plus(at, place)), straight, coast) for place, straight, coast in one[2]]
                if all(want and not want[0] & set(coast) and not want[1] & set(straight) for want, straight, coast in wants):
                    yield one, at

    def places(self, shape):
        return list(dict.fromkeys((shape, way[0][1], way[1]) for cell in self.needed()
                                  for way in self.ways(cell, shape, self.demand)))

    def beyond(self, way):
        """The tiles that the straight sides of a tile meet, 0 for none."""
        (_, _, kinds), at = way
        return [self.tile.get(plus(plus(at, cell), SIDES[side]), 0) for cell, straight, _ in kinds for side in straight]


def build(players, luck):
    """The continent for so many players from a stream of random numbers, as a saved game writes it."""
    for _ in range(400):
        found = attempt(players, luck)
        if found:
            return found
    return STANDARD


def attempt(players, luck):
    site = Site()
    site.place((LAYS[0][luck.below(2)], (0, 0)))
    for _ in range(4):
        places = [(LAYS[shape][turns], at) for shape, turns, at in site.places(0)]
        if not places:
            return None
        weights = [4 ** min(sum(tile > 0 for tile in site.beyond(way)), 12) for way in places]
        drawn, chosen = luck.below(sum(weights)), 0
        while drawn >= weights[chosen]:
            drawn -= weights[chosen]
            chosen += 1
        site.place(places[chosen])
    beyond = [site.beyond(way) for way in site.laid]
    if any(len(set(tiles) - {0}) < 2 for tiles in beyond) or sum(tiles.count(0) for tiles in beyond) > 30 or lakes(site):
        return None
    for _ in range(3):
        places = [(LAYS[shape][turns], at) for shape, turns, at in site.places(1)]
        fits = [way for way in places if site.beyond(way).count(0) == 2 and all(tile <= 5 for tile in site.beyond(way))]
        if not fits:
            return None
        site.place(fits[luck.below(len(fits))])
    return others(site, {shape: len(SHAPES[shape][0]) for shape in range(2, 10)}, [600], players, luck)


def others(site, left, nodes, players, luck):
    if nodes[0] == 0:
        return None
    nodes[0] -= 1
    needed = site.needed()
    if not needed:
        if any(left.values()):
            return None
        found = closed(site, players, luck)
        if not found:
            nodes[0] = max(0, nodes[0] - 20)
        return found
    known = {}
    demand = lambda cell: known[cell] if cell in known else known.setdefault(cell, site.demand(cell))
    ways = min(([way for shape in left if left[shape] for way in site.ways(cell, shape, demand)] for cell in needed), key=len)
    luck.shuffle(ways)
    for way in ways:
        site.place(way)
        left[way[0][0]] -= 1
        found = others(site, left, nodes, players, luck)
        if found:
            return found
        left[way[0][0]] += 1
        site.take_back()
        if nodes[0] == 0:
            return None
    return None


def closed(site, players, luck):
    """The numbers are dealt; then the whole must be faultless and have bays for all boats."""
    at = {}
    for shape, (numbers, _, _) in enumerate(SHAPES):
        areas = list(numbers)
        luck.shuffle(areas)
        at.update(zip(areas, [way for way in site.laid if way[0][0] == shape]))
    text = " ".join(f"{area}@{at[area][1][0]},{at[area][1][1]}/{at[area][0][1]}" for area in range(1, 23))
    land = Land(text)
    good = not lakes(site) and len(land.borders) <= 46 and all(len(land.beside(area)) >= 2 for area in range(1, 23))
    return text if good and in_order(land) and land.bays(players) else None


def lakes(site):
    """Whether sea is enclosed by land."""
    columns, rows = zip(*site.tile)
    sea = {(q, r) for q in range(min(columns) - 1, max(columns) + 2) for r in range(min(rows) - 1, max(rows) + 2)} - set(site.tile)
    edge = [min(sea)]
    sea.discard(edge[0])
    while edge:
        cell = edge.pop()
        new = sea & {plus(cell, step) for step in SIDES}
        sea -= new
        edge += new
    return bool(sea)


def in_order(land):
    """Whether areas 9 to 22 can be joined one by one, each with at most two straight sides open."""
    lying, left = set(range(1, 9)), set(range(9, 23))
    while left:
        fits = [area for area in left if land.beside(area) & lying and land.open_beside(area, lying) <= 2]
        if not fits:
            return False
        lying.add(fits[0])
        left.discard(fits[0])
    return True


class Land:
    """A continent as a saved game writes it: what lies where, what touches what, and the bays."""

    def __init__(self, text):
        self.at, self.straight = {}, {}
        for word in text.split():
            if "/" in word:
                area, place = word.split("@")
                cell, turns = place.split("/")
                shape = next(shape for shape in range(10) if int(area) in SHAPES[shape][0])
                for index, (offset, straight, _) in enumerate(lay(shape, int(turns))[2]):
                    here = plus(tuple(map(int, cell.split(","))), offset)
                    self.at[here] = int(area), "abc"[index]
                    self.straight[here] = straight
        self.cells = {space: cell for cell, space in self.at.items()}
        self.sizes = {area: sum(other == area for other, _ in self.cells) for area in range(1, 23)}
        self.borders = sorted({(area, other) for area in range(1, 23) for other in self.beside(area) if area < other})

    def beyond(self, cell, side):
        """The area behind a side of a space; None for sea."""
        return self.at.get(plus(cell, SIDES[side]), (None,))[0]

    def beside(self, area):
        cells = [cell for (other, _), cell in self.cells.items() if other == area]
        return {self.beyond(cell, side) for cell in cells for side in range(6)} - {area, None}

    def open_beside(self, area, lying):
        cells = [cell for (other, _), cell in self.cells.items() if other == area]
        return sum(self.beyond(cell, side) not in lying for cell in cells for side in self.straight[cell])

    def coast(self):
        """The sea cell at each of the 62 sides of the coast, counter-clockwise."""
        cell = min(self.at, key=lambda cell: (cell[1], cell[0]))
        side = next(side for side in range(6) if self.beyond(cell, side) is None)
        seas = []
        while len(seas) < 62:
            seas.append(plus(cell, SIDES[side]))
            next_side = (side + 1) % 6
            if self.beyond(cell, next_side) is None:
                side = next_side
            else:
                cell, side = plus(cell, SIDES[next_side]), (side + 5) % 6
        return seas

    def bays(self, players):
        """The bays that so many boats get, in the order of the coast; None if two would lie too near."""
        coast, found = self.coast(), []
        for start in range(62):
            if coast[start] != coast[start - 1]:
                length = next(step for step in range(1, 63) if coast[(start + step) % 62] != coast[start])
                if length >= 3:
                    found.append(((2 * start + length - 1) % 124, coast[start]))
        found.sort()

        def spread(bays):
            gaps = [(bays[(at + 1) % len(bays)][0] - bay[0]) % 124 or 124 for at, bay in enumerate(bays)]
            return -min(gaps), sum(gap * gap for gap in gaps), [bay[0] for bay in bays]

        best = min(combinations(found, players), key=spread, default=None)
        return [cell for _, cell in best] if best and -10 * spread(best)[0] * players >= 6 * 124 else None
