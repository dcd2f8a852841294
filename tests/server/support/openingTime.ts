/** A Monday morning in Lagos: 10 o'clock there. */
export const openingTime = new Date('2026-03-02T09:00:00.000Z');
