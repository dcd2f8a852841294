import type { AddressChanged, PageRestored, Way } from '../machines/shared/address';
import { confirmationPath, myReservationPath, paths } from '../machines/shared/paths';

const ways: Readonly<Record<Way, string>> = {
  onward: 'goes on to',
  history: 'goes with Back or Forward to',
  replaced: 'is taken to',
};

/** Every path with a screen; those of one reservation with an example's id. */
const everyAddress: readonly string[] = [
  ...Object.values(paths),
  confirmationPath('another-one'),
  myReservationPath('another-one'),
  `${paths.paymentCallback}?reference=another-one`,
];

/** The events of changing to each path, by their words. */
export function addressEvents(): [words: string, event: AddressChanged][] {
  return everyAddress.flatMap((path) =>
    (['onward', 'history', 'replaced'] as const).map((way): [string, AddressChanged] => [
      `${ways[way]} ${path}`,
      { type: 'address.changed', path, way },
    ]),
  );
}

/** The browser restores the page. */
export const returning: PageRestored = { type: 'page.restored' };
