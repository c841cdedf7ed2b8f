"""One game: what a seat may do, what happens then, and who may know it."""
