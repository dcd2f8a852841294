"""Every picture: its file's name on the site, its scene, its view, its size,
its exposure, and how often each point is asked for its light.
"""

ROOM = (720, 540)

# Twice as wide as they are shown on a laptop, whose screen may have two points where there was one.
HERO = (1600, 1280)
HEAD = (960, 1200)
UPRIGHT = (640, 800)

# Out of doors most light comes straight from the sun and the sky, with little grain.
OUTSIDE, INSIDE = 24, 28

PICTURES = {
    'hero-pool': ('pool', 'hero', HERO, 0.0, OUTSIDE),
    'hero-courtyard': ('courtyard', 'hero', HERO, 0.0, OUTSIDE),
    'hero-lobby': ('lobby', 'hero', HERO, 0.1, INSIDE),
    'about-lobby': ('lobby', 'upright', UPRIGHT, 0.1, INSIDE),
    'about-hero': ('courtyard', 'garden', HEAD, 0.0, OUTSIDE),
    'contact-hero': ('courtyard', 'entrance', HEAD, 0.0, OUTSIDE),
    'services-hero': ('restaurant', 'upright', HEAD, 0.1, INSIDE),
    'service-dining': ('restaurant', 'dinner', ROOM, 0.1, INSIDE),
    'service-gym': ('gym', 'room', ROOM, 0.2, INSIDE),
    'service-event': ('event', 'hall', ROOM, 0.0, INSIDE),
    'service-laundry': ('laundry', 'room', ROOM, 0.2, INSIDE),
    'service-breakfast': ('bedside', 'morning', ROOM, 0.2, INSIDE),
    'service-night': ('bedside', 'night', ROOM, 0.5, INSIDE),
    'service-amenities': ('bathroom', 'room', ROOM, 0.05, INSIDE),
    'service-safety': ('entrance', 'door', ROOM, 0.1, INSIDE),
    'service-spa': ('spa', 'couch', ROOM, 0.4, INSIDE),
    'wellness': ('spa', 'upright', UPRIGHT, 0.45, INSIDE),
    'room-double': ('bedroom', 'double', ROOM, 0.2, INSIDE),
    'room-junior': ('bedroom', 'junior', ROOM, 0.2, INSIDE),
    'room-deluxe': ('bedroom', 'deluxe', ROOM, 0.2, INSIDE),
    'room-family': ('bedroom', 'family', ROOM, 0.45, INSIDE),
    'card-garden': ('bedroom', 'garden', ROOM, 0.2, INSIDE),
    'card-scholar': ('bedroom', 'scholar', ROOM, 0.2, INSIDE),
    'card-courtyard': ('bedroom', 'courtyard', ROOM, 0.2, INSIDE),
    'card-terrace': ('suite', 'terrace', ROOM, 0.1, INSIDE),
    'card-skyline': ('suite', 'skyline', ROOM, 0.1, INSIDE),
    'card-chancellor': ('suite', 'chancellor', ROOM, 0.1, INSIDE),
    'room-superior': ('suite', 'superior', ROOM, 0.1, INSIDE),
    'room-premium': ('suite', 'premium', ROOM, 0.1, INSIDE),
}
