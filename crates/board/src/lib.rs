//! SVG and HTML drawn from views: the shared art, and one folder a game.
