"""Games, views, players and saved games, without any other library."""

import copy
import importlib.metadata
import itertools
import pickle
import xml.dom.minidom

import pytest

import mu_games
from tables import all_tables, short


def first(game, players=3, seed=1):
    """A game at its first choice, and the seat that owes it."""
    state = mu_games.load(game, players=players, **short(game)).new_game(seed=seed)
    return state, state.seats_to_act()[0]


def play_on(state, level="random"):
    """Plays a game to its end."""
    player, draws = mu_games.player(state.game, level), itertools.count(state.seed)
    while not state.is_over:
        seat = state.seats_to_act()[0]
        state.apply(seat, player(state.view(seat), next(draws)))
    return state


def test_all_games_are_there():
    assert {"m", "tricks", "isle", "city"} <= set(mu_games.games())
    game = mu_games.load("tricks", players=5, goal=100, uncertain_end=True)
    assert (game.title, game.players, game.options) == ("Mü", 5, {"goal": "100", "uncertain_end": "true"})
    assert game == mu_games.load("tricks", 5, goal="100", uncertain_end="true") != mu_games.load("tricks", 5)
    assert pickle.loads(pickle.dumps(game)) == game and hash(game) == hash(copy.copy(game))
    assert ("goal", "200", "a whole number from 1 to 10000") in game.option_specs
    assert game.levels[0] == "random" and game.players_range == (3, 6)


@pytest.mark.parametrize(
    ("name", "players", "options", "reason"),
    [
        ("chess", None, {}, 'there is no game "chess"; there are: '),
        ("tricks", 9, {}, 'option players cannot be "9"'),
        ("tricks", 4, {"goal": 0}, "option goal cannot be"),
        ("tricks", 4, {"trumps": 2}, "trumps"),
    ],
)
def test_tables_that_cannot_be(name, players, options, reason):
    with pytest.raises(ValueError, match=reason):
        mu_games.load(name, players, **options)


@pytest.mark.parametrize(("game", "players"), all_tables())
def test_whole_games_are_written_and_read(game, players):
    state, _ = first(game, players)
    begun = state.copy()
    play_on(state)
    assert state.seats_to_act() == [] and state.ending
    assert [sum(line["value"] for line in lines) for lines in state.breakdown()] == state.scores
    assert len(state.ranks) == players and min(state.ranks) == 1
    again = mu_games.from_saved(state.to_saved())
    assert (again.scores, again.to_saved()) == (state.scores, state.to_saved())
    assert play_on(begun).to_saved() == state.to_saved(), "a copy has the same luck to come"


@pytest.mark.parametrize("game", mu_games.games())
def test_a_position_is_pickled_and_copied(game):
    state, seat = first(game)
    state.apply(seat, state.legal_actions(seat)[0])
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert (other.to_saved(), other.seed) == (state.to_saved(), state.seed)
        play_on(other)
        assert not state.is_over


def test_refusals_name_their_rule_and_change_nothing():
    state, seat = first("m", players=2)
    before, other = state.to_saved(), 1 - seat
    with pytest.raises(mu_games.Refused) as refused:
        state.apply(other, state.legal_actions(seat)[0], language="fr")
    assert refused.value.rule.startswith("M-") and refused.value.rule in str(refused.value)
    assert refused.value.reason == f"C’est à {'AB'[seat]} de jouer."
    with pytest.raises(mu_games.Refused) as refused:
        state.apply(seat, "place b20t 0;0")
    assert (refused.value.rule, refused.value.column) == (None, 12)
    assert pickle.loads(pickle.dumps(refused.value)).column == 12
    with pytest.raises(IndexError, match="no seat 2; the seats are 0 to 1"):
        state.apply(2, "pass")
    assert state.to_saved() == before


def test_faults_of_saved_games_have_their_line():
    state, seat = first("tricks")
    lines = state.to_saved().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("!"))
    lines.insert(place + 1, f"{'abc'[seat]} lay Q9")
    with pytest.raises(mu_games.SaveFault) as fault:
        mu_games.from_saved("\n".join(lines))
    assert (fault.value.line, fault.value.column) == (place + 2, 7)
    with pytest.raises(mu_games.SaveFault, match='line 2: there is no game "chess"'):
        mu_games.from_saved("mu 1\ngame chess\noption players 3\n---\n---\n")
    with pytest.raises(mu_games.SaveFault, match="the file is empty"):
        mu_games.from_saved("")


@pytest.mark.parametrize("game", mu_games.games())
def test_a_view_tells_what_its_seat_may_know(game):
    state, seat = first(game)
    view = state.view(seat)
    assert (view.seat, view.players, view.game) == (seat, 3, game)
    assert isinstance(view.facts, dict) and view.legal_actions() == state.legal_actions(seat)
    texts = {language: state.view(seat, language).text for language in ("en", "fr", "de")}
    assert len(set(texts.values())) == 3
    assert xml.dom.minidom.parseString(view._repr_svg_()).documentElement.tagName == "svg"
    assert view.say(state.legal_actions(seat)[0])
    with pytest.raises(ValueError, match="no language \"it\""):
        state.view(seat, "it")
    spectator = state.view()
    assert spectator.seat is None and spectator.legal_actions() == []
    facts = view.facts
    state.apply(seat, state.legal_actions(seat)[0])
    assert view.facts == facts, "a view stays as it was taken"


