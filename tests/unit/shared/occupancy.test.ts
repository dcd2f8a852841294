import { describe, expect, it } from 'vitest';
import { hasPlaceFor, partyLabel, placesIn, placesLabel } from '../../../machines/shared/occupancy';
import { roomTypes } from '../../../machines/shared/roomTypes';

describe('For whom rooms are meant', () => {
  it('is said of each type; a dearer one is never for fewer people', () => {
    expect(roomTypes.map(({ key, sleeps }) => [key, placesLabel(sleeps)])).toEqual([
      ['junior', '2 adults'],
      ['double', '2 adults and 1 child'],
      ['deluxe', '2 adults and 1 child'],
      ['family', '2 adults and 3 children'],
      ['superior', '3 adults and 1 child'],
      ['premium', '4 adults and 3 children'],
    ]);
  });

  it('adds up', () => {
    const family = { sleeps: { adults: 2, children: 3 }, rooms: 2 };
    const double = { sleeps: { adults: 2, children: 1 }, rooms: 1 };
    expect(placesIn([family, double])).toEqual({ adults: 6, children: 7 });
    expect(placesIn([])).toEqual({ adults: 0, children: 0 });
  });

  it.each([
    [{ adults: 2, children: 1 }, { adults: 2, children: 1 }, true],
    [{ adults: 2, children: 1 }, { adults: 1, children: 2 }, true],
    [{ adults: 2, children: 1 }, { adults: 1, children: 3 }, false],
    [{ adults: 2, children: 1 }, { adults: 3, children: 0 }, false],
    [{ adults: 0, children: 0 }, { adults: 1, children: 0 }, false],
  ])(
    'lets a child have an adult’s place, and no adult a child’s: %o, %o',
    (places, party, fits) => {
      expect(hasPlaceFor(places, party)).toBe(fits);
    },
  );
});

describe('A party in words', () => {
  it.each([
    [{ adults: 1, children: 0 }, '1 adult'],
    [{ adults: 2, children: 1 }, '2 adults and 1 child'],
    [{ adults: 1, children: 5 }, '1 adult and 5 children'],
    [{ adults: 2, children: 6 }, '2 adults and 5+ children'],
  ])('%o', (party, words) => {
    expect(partyLabel(party)).toBe(words);
  });

  it('counts places beyond five', () => {
    expect(placesLabel({ adults: 4, children: 6 })).toBe('4 adults and 6 children');
  });
});
