import { expect, test } from 'vitest';
import { allDefects } from '../../defects/all';
import { assertPlantable } from '../../defects/defect';

test.each(allDefects)('$id can still be planted', (defect) => {
  expect(() => assertPlantable(defect)).not.toThrow();
});

test('Every defect has its own name', () => {
  expect(new Set(allDefects.map(({ id }) => id)).size).toBe(allDefects.length);
});
