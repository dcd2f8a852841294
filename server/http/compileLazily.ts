import addFormats from 'ajv-formats';
import { Ajv } from 'ajv';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance, FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

/** The contract's own words are no JSON schema, and a request must be of the right types already. */
function createAjv(): Ajv {
  const ajv = new Ajv({
    strict: false,
    useDefaults: true,
    coerceTypes: false,
    removeAdditional: false,
    allErrors: true,
  });
  return addFormats(ajv);
}

let ajvOnce: Ajv | undefined;

function validatorOf(schema: object) {
  ajvOnce ??= createAjv();
  return ajvOnce.compile(schema);
}

function serializerOf(schema: object): (answer: unknown) => string {
  // It changes the schema that it is given.
  const write: (answer: unknown) => string = fastJsonStringify(structuredClone(schema));
  return write;
}

const validators = new WeakMap<object, ReturnType<typeof validatorOf>>();
const serializers = new WeakMap<object, (answer: unknown) => string>();

/** The same for the same schema, made when it is first asked for. */
function madeOnce<Made>(made: WeakMap<object, Made>, schema: object, make: () => Made): Made {
  const before = made.get(schema);
  if (before !== undefined) return before;
  const now = make();
  made.set(schema, now);
  return now;
}

const compileValidator: FastifySchemaCompiler<object> = ({ schema }) => {
  const validate: ReturnType<FastifySchemaCompiler<object>> = (request: unknown) => {
    const validator = madeOnce(validators, schema, () => validatorOf(schema));
    const isValid = validator(request);
    validate.errors = validator.errors ?? null;
    return isValid;
  };
  return validate;
};

const compileSerializer: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (answer: unknown) =>
    madeOnce(serializers, schema, () => serializerOf(schema))(answer);

/**
 * Has what validates requests and writes answers compiled when the first of them comes, some milliseconds each, and
 * not all of it at each start, of which that was a fifth.
 */
export function compileLazily(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
}
