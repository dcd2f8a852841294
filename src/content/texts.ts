import { koboFromNaira, type Kobo } from '../../machines/shared/money';
import { hotel } from './hotel';
import { pictures } from './pictures';
import type { PictureSlot } from './pictureSlot';

/** The longer texts of the pages, which the hotel edits too. What every page says is in `hotel.ts`. */

/** What the tops of pages and sections promise. */
export const leads = {
  aboutDescription: `How ${hotel.name} came to stand among the lecture halls, and what it is like to stay there.`,
  servicesDescription: `What ${hotel.name} does for its guests: room service, dining, wellness, gym and more.`,
  services: 'Looked after at any hour, and left in peace the rest of the time.',
  contact: 'The front desk answers at any hour, by phone or in person.',
  roomsTitle: 'Rooms to sleep in, and to work in',
  rooms: 'Prices are for one room and one night. Breakfast and WiFi are always in them.',
  tilesTitle: 'Everything under one roof',
} as const;

export const aboutHotel = {
  title: 'A house for people who come to think',
  lead: 'Lecturers, delegates, families at graduation: they all need a good night’s sleep.',
  paragraphs: [
    'Iroko Court stands in the grounds of the university’s conference centre, among trees older ' +
      'than the lecture halls. Its rooms look onto a courtyard that stays cool all day behind ' +
      'pierced screens and deep verandas.',
    'You reserve with us directly. There is no agent in between, the price that you see is the ' +
      'price that you pay, and the front desk answers at any hour.',
  ],
  story: [
    'The centre was built for gatherings: a place where people from every part of the country ' +
      'could meet, argue and eat together. The hotel was added so that nobody had to leave when ' +
      'the talking went on into the evening.',
    'Its architects drew with the climate rather than against it. Arches frame the verandas, ' +
      'screens break the sun, and every corridor ends in a window that catches the wind. The ' +
      'furniture is made in the city, of Nigerian hardwood, and the textiles are dyed by hand.',
    'Today the house welcomes delegates and visiting scholars, but also families at ' +
      'matriculation and graduation, and guests who simply like to sleep where it is quiet.',
  ],
  values: [
    { title: 'Close to everything', text: 'Every hall of the conference centre is on foot.' },
    { title: 'Always awake', text: 'The front desk is staffed day and night, every day.' },
    { title: 'Made here', text: 'Furniture, textiles and food come from people we know.' },
  ],
};

export interface RoomCard {
  name: string;
  nightly: Kobo;
  picture: PictureSlot;
  /** A sentence for the card. */
  description: string;
  /** What VIEW DETAIL adds to it. */
  detail: string;
}

export const roomCards: readonly RoomCard[] = [
  {
    name: 'Garden Room',
    nightly: koboFromNaira(1000),
    picture: pictures.cardGarden,
    description: 'On the ground floor, with its own door to the lawn.',
    detail:
      'The simplest room of the house and the closest to the grass. Good for a short stay, and ' +
      'for guests who would rather not climb stairs.',
  },
  {
    name: 'Scholar’s Room',
    nightly: koboFromNaira(1200),
    picture: pictures.cardScholar,
    description: 'A long desk under a north window, and shelves for your papers.',
    detail:
      'Made for people who still have a talk to finish. The lamp is bright, the chair is proper, ' +
      'and the corridor is the quietest in the house.',
  },
  {
    name: 'Terrace Room',
    nightly: koboFromNaira(1400),
    picture: pictures.cardTerrace,
    description: 'Evening sun on a terrace with two chairs.',
    detail:
      'Upstairs on the west side. The terrace is private and deep enough to sit out a shower of ' +
      'rain.',
  },
  {
    name: 'Courtyard Room',
    nightly: koboFromNaira(1500),
    picture: pictures.cardCourtyard,
    description: 'Arched windows above the palms and the fountain.',
    detail:
      'The windows open inwards onto the courtyard, so it stays cool and hears nothing of the ' +
      'road.',
  },
  {
    name: 'Skyline Room',
    nightly: koboFromNaira(1700),
    picture: pictures.cardSkyline,
    description: 'On the top floor, at the corner, with the city on two sides.',
    detail:
      'The highest rooms of the house. From the bed you see the hills; from the desk, the roofs ' +
      'of the old town.',
  },
  {
    name: 'Chancellor Suite',
    nightly: koboFromNaira(2000),
    picture: pictures.cardChancellor,
    description: 'A sitting area for six and a bedroom behind doors.',
    detail:
      'For receiving people as well as resting. The two rooms are divided by carved doors, and ' +
      'the sitting area has its own entrance.',
  },
];

