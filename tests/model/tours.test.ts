import { describe, expect, it } from 'vitest';
import { modelNamed } from '../../models/all';
import { pathAlong, tours } from './real/tours';

describe.each(Object.entries(tours))('The tours of %s in a real browser', (id, ways) => {
  it.each(ways.map((tour) => [tour.join(' → '), tour] as const))('can be taken: %s', (_, tour) => {
    expect(pathAlong(modelNamed(id), tour).steps).toHaveLength(tour.length - 1);
  });
});
