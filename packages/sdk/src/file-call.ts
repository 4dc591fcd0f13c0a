import { ApiError } from './api-error.ts';

export type FileOptions = { baseUrl: string; headers: () => Record<string, string>; fetch?: typeof fetch };
export type FileBody = NonNullable<RequestInit['body']>;
export type FileCall = (method: string, path: string, body?: FileBody) => Promise<Response>;

/** Calls whose request or answer is a file. Refusals are thrown as `ApiError`. */
export const fileCall =
  ({ baseUrl, headers, fetch: send = fetch }: FileOptions): FileCall =>
  async (method, path, body) => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/octet-stream' };
    // streams are sent as they are; browsers and Node require this to be declared
    const init = {
      method,
      headers: { ...headers(), ...type },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    };
    const answer = await send(`${baseUrl}${path}`, init as RequestInit);
    if (answer.ok) return answer;
    const requestId = answer.headers.get('x-wix-request-id');
    throw new ApiError({ status: answer.status, body: await answer.json().catch(() => null), requestId });
  };

/** A request in an address, as the API reads it there. */
export function encodedRequest(request: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
