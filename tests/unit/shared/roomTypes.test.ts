import { describe, expect, it } from 'vitest';
import { roomTypeNamed, roomTypeOf, roomTypes } from '../../../machines/shared/roomTypes';

describe('the room types', () => {
  it('are found by key and by name', () => {
    expect(roomTypeOf('family').name).toBe('Family Suite');
    expect(roomTypeNamed('Family Suite')?.key).toBe('family');
    expect(roomTypeNamed('Broom Cupboard')).toBeUndefined();
  });

  it('offer each amenity once, and the grandest the most', () => {
    for (const { amenities } of roomTypes) {
      expect(new Set(amenities).size).toBe(amenities.length);
    }
    const counts = roomTypes.map(({ amenities }) => amenities.length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});
