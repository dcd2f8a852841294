/** The services page. */

export const title = 'Services';

/** For search engines and link previews. */
export function description(hotel: string): string {
  return `What ${hotel} offers its guests: room service, dining, wellness, gym and more.`;
}

export const lead = 'Looked after at any hour, and left in peace the rest of the time.';
export const whatWeDo = 'What we offer';

export const services = {
  roomService: {
    name: 'Room Service',
    note: '24-hour',
    text: 'A short menu at any hour, brought to your door on real plates.',
  },
  night: {
    name: 'Night Comfort',
    text: 'Blackout curtains, a choice of pillows and a turn-down on request.',
  },
  dining: {
    name: 'Fine Dining',
    text: 'Grilled fish, jollof and garden greens, served in the courtyard.',
  },
  safety: {
    name: 'Safety & Security',
    text: 'A gated campus, staffed entrances and a safe in every room.',
  },
  gym: {
    name: 'Gym & Yoga',
    text: 'Weights, treadmills and a shaded deck for the morning class.',
  },
  amenities: {
    name: 'Premium Amenities',
    text: 'Local soaps, cotton robes, good coffee and an iron that works.',
  },
} as const;

export const somethingToPrepare = 'Anything we can prepare for you?';
export const callTheDesk = 'Call our reservations desk, day or night.';
