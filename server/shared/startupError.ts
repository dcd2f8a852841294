/** Why the server can't start, in words for whoever starts it: the message says all there is to know. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CannotStart';
  }
}
