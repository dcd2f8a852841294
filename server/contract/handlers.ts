import type { operations } from '../../machines/contract/schema';
import type { DeskRole } from '../../machines/contract/wire';

/** The contract's operations, by operationId. */
export type OperationId = keyof operations;

type Operation<Id extends OperationId> = operations[Id];
type JsonOf<T> = [T] extends [never]
  ? undefined
  : T extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined;
/** No parameters of a kind, where an operation has none. */
type NoParameters = Record<string, never>;
type Present<T> = [NonNullable<T>] extends [never] ? NoParameters : NonNullable<T>;
type ParametersOf<Id extends OperationId> = Operation<Id>['parameters'];
type ResponsesOf<Id extends OperationId> = Operation<Id>['responses'];
type SuccessStatus = 200 | 201 | 204 | 302;

/** The caller: the account and the session that the access token stands for. */
export interface Caller {
  accountId: string;
  sessionId: string;
}

/** The caller of an operation of the front desk: the staff member and their session there. */
export interface StaffCaller {
  staffId: string;
  sessionId: string;
  name: string;
  role: DeskRole;
  /** Whether they have entered the second factor once more within the last minutes. */
  hasCode: boolean;
  /** The person who asked for the act that is done; left out where nobody did. */
  askedBy?: { wishId: string; name: string; staffId: string };
}

/** A request that the contract has already validated. */
export interface Call<Id extends OperationId> {
  path: Present<ParametersOf<Id>['path']>;
  query: Present<ParametersOf<Id>['query']>;
  body: Operation<Id> extends { requestBody?: infer Body } ? JsonOf<NonNullable<Body>> : undefined;
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>;
  /** Null where the operation is open and no token was sent. */
  caller: Caller | null;
  /** Null everywhere but at the desk, and there where no session is needed. */
  staff: StaffCaller | null;
  /** The caller's network address, for limits. */
  address: string;
  /** The exact bytes of the body, for webhooks' signatures; empty where there is none. */
  rawBody: Buffer;
}

/** A file that an operation answers with. */
export interface FileResponse {
  mediaType: string;
  name: string;
  bytes: Buffer;
}

type FileMediaType = 'application/pdf' | 'text/calendar';
type IsFile<T> = T extends { content: infer Content }
  ? Extract<keyof Content, FileMediaType> extends never
    ? false
    : true
  : false;

/** A success; failures are thrown as `ApiError`. A 302 has a `location`, a file its name and bytes. */
export type Reply<Id extends OperationId> = { cookies?: readonly string[] } & {
  [Status in keyof ResponsesOf<Id> & SuccessStatus]: Status extends 302
    ? { status: Status; location: string }
    : IsFile<ResponsesOf<Id>[Status]> extends true
      ? { status: Status; file: FileResponse }
      : JsonOf<ResponsesOf<Id>[Status]> extends undefined
        ? { status: Status }
        : { status: Status; body: JsonOf<ResponsesOf<Id>[Status]> };
}[keyof ResponsesOf<Id> & SuccessStatus];

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;

/** The handlers of some operations; all parts' together must cover the contract. */
export type Routes<Ids extends OperationId = OperationId> = { [Id in Ids]: Handler<Id> };
