import { createServer } from 'node:net';
import { StartupError } from '../shared/startupError';

/** A port that the server needs is taken by another program. */
export class PortTakenError extends StartupError {
  constructor(port: number, variable: string) {
    super(
      `Port ${port} is taken by another program. Stop that, or set ${variable} to another port.`,
    );
    this.name = 'PortTakenError';
  }
}

async function listenOnce(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

/**
 * Makes sure that a port is free before anything else is started.
 * @param variable the environment variable that chooses the port
 * @throws PortTakenError
 */
export async function requireFreePort(host: string, port: number, variable: string): Promise<void> {
  try {
    await listenOnce(host, port);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new PortTakenError(port, variable) : error;
  }
}
