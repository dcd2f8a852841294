import { paths } from '../../machines/paths';

const screens = new Set<string>(Object.values(paths));

/** The screens of one reservation. */
const reservationScreens = [
  /^\/reservation\/[^/]+\/confirm$/,
  new RegExp(`^${paths.confirmPayment}/[^/]+$`),
  new RegExp(`^${paths.myReservations}/[^/]+$`),
];

/** Whether the site has a screen at a path; for the others it shows its Not found page. */
export function isSitePath(path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path;
  return screens.has(trimmed) || reservationScreens.some((screen) => screen.test(trimmed));
}
