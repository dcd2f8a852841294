import { CallFailed } from '../../../../machines/shared/failure';
import { authErrorFromResponse } from '../../../../machines/shared/failureFromResponse';

/**
 * The result of a call to the hotel's own server, which follows the contract.
 * @throws CallFailed if the server answered with an error
 */
export async function contractResponseOf<T>(
  call: Promise<{ data?: T; error?: unknown; response: Response }>,
): Promise<T> {
  const { data, error, response } = await call;
  if (data !== undefined && response.ok) return data;
  throw new CallFailed(authErrorFromResponse(response.status, error));
}
