import { createSession } from './session.ts';

export type Sent = { path: string; body: Record<string, unknown>; headers: Headers };

/** A session whose server is a table of answers by path; the last of several stays. */
export function sessionOver(
  answers: Record<string, { status?: number; body: unknown; headers?: Record<string, string> }>,
) {
  const sent: Sent[] = [];
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const path = new URL(String(input)).pathname;
    sent.push({ path, body: init.body ? JSON.parse(String(init.body)) : {}, headers: new Headers(init.headers) });
    const tokens = { access_token: 'access', refresh_token: 'refresh', expires_in: 14_400 };
    const { status = 200, body, headers } = answers[path] ?? { body: path === '/oauth2/token' ? tokens : {} };
    return Response.json(body, { status, headers });
  };
  const session = createSession({
    baseUrl: 'http://stoa.test',
    clientId: 'client',
    fetch: fetch as typeof globalThis.fetch,
  });
  return { session, sent, answers };
}
