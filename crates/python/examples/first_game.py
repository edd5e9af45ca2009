"""A game of Mü against the computer's players, from Python: one seat takes its first choice, the others think."""

import mu_games

game = mu_games.load("tricks", players=4, goal=60)
state = game.new_game(seed=7)
steady = mu_games.player("tricks", "steady")

while not state.is_over:
    seat = state.seats_to_act()[0]
    view = state.view(seat)
    choice = view.legal_actions()[0] if seat == 0 else steady(view, seed=state.steps)
    state.apply(seat, choice)

print(state.view(0).text)
print("points:", state.scores, "places:", state.ranks)

# What may not be is refused with the rule that forbids it, in English, French or German.
state = game.new_game(seed=7)
try:
    state.apply(0, "play R7", language="de")
except mu_games.Refused as refused:
    print(refused)

# A world that agrees with what seat 1 knows, and nothing else of the table.
world = state.view(1).imagine(seed=3)
print("imagined hand of seat 2:", world.view(2).facts["hand"])

# Everything is written down as text, and read again.
assert mu_games.from_saved(state.to_saved()).view(1).facts == state.view(1).facts
