import { rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { openEmbeddedPostgres } from '../../../server/database/embedded/embeddedPostgres';
import type { OpenDatabase } from '../../../server/database/database';
import { openPostgres } from '../../../server/database/openDatabase';
import { newDataFolder } from '../../kill/serverEnvironment';
import { testConfiguration } from './testConfiguration';
import { createSignal, type Signal } from './signal';
import { silence } from './silence';

/** When a connection is cut: before the database gets a statement, or before its response arrives. */
type When = 'before' | 'after';

interface Cut {
  statement: string;
  when: When;
  left: number;
}

/** A connection that is to be held up as soon as it sends a statement with this part. */
interface Stall {
  statement: string;
  /** Says that the statement has been held up. */
  reached: Signal;
  /** Lets it go on. */
  over: Signal;
}

/** A statement that is held up on its way to the database. */
interface HeldUp {
  reached: Promise<void>;
  goOn: () => void;
}

/** A real PostgreSQL behind a connection that a test can cut or hold up. */
export interface CuttablePostgres {
  opened: OpenDatabase;
  /** Cuts the connections that send a statement, a number of times. */
  cut(statement: string, when: When, times?: number): void;
  /** Holds up the next connection that sends a statement with this part, and everything that it sends from then on. */
  stall(statement: string): HeldUp;
  /** Its URL without the proxy. */
  url: string;
  /** A connection that is never cut. */
  direct: pg.Client;
  close(): Promise<void>;
}

/** The wire messages "prepare under this name" and "execute this name". */
const PREPARED = /P[\s\S]{4}(\w+)\0([^\0]{6,})\0/g;
const CARRIED_OUT = /B[\s\S]{4}\0(\w+)\0/g;

/** Reads the statements sent on one connection: those prepared earlier are sent only by name. */
function listener(): (bytes: Buffer) => string {
  const prepared = new Map<string, string>();
  return (bytes) => {
    const said = bytes.toString('latin1');
    for (const [, name = '', text = ''] of said.matchAll(PREPARED)) prepared.set(name, text);
    const meant = Array.from(said.matchAll(CARRIED_OUT), ([, name = '']) => prepared.get(name));
    return [said, ...meant.map((text) => `${text ?? ''}\0`)].join('');
  };
}

/** Forwards everything between the two, except for what is cut, and later what is held up. */
function passOn(client: Socket, server: Socket, cuts: readonly Cut[], stalls: Stall[]): void {
  let isCut = false;
  let forwarded = Promise.resolve();
  const understand = listener();
  const end = () => {
    client.destroy();
    server.destroy();
  };
  client.on('data', (bytes) => {
    const said = understand(bytes);
    // Several statements in one text are separated by semicolons.
    const isSaid = (statement: string) =>
      said.includes(`${statement}\0`) || said.includes(`${statement};`);
    const cut = cuts.find(({ statement, left }) => left > 0 && isSaid(statement));
    if (cut) {
      cut.left -= 1;
      isCut = true;
      if (cut.when === 'before') {
        end();
        return;
      }
    }
    const stalled = stalls.findIndex(({ statement }) => said.includes(statement));
    for (const { reached, over } of stalled < 0 ? [] : stalls.splice(stalled, 1)) {
      reached.give();
      forwarded = over.given;
    }
    void forwarded.then(() => server.write(bytes));
  });
  server.on('data', (bytes) => {
    if (isCut) end();
    else client.write(bytes);
  });
  for (const socket of [client, server]) {
    socket.on('error', end);
    socket.on('close', end);
  }
}

/** Starts one in its own folder; closing it removes the folder. */
export async function cuttablePostgres(): Promise<CuttablePostgres> {
  const dataFolder = await newDataFolder('tests');
  const postgres = await openEmbeddedPostgres(dataFolder, silence);
  const { port, hostname } = new URL(postgres.url);
  const cuts: Cut[] = [];
  const stalls: Stall[] = [];
  const wire = createServer((client) => {
    passOn(client, connect(Number(port), hostname), cuts, stalls);
  });
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = wire.address();
  if (address === null || typeof address === 'string') throw new Error('The wire has no port.');
  const throughWire = new URL(postgres.url);
  throughWire.port = String(address.port);
  const { databaseTimes } = testConfiguration();
  const opened = await openPostgres(throughWire.href, 'cuttable', databaseTimes, silence);
  const direct = new pg.Client({ connectionString: postgres.url });
  await direct.connect();
  return {
    opened,
    url: postgres.url,
    cut: (statement, when, times = 1) => cuts.push({ statement, when, left: times }),
    stall: (statement) => {
      const [reached, over] = [createSignal(), createSignal()];
      stalls.push({ statement, reached, over });
      return { reached: reached.given, goOn: over.give };
    },
    direct,
    close: async () => {
      await opened.close();
      await direct.end();
      await new Promise((resolve) => wire.close(resolve));
      await postgres.release();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
