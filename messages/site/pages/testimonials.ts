/** Guests' testimonials on the home page. */

export const title = 'What our guests say';
export const previous = 'Previous testimonial';
export const next = 'Next testimonial';

/** A guest's name, role and testimonial. */
export const testimonials = [
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
      'Three weeks, a desk by the window, and nobody once asked when I was leaving. The ' +
      'restaurant’s pepper soup finished my last chapter.',
  },
  {
    name: 'The Effiong family',
    role: 'Graduation weekend',
    words:
      'Nine of us in three rooms around one courtyard. My mother has already chosen which room ' +
      'she wants for the next graduation.',
  },
] as const;
