import type { AddressChanged, GuestReturned, Way } from '../machines/shared/address';
import { confirmationPath, myReservationPath, paths } from '../machines/shared/paths';

const ways: Readonly<Record<Way, string>> = {
  onward: 'goes on to',
  history: 'goes with Back or Forward to',
  replaced: 'is taken to',
};

/** Every screen that an address leads to; those of one reservation with an example's id. */
const everyAddress: readonly string[] = [
  ...Object.values(paths),
  confirmationPath('another-one'),
  myReservationPath('another-one'),
  `${paths.paymentCallback}?reference=another-one`,
];

/** That the guest is at another address, told in words. */
export function addressEvents(): [words: string, event: AddressChanged][] {
  return everyAddress.flatMap((path) =>
    (['onward', 'history', 'replaced'] as const).map((way): [string, AddressChanged] => [
      `${ways[way]} ${path}`,
      { type: 'address.changed', path, way },
    ]),
  );
}

/** That the guest comes back to the page. */
export const returning: GuestReturned = { type: 'guest.returned' };
