/** The spa, on the services page. */

export const title = 'Wellness & Spa';
export const text =
  'Two treatment rooms and a steam bath behind the pool, for when the talking is done.';
export const points = [
  'Massage with shea butter and warm oil',
  'Steam bath and cold plunge',
  'Facials with black soap and honey',
  'A quiet room with herbal tea',
] as const;
