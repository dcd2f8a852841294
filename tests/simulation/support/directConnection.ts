import { protocol, types, type PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../../server/db/database';
import * as schema from '../../../server/db/schema';

type Row = unknown[] | Record<string, unknown>;
type Parsers = Record<number, (text: string) => unknown>;

/** How a result is wanted, in the words of PGlite's own `query`. */
export interface ResultWish {
  rowMode?: string;
  parsers?: Parsers;
}

export interface DirectResult {
  rows: Row[];
  affectedRows: number;
}

/** What can be asked inside and outside of a transaction. */
export interface Asking {
  query(text: string, values?: unknown[], wish?: ResultWish): Promise<DirectResult>;
}

/** A database session as the server's queries need it. */
export interface Connection extends Asking {
  transaction<T>(work: (tx: Asking) => Promise<T>): Promise<T>;
}

interface Column {
  name: string;
  dataTypeID: number;
}

interface Statement {
  name: string;
  columns: Column[];
  /** The table that it puts rows into. */
  fills: string | null;
}

const { serialize, Parser, messages } = protocol;
const begin = serialize.query('begin');
const sync = serialize.sync();
const execute = serialize.execute();
const asItStands = (text: string) => text;

/**
 * A short way to PGlite. Its own `query` crosses into the database six times for each statement; here
 * everything is said in one breath, and a statement that was heard before is not planned again. A
 * schedule asks hundreds of times, so this is most of what it costs.
 */
export class DirectConnection implements Connection {
  readonly pglite: PGlite;
  /** The tables into which rows were put since somebody last emptied them. */
  readonly filled = new Set<string>();
  private readonly statements = new Map<string, Statement>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(pglite: PGlite) {
    this.pglite = pglite;
  }

  query(text: string, values: unknown[] = [], wish: ResultWish = {}): Promise<DirectResult> {
    return this.alone(() => Promise.resolve(this.ask(text, values, wish)));
  }

  /** Commits what was done when the work ends well, and otherwise forgets it. */
  transaction<T>(work: (tx: Asking) => Promise<T>): Promise<T> {
    return this.alone(async () => {
      // It is begun in one breath with its first statement.
      let toBegin: Uint8Array[] = [begin];
      const tx: Asking = {
        query: (text, values = [], wish = {}) =>
          new Promise((resolve) => {
            const before = toBegin;
            toBegin = [];
            resolve(this.ask(text, values, wish, before));
          }),
      };
      const end = (how: 'commit' | 'rollback') => {
        if (toBegin.length === 0) this.say(how);
      };
      try {
        const done = await work(tx);
        end('commit');
        return done;
      } catch (error) {
        end('rollback');
        throw error;
      }
    });
  }

  /** Several statements without values or results. */
  say(text: string): void {
    this.exchange(serialize.query(text));
  }

  /** One after the other: there is one session behind it. */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private ask(
    text: string,
    values: unknown[],
    { rowMode, parsers }: ResultWish,
    before: Uint8Array[] = [],
  ): DirectResult {
    const { name, columns, fills } = this.statements.get(text) ?? this.prepare(text);
    if (fills !== null) this.filled.add(fills);
    const bind = serialize.bind({ statement: name, values: values.map(textOf) });
    const result: DirectResult = { rows: [], affectedRows: 0 };
    const readers = columns.map(({ dataTypeID }) => readerOf(dataTypeID, parsers));
    for (const message of this.exchange(...before, bind, execute, sync)) {
      if (message instanceof messages.DataRowMessage) {
        const cells = message.fields.map((cell, at) =>
          cell === null ? null : (readers[at] ?? asItStands)(cell),
        );
        const named = () =>
          Object.fromEntries(columns.map((column, at) => [column.name, cells[at]]));
        result.rows.push(rowMode === 'array' ? cells : named());
      } else if (message instanceof messages.CommandCompleteMessage) {
        result.affectedRows = Number(message.text.split(' ').at(-1)) || 0;
      }
    }
    return result;
  }

  private prepare(text: string): Statement {
    const fills = /^insert into "(\w+)"/.exec(text)?.[1] ?? null;
    const statement: Statement = { name: `s${this.statements.size}`, columns: [], fills };
    const { name } = statement;
    const answer = this.exchange(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      sync,
    );
    for (const message of answer) {
      if (message instanceof messages.RowDescriptionMessage) statement.columns = message.fields;
    }
    this.statements.set(text, statement);
    return statement;
  }

  /** @throws DatabaseError when the database says no */
  private exchange(...parts: Uint8Array[]) {
    const heard = this.pglite.execProtocolRawSync(Buffer.concat(parts));
    const answer: unknown[] = [];
    new Parser().parse(heard, (message) => answer.push(message));
    const refusal = answer.find((message) => message instanceof messages.DatabaseError);
    if (refusal) throw refusal;
    return answer;
  }
}

/** The server's own way to a database, over this connection; `session` may do something around each call. */
export function databaseOver({ pglite }: DirectConnection, session: Connection): Database {
  const client = new Proxy(pglite, {
    get: (target, key): unknown => {
      switch (key) {
        case 'query':
          return (...statement: Parameters<Asking['query']>) => session.query(...statement);
        case 'transaction':
          return (work: Parameters<Connection['transaction']>[0]) => session.transaction(work);
        default:
          return Reflect.get(target, key, target);
      }
    },
  });
  return drizzle(client, { schema });
}

function textOf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    case 'undefined':
      return null;
    default:
      return value === null ? null : JSON.stringify(value);
  }
}

function readerOf(dataTypeID: number, parsers: Parsers = {}): (text: string) => unknown {
  const wished = parsers[dataTypeID];
  if (wished) return wished;
  switch (dataTypeID) {
    case types.BOOL:
      return (text) => text === 't';
    case types.INT2:
    case types.INT4:
    case types.INT8:
    case types.FLOAT8:
      return Number;
    case types.JSON:
    case types.JSONB:
      return JSON.parse;
    default:
      return asItStands;
  }
}
