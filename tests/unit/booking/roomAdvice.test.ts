import { describe, expect, it } from 'vitest';
import { specifiedPrices } from '../../../machines/shared/roomTypes';
import { roomAdviceFor, type Choice } from '../../../machines/booking/roomAdvice';
import { noRooms } from '../../../machines/shared/roomsLeft';
import { filled, plenty } from './bookingSetting';

const family = { ...filled, adults: 2, children: 3 };

function choice(changes: Partial<Choice>): Choice {
  const known = { roomsLeft: plenty, prices: specifiedPrices };
  return { form: family, counts: noRooms, ...known, fitting: null, ...changes };
}

const tooSmall =
  'These rooms sleep 2 adults and 1 child. You’re booking for 2 adults and 3 children.';
const oneFamilySuite = { ...noRooms, family: 1 };

describe('What a guest is advised in the room selection', () => {
  it('is rooms that suit before anything is chosen', () => {
    expect(roomAdviceFor(choice({ fitting: oneFamilySuite }))).toMatchObject({
      words: ['Available rooms for 2 adults and 3 children:'],
      offer: {
        nights: 2,
        total: 500_000,
        lines: [{ numberOfRooms: 1, roomType: { key: 'family' } }],
      },
    });
  });

  it('says that the choice is too small, and offers rooms that suit', () => {
    const counts = { ...noRooms, deluxe: 1 };
    expect(roomAdviceFor(choice({ counts, fitting: oneFamilySuite }))).toMatchObject({
      words: [tooSmall, 'Available rooms for 2 adults and 3 children:'],
      offer: { total: 500_000 },
    });
  });

  it('says so too where nobody knows what is free, or nothing suits', () => {
    const counts = { ...noRooms, deluxe: 1 };
    expect(roomAdviceFor(choice({ counts, roomsLeft: null }))).toEqual({
      words: [tooSmall],
      offer: null,
    });
    const none =
      'We don’t have enough rooms for 2 adults and 3 children on these nights. Please try other dates or call us.';
    expect(roomAdviceFor(choice({ counts }))).toEqual({ words: [tooSmall, none], offer: null });
    expect(roomAdviceFor(choice({}))).toEqual({ words: [none], offer: null });
  });
});
