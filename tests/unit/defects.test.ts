import { expect, it } from 'vitest';
import { allDefects } from '../defects/all';
import { assertPlantable } from '../defects/defect';

it('Every known mistake can be planted where its place is now', () => {
  for (const defect of allDefects) expect(() => assertPlantable(defect), defect.id).not.toThrow();
});

it('Every mistake has its own name', () => {
  expect(new Set(allDefects.map(({ id }) => id)).size).toBe(allDefects.length);
});
