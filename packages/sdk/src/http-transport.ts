import type { Transport } from './transport.ts';
import { toJson } from './wire-json.ts';

export type HttpOptions = {
  /** Address of the server, without a slash at the end. Empty for the page's own server. */
  baseUrl: string;
  /** Headers for every call, computed each time: the access token, the site. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>;
  fetch?: typeof globalThis.fetch;
};

/** Tells the server which of its writes the caller knows, so that no outdated copy answers. */
const CONSISTENCY = 'x-wix-consistent';

/**
 * Calls the server over HTTP. Browsers send their cookies to their own server. The server's consistency header is sent
 * back with the next call.
 */
export function httpTransport({ baseUrl, headers, fetch = globalThis.fetch }: HttpOptions): Transport {
  let consistency: string | null = null;
  return async (call) => {
    const isFile = call.body instanceof Blob;
    const response = await fetch(`${baseUrl}${call.path}`, {
      method: call.method,
      headers: {
        ...(call.body === undefined
          ? {}
          : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        // a header that a form on a foreign page cannot send: the server's guard against forged requests
        'x-stoa-client': '1',
        ...(consistency === null ? {} : { [CONSISTENCY]: consistency }),
        ...(await headers?.()),
        ...call.headers,
      },
      body: bodyOf(call.body),
    });
    consistency = response.headers.get(CONSISTENCY) ?? consistency;
    const text = await response.text();
    const { status, statusText } = response;
    return { status, statusText, body: parse(text), requestId: response.headers.get('x-wix-request-id') };
  };
}

function bodyOf(body: unknown): string | Blob | null {
  if (body === undefined) return null;
  return body instanceof Blob ? body : toJson(body);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.slice(0, 500) };
  }
}
