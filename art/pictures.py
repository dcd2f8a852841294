"""Every picture: its file's name on the site, its scene, its view, its size and its exposure."""

ROOM = (960, 720)

PICTURES = {
    'hero-room': ('bedroom', 'hero', (1200, 960), 0.0),
    'room-double': ('bedroom', 'double', ROOM, 0.0),
    'room-junior': ('bedroom', 'junior', ROOM, 0.0),
    'room-deluxe': ('bedroom', 'deluxe', ROOM, 0.0),
}
