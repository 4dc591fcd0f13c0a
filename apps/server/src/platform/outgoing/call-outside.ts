import { outgoingAgents } from './outgoing-agents.ts';
import { type Resolve, resolveBySystem } from './public-address.ts';

/** Answers of other services' APIs are small. */
const MOST_BYTES = 1024 * 1024;
const TIMEOUT_MS = 10_000;

export type OutsideCall = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Ends the call before its time. */
  signal?: AbortSignal;
};

/** Calls the API of a service chosen by a client. Throws where it cannot be reached or its answer is too large. */
export type CallOutside = (address: string, call?: OutsideCall) => Promise<Response>;

/**
 * Calls public addresses over HTTP and HTTPS, and `allowedHosts` (`host` or `host:port`); redirects are returned, not
 * followed.
 */
export function outsideCaller({
  allowedHosts = [],
  resolve = resolveBySystem,
}: {
  allowedHosts?: readonly string[];
  resolve?: Resolve;
} = {}): CallOutside {
  const agentOf = outgoingAgents({ allowedHosts, resolve });
  return async (address, { method = 'GET', headers = {}, body, signal } = {}) => {
    const patience = AbortSignal.timeout(TIMEOUT_MS);
    const url = new URL(address);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new TypeError('only http and https addresses are called');
    const dispatcher = await agentOf(url);
    const { request } = await import('undici');
    const answer = await request(url, {
      dispatcher,
      method,
      headers: { 'user-agent': 'Stoa', ...headers },
      body,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer.body) {
      size += chunk.length;
      if (size > MOST_BYTES) throw new RangeError(`the answer is larger than ${MOST_BYTES} bytes`);
      chunks.push(chunk);
    }
    const kept = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : Buffer.concat(chunks), { status: answer.statusCode, headers: kept });
  };
}
