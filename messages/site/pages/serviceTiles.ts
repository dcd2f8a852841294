/** The services on the home page. */

export const title = 'Everything under one roof';

export const tiles = {
  laundry: { name: 'Laundry', text: 'Collected before nine, back the same evening.' },
  food: { name: 'Food & Restaurant', text: 'Breakfast to late supper, Nigerian first.' },
  spa: { name: 'Spa & Fitness', text: 'Treatments by appointment, steam every evening.' },
  rooms: { name: 'Rooms & Suite', text: 'From a single night to a whole term.' },
  event: { name: 'Event & Party', text: 'Halls and lawns for twelve or for four hundred.' },
  gym: { name: 'GYM & Yoga', text: 'Open day and night; yoga on the roof at six.' },
} as const;
