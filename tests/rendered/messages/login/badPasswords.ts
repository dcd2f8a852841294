/** What a password lacks, and the message about it. */
export const badPasswords = [
  ['is too short', 'Lag4#', 'must be at least 6 characters'],
  ['has no uppercase letter', 'lagoon#42', 'must include at least one uppercase letter'],
  ['has no number', 'Lagoon#', 'must include at least one number'],
  ['has no special character', 'Lagoon42', 'must include at least one special character'],
  [
    'lacks everything: the last rule that fails',
    'abc',
    'must include at least one special character',
  ],
] as const;
