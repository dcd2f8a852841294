import { tooLong } from '../../words/shared/fields';

/** The most characters that the texts of the forms may have; the contract refuses longer ones. */
export const maxLengths = {
  accountName: 100,
  guestName: 200,
  email: 254,
  guestPhone: 40,
  password: 128,
  specialRequest: 1000,
  refundReason: 1000,
} as const;

/** What is wrong with a text of more characters than it may have, counted as the contract counts. */
export function lengthError(text: string, most: number): string | undefined {
  return Array.from(text).length > most ? tooLong(most) : undefined;
}
