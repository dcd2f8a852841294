/** Alternative texts of the site's pictures; those of the slides are in their own file. */

export const about = 'The lobby, with a carved reception desk and rattan chairs';
export const aboutHero = 'The hotel in the evening sun, seen from its garden under tall palms';
export const servicesHero =
  'The restaurant in the evening: tables laid under woven lamps, before a green wall with two arches';
export const contactHero =
  'The hotel’s balconies and pierced screens above its arcade, with a basin and a palm in front';
export const wellness =
  'A treatment room: a couch with rolled towels, a bowl of water, and a screen of pierced bricks';

export const serviceBreakfast =
  'Breakfast on a tray on the bed: coffee in a brass pot, pawpaw, puff-puff and flowers';
export const serviceNight = 'A bed turned down for the night, with a lit lamp and a book beside it';
export const serviceDining =
  'A table by the window laid for dinner at dusk, with jollof rice, a candle and flowers';
export const serviceSafety =
  'An arcade in the evening, lit by lanterns, and a carved door with its number in brass';
export const serviceGym =
  'The gym: yoga mats, treadmills at the windows and weights before a green wall';
export const serviceAmenities =
  'A bathroom with green tiles: a basin, soaps and towels on a terrazzo counter, and a filled bath';
export const serviceLaundry =
  'The laundry: folded linen above the machines, baskets, and shirts on a rail';
export const serviceSpa = 'A massage couch with rolled towels before a screen of pierced bricks';
export const serviceEvent =
  'A hall laid for a wedding: round tables with flowers, and an arch of flowers on the stage';

export const cardGarden = 'A room that opens onto the garden';
export const cardScholar = 'A room with a writing desk at the window and shelves of books';
export const cardTerrace = 'A room with a terrace in the evening sun';
export const cardCourtyard = 'A room with arched windows above the courtyard';
export const cardSkyline = 'A room with a wall of windows over the city at dusk';
export const cardChancellor =
  'A sitting room with two green sofas and tall green curtains before a balcony with palms';

export const roomJunior = 'Double Deluxe: a double bed before a green wall, with a writing desk';
export const roomDouble =
  'Double Room: a wide bed with an indigo adire throw before a terracotta wall';
export const roomDeluxe =
  'Deluxe Room: a wide bed with an aso-oke throw, a bench, a desk and a balcony';
export const roomFamily =
  'Family Suite: a large bed, two small ones in an arched alcove, and a table';
export const roomSuperior =
  'Superior Suite: a sitting area before a balcony with palms, and the bed beside it';
export const roomPremium =
  'Premium Penthouse: a living room that opens onto its own pool, and the city at dusk';