@pytest.mark.parametrize("game", mu_games.games())
def test_worlds_are_imagined_from_the_view_alone(game):
    state, seat = first(game)
    view = state.view(seat)
    worlds = [view.imagine(seed) for seed in range(8)]
    assert all(world.view(seat).facts == view.facts for world in worlds)
    assert view.imagine(3).view().facts_json == worlds[3].view().facts_json
    other = (seat + 1) % 3
    unlike = {world.view(other).facts_json for world in worlds}
    assert len(unlike) > 1 or game == "isle", "what the seat may not know is drawn anew"
    world = worlds[0]
    assert world.is_imagined and world.steps is None
    for ask in (world.to_saved, lambda: pickle.dumps(world), lambda: world.take_back(seat)):
        with pytest.raises(ValueError, match="imagined world"):
            ask()
    assert play_on(world.copy()).is_over and not world.is_over


def test_players_are_policies():
    state, seat = first("tricks", players=4)
    player = mu_games.player("tricks", "steady")
    assert player(state.view(seat), 5) == player(state.view(seat), 5)
    assert player(state.view(seat), milliseconds=1) in state.legal_actions(seat)
    assert pickle.loads(pickle.dumps(player)).level == "steady"
    with pytest.raises(ValueError, match="no computer player \"cheater\""):
        mu_games.player("tricks", "cheater")
    with pytest.raises(ValueError, match="owes no choice"):
        player(state.view((seat + 1) % 4))
    with pytest.raises(ValueError, match="this is a view of m"):
        player(first("m")[0].view(0))
    with pytest.raises(ValueError, match="a spectator"):
        player(state.view())


@pytest.mark.parametrize("level", ["ismcts", "pimc"])
def test_references_are_policies(level):
    state, seat = first("m", players=3)
    player = mu_games.player("m", level)
    assert player(state.view(seat), 5) == player(state.view(seat), 5)
    assert player(state.view(seat), milliseconds=1) in state.legal_actions(seat)
    assert level not in mu_games.load("m").levels


def test_a_choice_that_nobody_saw_is_taken_back():
    state, seat = first("city", players=2)
    before = state.view(seat).facts
    state.apply(seat, state.legal_actions(seat)[0])
    state.take_back(seat)
    assert state.view(seat).facts == before
    with pytest.raises(ValueError, match="nothing can be taken back"):
        state.take_back(seat)


def test_long_lists_are_read_in_parts():
    state, seat = first("city", players=2)
    everything = state.legal_actions(seat)
    assert state.legal_count(seat) == len(everything)
    assert state.legal_actions(seat, 2, 5) == everything[2:5]
    assert state.legal_actions(seat, start=10_000) == []


@pytest.mark.parametrize(("game", "players"), all_tables())
def test_every_choice_is_encoded_by_small_ones(game, players):
    state, seat = first(game, players)
    layout = mu_games.load(game, players, **short(game)).schema
    for text in state.legal_actions(seat)[:40]:
        encoded = state.view(seat).encode(text)
        for length, choice in enumerate(encoded):
            numbers, mask, action = state.view(seat).coded(encoded[:length])
            assert mask[choice] and action is None and len(mask) == len(layout[0])
        assert state.view(seat).coded(encoded)[2] == text
    fields = [mu_games.Field(*field) for field in layout[1]]
    assert fields[-1].start + fields[-1].size == len(numbers)
    with pytest.raises(ValueError, match="the small choices .* may not be made"):
        state.view(seat).coded([65535])


@pytest.mark.parametrize("name", ["m", "tricks"])
def test_exchanges_that_change_nothing(name):
    game = mu_games.load(name, players=3)
    state = game.new_game(seed=2)
    numbers, mask, _ = state.view(state.seats_to_act()[0]).coded()
    assert len(game.symmetries) > 1
    seen = set()
    for choices, places in game.symmetries:
        assert sorted(choices) == list(range(len(mask))) and sorted(places) == list(range(len(numbers)))
        exchanged, allowed = numbers.copy(), mask.copy()
        exchanged[places], allowed[choices] = numbers, mask
        assert allowed.sum() == mask.sum()
        seen.add(exchanged.tobytes())
    assert len(seen) > 1


def test_laws_and_simulations():
    games, steps, worlds = mu_games.run_laws(mu_games.load("m", players=2), games=3)
    assert games == 3 and steps > 20 and worlds > 0
    records = mu_games.simulate(mu_games.load("m", players=3), 4, ["random", "gentle"], seed=10)
    assert [record["seed"] for record in records] == [10, 11, 12, 13]
    assert set(records[0]["bots"].values()) == {"random", "gentle"}
    with pytest.raises(ValueError, match="4 computer players are named, but the table has 3 seats"):
        mu_games.simulate(mu_games.load("m", players=3), 1, ["random"] * 4)


def test_the_wheel_says_whose_code_it_holds():
    files = importlib.metadata.files("mu-games")
    texts = {file.name: file.read_text() for file in files if "licenses" in file.parts}
    assert {"LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY.txt"} <= set(texts)
    assert "pyo3" in texts["THIRD-PARTY.txt"] and "MIT" in texts["THIRD-PARTY.txt"]
