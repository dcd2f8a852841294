import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { accountVerificationModel } from '../../models/login/accountVerificationModel';
import { walkRandomly } from '../../tools/model/randomWalks';
import { saveFailure, savedFailures } from '../../tools/model/savedFailures';

describe('A walk by chance that failed', () => {
  const folder = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'failures-')), '/'));
  const failure = { seed: 7, steps: ['sees the verification screen', 'sends the code'] };

  it('is kept once, and found again', () => {
    expect(savedFailures('accountVerification', folder)).toEqual([]);
    saveFailure('accountVerification', failure, folder);
    saveFailure('accountVerification', failure, folder);
    saveFailure(
      'accountVerification',
      { ...failure, steps: ['sees the verification screen'] },
      folder,
    );
    expect(savedFailures('accountVerification', folder).map(({ steps }) => steps.length)).toEqual([
      2, 1,
    ]);
  });

  it('is told in the words of what happened', () => {
    const { words } = walkRandomly(accountVerificationModel, [0, 0, 1, 2]);
    expect(words[0]).toBe('sees the verification screen');
    expect(words).toHaveLength(4);
  });
});