/** What every room of the home page's grid has. */
export const roomCardFeatures = { beds: 3, baths: 2 } as const;

export const serviceTiles = [
  { key: 'laundry', name: 'Laundry', text: 'Collected before nine, back the same evening.' },
  { key: 'food', name: 'Food & Restaurant', text: 'Breakfast to late supper, Nigerian first.' },
  { key: 'spa', name: 'Spa & Fitness', text: 'Treatments by appointment, steam every evening.' },
  { key: 'rooms', name: 'Rooms & Suite', text: 'From a single night to a whole term.' },
  { key: 'event', name: 'Event & Party', text: 'Halls and lawns for twelve or for four hundred.' },
  { key: 'gym', name: 'GYM & Yoga', text: 'Open day and night; yoga on the roof at six.' },
] as const;

export const services = [
  {
    key: 'roomService',
    name: 'Room Service',
    note: '24-hour',
    text: 'A short menu at any hour, brought to your door on real plates.',
  },
  {
    key: 'night',
    name: 'Night Comfort',
    text: 'Blackout curtains, a choice of pillows and a turn-down on request.',
  },
  {
    key: 'dining',
    name: 'Fine Dining',
    text: 'Grilled fish, jollof and garden greens, served in the courtyard.',
  },
  {
    key: 'safety',
    name: 'Safety & Security',
    text: 'A gated campus, staffed entrances and a safe in every room.',
  },
  {
    key: 'gym',
    name: 'Gym & Yoga',
    text: 'Weights, treadmills and a shaded deck for the morning class.',
  },
  {
    key: 'amenities',
    name: 'Premium Amenities',
    text: 'Local soaps, cotton robes, good coffee and an iron that works.',
  },
] as const;

export const wellness = {
  title: 'Wellness & Spa',
  text: 'Two treatment rooms and a steam bath behind the pool, for when the talking is done.',
  points: [
    'Massage with shea butter and warm oil',
    'Steam bath and cold plunge',
    'Facials with black soap and honey',
    'A quiet room with herbal tea',
  ],
};

export interface Testimonial {
  name: string;
  role: string;
  words: string;
}

export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    name: 'Adaeze O.',
    role: 'Conference delegate',
    words:
      'I walked from breakfast to my panel in four minutes, and slept with the windows open. I ' +
      'have not had both at one conference before.',
  },
  {
    name: 'Professor Bello',
    role: 'Visiting scholar',
    words:
      'Three weeks, a desk by the window, and nobody ever asked me when I would leave. The ' +
      'restaurant’s pepper soup finished my last chapter.',
  },
  {
    name: 'The Effiong family',
    role: 'Graduation weekend',
    words:
      'Nine of us in three rooms around one courtyard. My mother has already chosen which room ' +
      'she wants for the next graduation.',
  },
];

export const legalTexts = {
  privacy: {
    title: 'Privacy',
    updated: 'This is a placeholder text. The hotel’s own privacy notice will stand here.',
    sections: [
      {
        title: 'What we keep',
        text:
          'Your name, e-mail address and phone number, and what you reserve. Card details go ' +
          'straight to the payment provider and never reach us.',
      },
      {
        title: 'What it is for',
        text: 'To hold your room, to write to you about your stay, and to pay you back.',
      },
      {
        title: 'Your say in it',
        text: 'Write to us to see, correct or remove what we keep about you.',
      },
    ],
  },
  terms: {
    title: 'Terms',
    updated: 'This is a placeholder text. The hotel’s own terms will stand here.',
    sections: [
      {
        title: 'Reserving',
        text: 'A reservation holds its rooms until it is paid or its time to pay runs out.',
      },
      {
        title: 'Paying',
        text: 'Prices are in Nigerian naira, for one room and one night. You pay by card.',
      },
      {
        title: 'Changing your mind',
        text:
          'An unpaid reservation can be changed or cancelled. For a paid one you can ask for a ' +
          'refund before the day of check-in.',
      },
    ],
  },
};
