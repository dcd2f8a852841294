import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allDefects } from '../defects/all';
import { assertPlantable } from '../defects/defect';

it('Every known mistake can be planted where its place is now, and the test that noticed it is there', () => {
  for (const defect of allDefects) {
    expect(() => assertPlantable(defect), defect.id).not.toThrow();
    expect(existsSync(defect.tryFirst ?? '.'), defect.id).toBe(true);
  }
});

it('Every mistake has its own name', () => {
  expect(new Set(allDefects.map(({ id }) => id)).size).toBe(allDefects.length);
});
