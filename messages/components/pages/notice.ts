/** A guest has taken note. */
export const ok = 'OK';
