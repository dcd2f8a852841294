/** What the database says in answer to a message of ours. */
export interface WireAnswer {
  columns: Column[];
  /** Each cell as text, null where there is none. */
  rows: (string | null)[][];
  affectedRows: number;
}

export interface Column {
  name: string;
  dataTypeID: number;
}

const HEADER = 5;
const NOTHING = -1;

/** Binds values to a prepared statement, runs it and ends the exchange, in one message. */
export function runStatement(statement: string, values: readonly (string | null)[]): Buffer {
  const sizes = values.map((value) => (value === null ? 0 : Buffer.byteLength(value)));
  const bindSize = 4 + 1 + statement.length + 1 + 2 + 2 + 2 + sum(sizes) + 4 * values.length;
  const message = Buffer.alloc(1 + bindSize + 10 + 5);
  message.write('B');
  let at = message.writeInt32BE(bindSize, 1) + 1;
  at += message.write(statement, at) + 1;
  at = message.writeInt16BE(values.length, at + 2);
  values.forEach((value, index) => {
    at = message.writeInt32BE(value === null ? NOTHING : (sizes[index] ?? 0), at);
    if (value !== null) at += message.write(value, at);
  });
  at += message.write('E', at + 2) + 2;
  at = message.writeInt32BE(9, at) + 5;
  message.write('S', at);
  message.writeInt32BE(4, at + 1);
  return message;
}

/**
 * Reads what came back, which holds whole messages only.
 * @throws Error when the database says no
 */
export function readAnswer(bytes: Buffer): WireAnswer {
  const answer: WireAnswer = { columns: [], rows: [], affectedRows: 0 };
  let refusal: string | undefined;
  for (let at = 0; at < bytes.length; at += 1 + bytes.readInt32BE(at + 1)) {
    switch (bytes.toString('latin1', at, at + 1)) {
      case 'T':
        answer.columns = readColumns(bytes, at + HEADER);
        break;
      case 'D':
        answer.rows.push(readRow(bytes, at + HEADER));
        break;
      case 'C':
        answer.affectedRows =
          Number(
            textAt(bytes, at + HEADER)
              .split(' ')
              .at(-1),
          ) || 0;
        break;
      case 'E':
        refusal ??= readRefusal(bytes, at + HEADER);
        break;
    }
  }
  if (refusal !== undefined) throw new Error(refusal);
  return answer;
}

function readColumns(bytes: Buffer, start: number): Column[] {
  const count = bytes.readInt16BE(start);
  let at = start + 2;
  return Array.from({ length: count }, () => {
    const name = textAt(bytes, at);
    const end = at + Buffer.byteLength(name) + 1;
    at = end + 18;
    return { name, dataTypeID: bytes.readInt32BE(end + 6) };
  });
}

function readRow(bytes: Buffer, start: number): (string | null)[] {
  const count = bytes.readInt16BE(start);
  const row: (string | null)[] = [];
  let at = start + 2;
  for (let cell = 0; cell < count; cell += 1) {
    const size = bytes.readInt32BE(at);
    at += 4;
    row.push(size === NOTHING ? null : bytes.toString('utf8', at, at + size));
    at += Math.max(0, size);
  }
  return row;
}

/** Everything that it says, each field after a letter that says what it is. */
function readRefusal(bytes: Buffer, start: number): string {
  return bytes.toString('utf8', start, bytes.indexOf('\0\0', start)).replaceAll('\0', ', ');
}

function textAt(bytes: Buffer, start: number): string {
  return bytes.toString('utf8', start, bytes.indexOf(0, start));
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
