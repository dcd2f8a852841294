import type { paths } from '../../machines/contract/schema';

export type Method = 'get' | 'post' | 'patch' | 'delete';

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;
type JsonIn<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** The contract's paths that know the method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: NonNullable<paths[P][M]> extends { responses: unknown } ? P : never;
}[keyof paths];

/** The statuses with which the contract lets an operation be answered. */
export type StatusOf<M extends Method, P extends PathWith<M>> = keyof ResponsesOf<paths[P][M]> &
  number;

/** The body that belongs to such a status. */
export type BodyOf<M extends Method, P extends PathWith<M>, Status extends StatusOf<M, P>> = JsonIn<
  ResponsesOf<paths[P][M]>[Status]
>;

/** The addresses of an operation, whatever stands in its parameters and its query. */
export function addressesOf(path: string): RegExp {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/?]+').replace(/\/$/, '/?');
  return new RegExp(`${pattern}(\\?.*)?$`);
}
