/** The email on the day before check-in. */

export const tomorrow = 'Your stay begins tomorrow. Everything is ready for you.';
export const callUs = 'If you come late, or anything has changed, please call us.';

export function subject(id: string): string {
  return `Your stay begins tomorrow: reservation ${id}`;
}
