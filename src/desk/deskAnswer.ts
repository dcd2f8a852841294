import { CallFailed } from '../../machines/shared/failure';
import { errorFromResponse } from '../../machines/shared/failureFromResponse';

/** The client's answer. */
export interface Answer<TBody> {
  data?: TBody;
  error?: unknown;
  response: Response;
}

/** The body of a call's answer. @throws CallFailed if the server refused */
export async function answerOf<TBody>(call: Promise<Answer<TBody>>): Promise<TBody> {
  const { data, error, response } = await call;
  if (data !== undefined) return data;
  throw new CallFailed(errorFromResponse(response.status, error));
}

/** The same for a call whose answer has no body. */
export async function doneBy(call: Promise<Answer<unknown>>): Promise<void> {
  const { error, response } = await call;
  if (!response.ok) throw new CallFailed(errorFromResponse(response.status, error));
}
