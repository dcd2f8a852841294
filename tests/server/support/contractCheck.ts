import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { branch, operationsOf, readContract } from '../../unit/contract/contractDocument';

const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));

/** The responses of an operation: for each status the check of its body, null if it has none. */
interface CheckedOperation {
  id: string;
  method: string;
  path: RegExp;
  responses: Map<number, ValidateFunction | null>;
}

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''));

const checkedOperations: readonly CheckedOperation[] = operationsOf(await readContract()).map(
  ({ id, method, path, tree }) => ({
    id,
    method,
    path: new RegExp(`^${withoutSlash(path).replace(/\{\w+\}/g, '[^/]+')}$`),
    responses: new Map(
      Object.entries(branch(tree, 'responses')).map(([status, response]) => {
        const { schema } = branch(branch(response, 'content'), 'application/json');
        const isSchema = typeof schema === 'object' && schema !== null;
        return [Number(status), isSchema ? ajv.compile(schema) : null];
      }),
    ),
  }),
);

/**
 * Checks a server's response against the contract: its operation must have the status, and the status the body.
 * @throws Error if server and contract differ
 */
export function checkResponse(method: string, url: string, status: number, body: unknown): void {
  const path = withoutSlash(url.split('?')[0] ?? '');
  const operation = checkedOperations.find(
    (candidate) => candidate.method === method && candidate.path.test(path),
  );
  if (!operation) return;
  const call = `${operation.id} answered ${status}`;
  const check = operation.responses.get(status);
  if (check === undefined) throw new Error(`${call}, which its contract does not have.`);
  if (check !== null && !check(body)) {
    const problems = ajv.errorsText(check.errors);
    throw new Error(`${call} with a body that its contract does not have: ${problems}`);
  }
}
