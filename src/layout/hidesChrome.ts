const barePaths = ['/roombooking', '/reservation/', '/payment-callback'];

/** Whether a path is shown without header and footer, so that nothing distracts from paying. */
export function hidesChrome(pathname: string): boolean {
  return barePaths.some((path) => pathname.startsWith(path));
}
