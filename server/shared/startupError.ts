/** Why the server can't start. The message is meant for the operator and says all there is to know. */
export class StartupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}
