import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { outgoingAgents } from './outgoing-agents.ts';
import { AddressNotAllowed, type Resolve, resolveBySystem } from './public-address.ts';

export type FetchLimits = {
  /** Bytes, after decompression. */
  mostBytes: number;
  /** The maximum time of the whole exchange in milliseconds. */
  timeoutMs?: number;
  /** Milliseconds without a byte. */
  idleTimeoutMs?: number;
  mostRedirects?: number;
  /** Sent to the first host only, not to where it redirects. */
  headers?: Record<string, string>;
};

export type FetchedFile<Content = Buffer> = {
  content: Content;
  /** As the other server says, without parameters; it may be wrong. */
  mimeType: string | null;
  /** The last part of the final address; empty where it has none. */
  fileName: string;
  /** The final address. */
  url: string;
};

/** The reason of a failed fetch, as a value; `description` may be shown to the person who gave the address. */
export type FetchFailure = {
  failed:
    | 'ADDRESS_NOT_ALLOWED'
    | 'NOT_REACHABLE'
    | 'TIMED_OUT'
    | 'TOO_LARGE'
    | 'TOO_MANY_REDIRECTS'
    | 'UNEXPECTED_STATUS';
  description: string;
};

export const isFetchFailure = (value: unknown): value is FetchFailure =>
  typeof value === 'object' && value !== null && 'failed' in value;

/** Fetches a file from an address chosen by a client: whole, or as `receive` processes its bytes. */
export type FetchOutside = {
  (url: string, limits: FetchLimits): Promise<FetchedFile | FetchFailure>;
  <Content>(
    url: string,
    limits: FetchLimits,
    receive: (chunks: AsyncIterable<Buffer>) => Promise<Content>,
  ): Promise<FetchedFile<Content> | FetchFailure>;
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const DEFAULTS = { timeoutMs: 120_000, idleTimeoutMs: 15_000, mostRedirects: 5, headers: {} };
/** Headers that belong to the connection, or request unsupported features. */
const OWN_HEADERS = new Set(
  'host connection content-length transfer-encoding upgrade expect te trailer keep-alive accept-encoding range'.split(
    ' ',
  ),
);
const decoders = new Map(
  Object.entries({ gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }),
);

class Failed extends Error {
  readonly failure: FetchFailure;
  constructor(failure: FetchFailure) {
    super(failure.description);
    this.failure = failure;
  }
}
const failed = (reason: FetchFailure['failed'], description: string) => new Failed({ failed: reason, description });

/**
 * The only way in which the server fetches addresses given by callers. It uses HTTP and HTTPS with public addresses,
 * checks every redirect again, and stops at the limits of size and time. `allowedHosts` (`host` or `host:port`) may be
 * private: an intranet, a test.
 */
export function outsideFetcher({
  allowedHosts = [],
  resolve = resolveBySystem,
}: {
  allowedHosts?: readonly string[];
  resolve?: Resolve;
} = {}): FetchOutside {
  const agentOf = outgoingAgents({ allowedHosts, resolve });
  return async <Content>(
    address: string,
    limits: FetchLimits,
    receive: (chunks: AsyncIterable<Buffer>) => Promise<Content | Buffer> = collect,
  ) => {
    const settings = { ...DEFAULTS, ...limits };
    const followed = await follow(address, settings, agentOf).catch(failureOf);
    if (isFetchFailure(followed)) return followed;
    const { answer, url } = followed;
    try {
      const content = await receive(chunksOf(answer, settings.mostBytes));
      const mimeType = header(answer, 'content-type')?.split(';')[0]?.trim().toLowerCase() || null;
      return { content: content as Content & Buffer, mimeType, fileName: lastPart(url), url: url.href };
    } catch (error) {
      if (error instanceof Failed) return error.failure;
      throw error;
    }
  };
}

/** Follows redirects until an address answers 200. */
async function follow(
  address: string,
  { timeoutMs, idleTimeoutMs, mostRedirects, headers }: Required<FetchLimits>,
  agentOf: (url: URL) => Promise<Dispatcher>,
): Promise<{ answer: Dispatcher.ResponseData; url: URL }> {
  const signal = AbortSignal.timeout(timeoutMs);
  const first = readAddress(address);
  let url = first;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const own = url.origin === first.origin ? headers : {};
    const dispatcher = await agentOf(url);
    const { request } = await import('undici');
    const answer = await request(url, {
      dispatcher,
      signal,
      headersTimeout: idleTimeoutMs,
      bodyTimeout: idleTimeoutMs,
      headers: { accept: '*/*', 'user-agent': 'Stoa', ...withoutOurs(own), 'accept-encoding': 'identity' },
    });
    if (answer.statusCode === 200) return { answer, url };
    answer.body.on('error', () => {}).destroy();
    const location = header(answer, 'location');
    if (!REDIRECTS.has(answer.statusCode) || location === null)
      throw failed('UNEXPECTED_STATUS', `the address answered ${answer.statusCode}`);
    url = readAddress(location, url);
  }
  throw failed('TOO_MANY_REDIRECTS', `the address redirects more than ${mostRedirects} times`);
}

function readAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base?.href) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw failed('ADDRESS_NOT_ALLOWED', 'only http and https addresses are fetched');
  if (url.username || url.password)
    throw failed('ADDRESS_NOT_ALLOWED', 'addresses with a user name or password are not fetched');
  url.hash = '';
  return url;
}

/** The decoded body. It ends with a failure as soon as it exceeds the limit. */
async function* chunksOf(answer: Dispatcher.ResponseData, mostBytes: number): AsyncGenerator<Buffer> {
  const { body } = answer;
  const encoding = header(answer, 'content-encoding') ?? '';
  const decoder = decoders.get(encoding.toLowerCase())?.();
  body.on('error', (error) => decoder?.destroy(error));
  const decoded: Readable = decoder ? body.pipe(decoder) : body;
  let size = Number(header(answer, 'content-length') ?? 0) > mostBytes ? mostBytes + 1 : 0;
  try {
    if (size === 0) {
      for await (const chunk of decoded) {
        size += chunk.length;
        if (size > mostBytes) break;
        yield chunk;
      }
    }
  } catch (error) {
    throw new Failed(failureOf(error));
  } finally {
    body.destroy();
  }
  if (size > mostBytes) throw failed('TOO_LARGE', `the file is larger than ${mostBytes} bytes`);
}

async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

const withoutOurs = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name.toLowerCase())));

function header({ headers }: Dispatcher.ResponseData, name: string): string | null {
  const value = headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? null;
}

function lastPart(url: URL): string {
  const part = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Any problem between two servers is an outcome. */
function failureOf(error: unknown): FetchFailure {
  if (error instanceof Failed) return error.failure;
  if (error instanceof AddressNotAllowed)
    return { failed: 'ADDRESS_NOT_ALLOWED', description: 'the address is not a public one' };
  const { name, code } = error as { name?: string; code?: string };
  return name === 'TimeoutError' || /TIMEOUT|TIMEDOUT/.test(code ?? '')
    ? { failed: 'TIMED_OUT', description: 'the address did not answer in time' }
    : { failed: 'NOT_REACHABLE', description: 'the address could not be reached' };
}
