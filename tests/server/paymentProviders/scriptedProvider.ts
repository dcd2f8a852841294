import type { Fetch } from '../../../server/paymentProviders/providerHttp';

interface ScriptedAnswer {
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
export function scriptedProvider(...answers: (ScriptedAnswer | Error)[]): ScriptedProvider {
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
      const answer = answers.shift();
      if (answer === undefined) return Promise.reject(new Error('No answer is left in the script'));
      if (answer instanceof Error) return Promise.reject(answer);
      const { status = 200, text, headers = {} } = answer;
      return Promise.resolve(new Response(text, { status, headers }));
    },
  };
}
