import { expect, test } from 'vitest';
import { isNodeOutdated } from '../../../server/shared/program';

test('Node 20 and older are outdated, 22 and 24 are not', () => {
  const versions = ['18.20.4', '20.19.0', '22.12.0', '24.1.0'];
  expect(versions.filter((version) => isNodeOutdated(version))).toEqual(['18.20.4', '20.19.0']);
});
