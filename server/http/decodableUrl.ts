import type { IncomingMessage } from 'node:http';

/**
 * The URL of a request, with a path that the router can decode: where the `%` of a path stand for no characters, they are
 * taken as letters. So such a path is unknown like any other, and is answered with every header.
 */
export function decodableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
