import type { Send } from './withTimeout';

/** Where the hotel's server is, and how it is reached. */
export interface ApiTransport {
  /** Origin of the server, such as `https://hotel.example`. */
  baseUrl: string;
  send: Send;
}
