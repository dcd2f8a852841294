import autocannon from 'autocannon';

/** The result of one round of requests. Times in milliseconds. */
export interface Round {
  perSecond: number;
  p50: number;
  p99: number;
  /** Responses that were not a success, and requests without a response. */
  failed: number;
}

export interface Asked {
  url: string;
  connections: number;
  seconds: number;
  token?: string;
  /** The encodings accepted for the body. */
  encodings?: string;
  /** A new body for each request, which is then a POST. */
  bodyOf?: () => unknown;
  /** Which of several guests sends the next request, for requests with a body. */
  tokenOf?: () => string;
  /** An error status that is as good as a success, e.g. where most requests have to be refused. */
  alsoGood?: number;
}

/** Sends requests for some seconds over connections that stay open. */
export async function load(asked: Asked): Promise<Round> {
  const { url, connections, seconds, token, bodyOf, tokenOf, alsoGood, encodings } = asked;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: {
      ...authorization,
      ...(encodings === undefined ? {} : { 'accept-encoding': encodings }),
      accept: 'text/html,application/json',
    },
    ...(bodyOf
      ? {
          requests: [
            {
              method: 'POST',
              setupRequest: (request) => ({
                ...request,
                headers: {
                  ...request.headers,
                  'content-type': 'application/json',
                  ...(tokenOf ? { authorization: `Bearer ${tokenOf()}` } : {}),
                },
                body: JSON.stringify(bodyOf()),
              }),
            },
          ],
        }
      : {}),
  });
  const refused =
    alsoGood === undefined ? 0 : (result.statusCodeStats?.[`${alsoGood}`]?.count ?? 0);
  return {
    perSecond: (result['2xx'] + refused) / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx - refused + result.errors,
  };
}

/** Repeats some work for some seconds, this many at a time. Returns how often per second it was done. */
export async function rateOf(
  work: () => Promise<unknown>,
  atOnce: number,
  seconds: number,
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let done = 0;
  const repeat = async () => {
    while (performance.now() < end) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, repeat));
  return (done * 1_000) / (performance.now() - begun);
}
