/** Acknowledges a notice. */
export const ok = 'OK';
