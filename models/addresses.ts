import type {
  LocationChanged,
  PageRestored,
  NavigationKind,
} from '../machines/shared/navigationEvents';
import { confirmationPath, myReservationPath, paths } from '../machines/shared/paths';

const ways: Readonly<Record<NavigationKind, string>> = {
  push: 'goes on to',
  pop: 'goes with Back or Forward to',
  replace: 'is taken to',
};

/** Every path with a screen; those of one reservation with an example's id. */
const everyAddress: readonly string[] = [
  ...Object.values(paths),
  confirmationPath('another-one'),
  myReservationPath('another-one'),
  `${paths.paymentCallback}?reference=another-one`,
];

/** The events of changing to each path, by their words. */
export function addressEvents(): [words: string, event: LocationChanged][] {
  return everyAddress.flatMap((path) =>
    (['push', 'pop', 'replace'] as const).map((kind): [string, LocationChanged] => [
      `${ways[kind]} ${path}`,
      { type: 'location.changed', path, kind },
    ]),
  );
}

/** The browser restores the page. */
export const returning: PageRestored = { type: 'page.restored' };
