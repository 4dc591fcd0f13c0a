/** Lets programs that use the public client packages, unchanged, talk to a Stoa server. */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';

type Fetch = typeof globalThis.fetch;

/** The host names built into the client packages. */
const CLIENT_HOSTS = new Set(['www.wixapis.com', 'edge.wixapis.com', 'static.wixstatic.com', 'video.wixstatic.com']);

/**
 * A fetch that sends requests for the client packages' own hosts to the server at `serverUrl`, and all others to their
 * addresses. The server gets the requested name, as it answers media addresses under it.
 */
export function redirectingFetch(serverUrl: string, otherwise: Fetch = globalThis.fetch): Fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return CLIENT_HOSTS.has(url.hostname) ? fetchFrom(serverUrl, new Request(input, init)) : otherwise(input, init);
  };
}

/**
 * Sends a request to another server than the one in its address, with the address's name in the Host header, which the
 * built-in fetch cannot set. Redirects are returned, not followed.
 */
export async function fetchFrom(serverUrl: string, request: Request): Promise<Response> {
  const server = new URL(serverUrl);
  const { host, pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = Object.fromEntries(request.headers);
  // a fetch handles compression by itself, and it is not worth it on the local machine
  delete headers['accept-encoding'];
  const options = {
    method: request.method,
    path: `${pathname}${search}`,
    headers: { ...headers, host, ...(body.length ? { 'content-length': String(body.length) } : {}) },
    servername: isIP(server.hostname) ? '' : server.hostname,
    signal: request.signal,
  };
  return new Promise((resolve, reject) => {
    const send = server.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(server, options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => resolve(toResponse(answer, Buffer.concat(chunks))));
    });
    sent.on('error', (cause) =>
      reject(request.signal.aborted ? request.signal.reason : new TypeError('fetch failed', { cause })),
    );
    sent.end(body);
  });
}

function toResponse({ statusCode: status = 500, statusMessage, rawHeaders }: IncomingMessage, body: Buffer): Response {
  const headers = new Headers();
  for (let i = 0; i < rawHeaders.length; i += 2) headers.append(rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '');
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : new Uint8Array(body), { status, statusText: statusMessage, headers });
}
