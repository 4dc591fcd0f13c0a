import { Agent, request } from 'node:http';
import type { Transport } from '@stoa/sdk';

/** Requests that are under way at the same time, each on a connection that stays open. */
export const CONCURRENCY = 8;

export type HttpRequest = { method: string; path: string; headers?: Record<string, string>; body?: string };
/** The body is put together when it is read: what a case does not look at costs the load as little as it can. */
export type HttpAnswer = { status: number; text(): string };
export type HttpClient = { send(request: HttpRequest): Promise<HttpAnswer>; close(): void };

/** Speaks with a server on this machine under a host name. Node's own client: `fetch` costs several times as much. */
export function newHttpClient({ port, host }: { port: number; host: string }): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  return {
    close: () => agent.destroy(),
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const length =
          body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
        const sent = request(
          { agent, host: '127.0.0.1', port, method, path, headers: { host: `${host}:${port}`, ...length, ...headers } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('error', reject);
            response.on('end', () =>
              resolve({ status: response.statusCode ?? 0, text: () => Buffer.concat(chunks).toString() }),
            );
          },
        );
        sent.on('error', reject);
        sent.end(body);
      }),
  };
}

/** Carries the SDK's calls. With `ignoreBody` answers are not parsed, where only their status is of interest. */
export function transportOver(
  client: HttpClient,
  { accessToken, ignoreBody = false }: { accessToken?: string; ignoreBody?: boolean } = {},
): Transport {
  const headers = { 'x-stoa-client': '1', ...(accessToken ? { authorization: accessToken } : {}) };
  return async ({ method, path, body }) => {
    const { status, text } = await client.send({
      method,
      path,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status, body: ignoreBody && status === 200 ? null : JSON.parse(text()), requestId: null };
  };
}
