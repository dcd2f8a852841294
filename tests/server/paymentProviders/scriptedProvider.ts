import type { Fetch } from '../../../server/paymentProviders/providerHttp';

interface ScriptedResponse {
  status?: number;
  /** The exact text of the response. */
  text: string;
  headers?: Record<string, string>;
}

export interface ScriptedProvider {
  fetch: Fetch;
  /** The requests, in order: method, URL and the body as sent. */
  requests: { method: string; url: string; authorization: string | null; body: unknown }[];
}

/** A provider that gives these responses one after the other; an Error is a broken connection. */
export function scriptedProvider(...responses: (ScriptedResponse | Error)[]): ScriptedProvider {
  const requests: ScriptedProvider['requests'] = [];
  return {
    requests,
    fetch: (url, init) => {
      requests.push({
        method: init.method ?? 'GET',
        url,
        authorization: new Headers(init.headers).get('authorization'),
        body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      });
      const response = responses.shift();
      if (response === undefined)
        return Promise.reject(new Error('No answer is left in the script'));
      if (response instanceof Error) return Promise.reject(response);
      const { status = 200, text, headers = {} } = response;
      return Promise.resolve(new Response(text, { status, headers }));
    },
  };
}
