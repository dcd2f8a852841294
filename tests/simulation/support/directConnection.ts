import { protocol, types, type PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../../../server/database/database';
import * as schema from '../../../server/database/schema';
import { readWireResponse, runStatement, type Column, type WireResponse } from './wireProtocol';

type Row = unknown[] | Record<string, unknown>;
type Parsers = Record<number, (text: string) => unknown>;

/** The options of a result, as in PGlite's own `query`. */
export interface ResultWish {
  rowMode?: string;
  parsers?: Parsers;
}

export interface DirectResult {
  rows: Row[];
  affectedRows: number;
}

/** Queries, inside or outside of a transaction. */
export interface Asking {
  query(text: string, values?: unknown[], wish?: ResultWish): Promise<DirectResult>;
}

/** A database session as the server's queries need it. */
export interface Connection extends Asking {
  transaction<T>(work: (tx: Asking) => Promise<T>): Promise<T>;
}

interface Statement {
  name: string;
  columns: Column[];
  /** The tables it inserts into. */
  fills: readonly string[];
  /** The table that must have rows for it to find or change anything. */
  needs: string | null;
  changes: boolean;
}

const { serialize } = protocol;
const sync = serialize.sync();
const asItStands = (text: string) => text;

/**
 * A shortcut to PGlite. Its own `query` crosses into the database six times for each statement; this sends everything
 * at once, and never plans a statement twice. A schedule runs hundreds of queries, so this is most of its cost.
 */
export class DirectConnection implements Connection {
  readonly pglite: PGlite;
  /** The tables that got rows since they were last emptied, including those never emptied. */
  readonly filled = new Set<string>();
  /** How many statements so far may have changed something. */
  changes = 0;
  private readonly statements = new Map<string, Statement>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(pglite: PGlite) {
    this.pglite = pglite;
  }

  query(text: string, values: unknown[] = [], wish: ResultWish = {}): Promise<DirectResult> {
    return this.alone(() => Promise.resolve(this.ask(text, values, wish)));
  }

  /** Commits if the work succeeds, and otherwise rolls back. */
  transaction<T>(work: (tx: Asking) => Promise<T>): Promise<T> {
    return this.alone(async () => {
      // BEGIN is sent together with the first statement.
      const toBegin = [runStatement(this.statement('begin').name, [])];
      const tx: Asking = {
        query: (text, values = [], wish = {}) =>
          new Promise((resolve) => {
            resolve(this.ask(text, values, wish, toBegin));
          }),
      };
      const end = (how: 'commit' | 'rollback') => {
        if (toBegin.length === 0) this.ask(how);
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

  /** One after the other, because there is only one session. */
  private alone<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work);
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private ask(
    text: string,
    values: unknown[] = [],
    { rowMode, parsers }: ResultWish = {},
    toSayBefore: Uint8Array[] = [],
  ): DirectResult {
    const { name, columns, fills, needs, changes } = this.statement(text);
    if (needs !== null && !this.filled.has(needs)) return { rows: [], affectedRows: 0 };
    for (const table of fills) this.filled.add(table);
    if (changes) this.changes += 1;
    const readers = columns.map(({ dataTypeID }) => readerOf(dataTypeID, parsers));
    const run = runStatement(name, values.map(textOf));
    const response = this.exchange(...toSayBefore.splice(0), run);
    const rows = response.rows.map((texts): Row => {
      const cells = texts.map((text, at) => (text === null ? null : readers[at]?.(text)));
      if (rowMode === 'array') return cells;
      return Object.fromEntries(columns.map((column, at) => [column.name, cells[at]]));
    });
    return { rows, affectedRows: response.affectedRows };
  }

  private statement(text: string): Statement {
    return this.statements.get(text) ?? this.prepare(text);
  }

  private prepare(text: string): Statement {
    const name = `s${this.statements.size}`;
    const statement: Statement = {
      name,
      columns: [],
      fills: Array.from(text.matchAll(/\binsert into "(\w+)"/g), ([, table = '']) => table),
      needs: neededTable(text),
      changes: /^(with|insert|update|delete)/.test(text),
    };
    const asked = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), sync];
    statement.columns = this.exchange(...asked).columns;
    this.statements.set(text, statement);
    return statement;
  }

  /** @throws Error if the database returns one */
  private exchange(...context: Uint8Array[]): WireResponse {
    const heard: Uint8Array[] = [];
    // It is done when this returns: the promise only covers writing files, of which there are none.
    void this.pglite.execProtocolRawStream(Buffer.concat(context), {
      syncToFs: false,
      onRawData: (bytes) => heard.push(Buffer.from(bytes)),
    });
    return readWireResponse(Buffer.concat(heard));
  }
}

/** The server's own database access over this connection; `session` may do something around each call. */
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

/** The table of a simple statement on one table, which does nothing if that has no rows; not for counts and joins. */
function neededTable(text: string): string | null {
  const [, table] = /^(?:select [^()]+ from|update|delete from) "(\w+)"/.exec(text) ?? [];
  return table === undefined || text.includes(' join ') ? null : table;
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
      if (value === null) return null;
      return Array.isArray(value) ? arrayOf(value) : JSON.stringify(value);
  }
}

/** A list in PostgreSQL's syntax, whose quotes are JSON's. */
function arrayOf(values: readonly unknown[]): string {
  return `{${values.map((value) => JSON.stringify(String(value))).join(',')}}`;
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
