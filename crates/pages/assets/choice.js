// choice
