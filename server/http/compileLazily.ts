import addFormats from 'ajv-formats';
import { Ajv } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { isWholeKobo } from '../../machines/shared/money';
import type { LagosDate } from '../../machines/shared/stay';
import {
  nationalPhone,
  typedCode,
  typedEmail,
  typedName,
  typedPassword,
  typedPhone,
  typedText,
} from '../../machines/shared/typedText';

/** How a field of the contract is read, by its `x-typed`. */
const readers: Readonly<Record<string, (text: string) => string>> = {
  name: typedName,
  email: typedEmail,
  phone: typedPhone,
  nationalPhone,
  code: typedCode,
  text: typedText,
  password: typedPassword,
};

/** Reads what people type as the contract says, before its other rules count characters. */
function readTypedText(ajv: Ajv): Ajv {
  return ajv.addKeyword({
    keyword: 'x-typed',
    type: 'string',
    schemaType: 'string',
    before: 'maxLength',
    modifying: true,
    errors: false,
    compile: (kind: string) => {
      const read = readers[kind];
      if (!read) throw new Error(`The contract's x-typed is none of the known kinds: ${kind}`);
      return (typed: string, within) => {
        if (within) Reflect.set(within.parentData, within.parentDataProperty, read(typed));
        return true;
      };
    },
  });
}

/** The days of which a request may speak. */
export interface KnownDays {
  last(): LagosDate;
}

/** No hotel's books reach further back; PostgreSQL and JavaScript agree on every day since. */
const FIRST_DAY = '2000-01-01';

/** Keeps dates within the days that are known, whatever the operation does with them. */
function boundDays(ajv: Ajv): Ajv {
  return ajv.addKeyword({
    keyword: 'x-day',
    type: 'string',
    error: { message: 'is too far away' },
    validate(this: KnownDays, _schema: unknown, date: string) {
      return date >= FIRST_DAY && date <= this.last();
    },
  });
}

/** Refuses amounts that are no whole kobo, before any operation could round them. */
function countWholeKobo(ajv: Ajv): Ajv {
  return ajv.addKeyword({
    keyword: 'x-kobo',
    type: 'number',
    validate: isWholeKobo,
    schema: false,
  });
}

/** Not strict, because the contract has keywords that JSON Schema lacks. Types are not coerced. */
function createAjv(): Ajv {
  const ajv = new Ajv({
    strict: false,
    useDefaults: true,
    coerceTypes: false,
    removeAdditional: false,
    allErrors: true,
    // Keywords get the days of the server that validates as `this`: validators are compiled once for all.
    passContext: true,
  });
  return countWholeKobo(boundDays(readTypedText(addFormats(ajv))));
}

let ajvOnce: Ajv | undefined;

function validatorOf(schema: object) {
  ajvOnce ??= createAjv();
  return ajvOnce.compile(schema);
}

function serializerOf(schema: object): (response: unknown) => string {
  // `fastJsonStringify` changes the schema it gets.
  const write: (response: unknown) => string = fastJsonStringify(structuredClone(schema));
  return write;
}

const validators = new WeakMap<object, ReturnType<typeof validatorOf>>();
const serializers = new WeakMap<object, (response: unknown) => string>();

function madeOnce<Made>(made: WeakMap<object, Made>, schema: object, make: () => Made): Made {
  const before = made.get(schema);
  if (before !== undefined) return before;
  const now = make();
  made.set(schema, now);
  return now;
}

const validatorCompiler =
  (days: KnownDays): FastifySchemaCompiler<object> =>
  ({ schema }) => {
    const validate: ReturnType<FastifySchemaCompiler<object>> = (request: unknown) => {
      const validator = madeOnce(validators, schema, () => validatorOf(schema));
      const isValid = validator.call(days, request);
      validate.errors = validator.errors ?? null;
      return isValid;
    };
    return validate;
  };

const compileSerializer: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (response: unknown) =>
    madeOnce(serializers, schema, () => serializerOf(schema))(response);

/** Compiles validators and serializers on first use: all of them were a fifth of the start-up time. */
export function compileLazily(app: FastifyInstance, days: KnownDays): void {
  app.setValidatorCompiler(validatorCompiler(days));
  app.setSerializerCompiler(compileSerializer);
}
