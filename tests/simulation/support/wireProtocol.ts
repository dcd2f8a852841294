import { messages, protocol } from '@electric-sql/pglite';

/** A result from the database. */
export interface WireResponse {
  columns: Column[];
  /** Each cell as text, null where there is none. */
  rows: (string | null)[][];
  affectedRows: number;
}

export interface Column {
  name: string;
  dataTypeID: number;
}

const { serialize, Parser } = protocol;
const toEnd = Buffer.concat([serialize.execute(), serialize.sync()]);

/** Binds values to a prepared statement, runs it and ends the exchange. */
export function runStatement(statement: string, values: (string | null)[]): Buffer {
  return Buffer.concat([serialize.bind({ statement, values }), toEnd]);
}

/**
 * Reads a response, which contains whole messages only.
 * @throws messages.DatabaseError if the database reports an error
 */
export function readWireResponse(bytes: Buffer): WireResponse {
  const response: WireResponse = { columns: [], rows: [], affectedRows: 0 };
  let refusal: messages.DatabaseError | undefined;
  new Parser().parse(bytes, (message) => {
    if (message instanceof messages.RowDescriptionMessage) response.columns = message.fields;
    else if (message instanceof messages.DataRowMessage) response.rows.push(message.fields);
    else if (message instanceof messages.CommandCompleteMessage) {
      response.affectedRows = Number(message.text.split(' ').at(-1)) || 0;
    } else if (message instanceof messages.DatabaseError) refusal ??= message;
  });
  if (refusal !== undefined) throw refusal;
  return response;
}
