import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { Transport } from '@stoa/sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type App, hostOf, isOwnRequest } from './app.ts';
import { RETURN_COOKIE, readCookies } from './cookies.ts';

const built = fileURLToPath(new URL('../../../storefront/dist/', import.meta.url));

/** What the storefront package's server build exports. */
type Storefront = {
  handle(request: StorefrontRequest): Promise<{ status: number; headers: Record<string, string>; body: string }>;
};
type StorefrontRequest = {
  method: 'GET' | 'POST';
  url: URL;
  form: URLSearchParams | null;
  transport: Transport;
  nonce: string;
  returnAddresses: Record<string, string>;
};

/** Serves every site's own pages under its host name. */
export async function storefrontHost(server: FastifyInstance, app: App): Promise<void> {
  const storefront = await loadStorefront();
  if (storefront) {
    await server.register(staticFiles, {
      root: `${built}client`,
      prefix: '/_assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      decorateReply: false,
    });
  }
  server.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const site = await app.sites.byHost(hostOf(request));
      if (!site) return notASite(app, request, reply);
      if (!storefront)
        return reply.code(503).type('text/plain').send('The storefront is not built yet: run npm start.');
      return page(server, storefront, app.publicUrl, request, reply);
    },
  });
}

async function page(
  server: FastifyInstance,
  storefront: Storefront,
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isPost = request.method === 'POST';
  if (isPost && !isOwnRequest(request))
    return reply.code(403).type('text/plain').send('This form was sent from another site.');
  const nonce = randomBytes(16).toString('base64');
  const identity = visitorTransport(server, request);
  const answer = await storefront.handle({
    method: isPost ? 'POST' : 'GET',
    url: new URL(request.url, `${new URL(publicUrl).protocol}//${request.headers.host}`),
    form: request.body instanceof URLSearchParams ? request.body : null,
    transport: identity.transport,
    nonce,
    returnAddresses: returnAddresses(readCookies(request.headers.cookie).get(RETURN_COOKIE)),
  });
  const cookies = identity.newCookies();
  if (cookies.length) reply.header('set-cookie', cookies);
  return reply
    .code(answer.status)
    .headers({
      'content-security-policy': contentSecurityPolicy(nonce),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'private, no-cache',
      ...answer.headers,
    })
    .send(answer.body);
}

/** Calls the API in process as the visitor of this request; becomes a new visitor where a call needs one. */
function visitorTransport(server: FastifyInstance, request: FastifyRequest) {
  let cookie = request.headers.cookie ?? '';
  const set: string[] = [];
  const transport: Transport = async (call) => {
    const response = await server.inject({
      method: call.method as 'GET',
      url: call.path,
      headers: { host: request.headers.host ?? '', cookie, 'x-stoa-client': '1', ...call.headers },
      ...(call.body === undefined ? {} : { payload: call.body as object }),
      remoteAddress: request.ip,
    });
    for (const fresh of [response.headers['set-cookie'] ?? []].flat()) {
      set.push(fresh);
      cookie = `${fresh.split(';')[0]}; ${cookie}`;
    }
    const requestId = String(response.headers['x-wix-request-id'] ?? '');
    return { status: response.statusCode, body: JSON.parse(response.body), requestId };
  };
  return { transport, newCookies: () => set };
}

/** Only addresses that were checked when the redirect session was created are ever in the cookie. */
function returnAddresses(cookie: string | undefined): Record<string, string> {
  if (!cookie) return {};
  try {
    const kept: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString('utf8'));
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

async function notASite(app: App, request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' && request.url === '/' && hostOf(request) === new URL(app.publicUrl).hostname)
    return reply.redirect('/dashboard/');
  return reply
    .code(404)
    .send({ message: `there is nothing at ${request.method} ${request.url.split('?')[0]}`, details: {} });
}

async function loadStorefront(): Promise<Storefront | null> {
  if (!existsSync(`${built}server/server.js`)) return null;
  const { createStorefront } = (await import(`${built}server/server.js`)) as {
    createStorefront(o: object): Storefront;
  };
  const manifest = JSON.parse(readFileSync(`${built}client/.vite/manifest.json`, 'utf8'));
  return createStorefront({ manifest });
}
