/** The page about the hotel. */

export const title = 'About';

/** For search engines and link previews. */
export function description(hotel: string): string {
  return `How ${hotel} came to stand among the lecture halls, and what it is like to stay there.`;
}

export const heading = 'About the hotel';
export const lead =
  'Lecturers, delegates, families at graduation: they all need a good night’s sleep.';

export const story = [
  'The centre was built for gatherings: a place where people from every part of the country ' +
    'could meet, argue and eat together. The hotel was added so that nobody had to leave when ' +
    'the talking went on into the evening.',
  'Its architects drew with the climate rather than against it. Arches frame the verandas, ' +
    'screens break the sun, and every corridor ends in a window that catches the wind. The ' +
    'furniture is made in the city, of Nigerian hardwood, and the textiles are dyed by hand.',
  'Today the house welcomes delegates and visiting scholars, but also families at ' +
    'matriculation and graduation, and guests who simply want somewhere quiet to sleep.',
] as const;

export const whatYouCanCountOn = 'What you can count on';
export const values = [
  {
    title: 'Close to everything',
    text: 'Every hall in the conference centre is within walking distance.',
  },
  { title: 'Always awake', text: 'The front desk is staffed day and night, every day.' },
  { title: 'Made here', text: 'Furniture, textiles and food come from people we know.' },
] as const;

export const seeForYourself = 'See for yourself';
export const tellUsYourDates =
  'Tell us your dates and how many of you are coming, and we’ll show you the available rooms straight away.';
