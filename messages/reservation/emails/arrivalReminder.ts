/** The email on the day before check-in. */

export const welcome = 'We look forward to welcoming you.';
export const callUs = 'If you’ll be arriving late, or anything has changed, please call us.';

export function subject(id: string): string {
  return `Your stay begins tomorrow: reservation ${id}`;
}
