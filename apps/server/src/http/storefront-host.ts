import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { Transport } from '@stoa/sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../site.ts';
import { type App, hostOf, isOwnRequest } from './app.ts';
import { compressed, compressedStream } from './compression.ts';
import { MEMBER_COOKIE, RETURN_COOKIE, readCookies, VISITOR_COOKIE } from './cookies.ts';
import { nothingAt } from './errors.ts';
import { IN_PROCESS, IN_PROCESS_HEADER } from './rate-limits.ts';
import { readReturnAddresses } from './return-cookie.ts';

const built = fileURLToPath(new URL('../../../storefront/dist/', import.meta.url));

/** What the storefront package's server build exports. */
type Storefront = {
  handle(request: StorefrontRequest): Promise<StorefrontResponse>;
};
type StorefrontResponse = {
  status: number;
  headers: Record<string, string>;
  /** In parts where it is long: they are made as they are sent. */
  body: string | AsyncIterable<string>;
};
type StorefrontRequest = {
  method: 'GET' | 'POST';
  url: URL;
  form: URLSearchParams | null;
  isKnown: boolean;
  transport: Transport;
  nonce: string;
  returnAddresses: Record<string, string>;
};

/** Serves every site's own pages under its host name. */
export async function storefrontHost(server: FastifyInstance, app: App): Promise<void> {
  const storefront = await loadStorefront(app);
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
      if (!site || request.headers.authorization !== undefined) return notAPage(app, request, reply);
      if (!storefront)
        return reply.code(503).type('text/plain').send('The storefront is not built yet: run npm start.');
      return page(server, storefront, app, site, request, reply);
    },
  });
}

/** Stands for the nonce in pages that are kept; a secret of this process, so that no text of a page can contain it. */
const NONCE = randomBytes(24).toString('base64url');
/** Longer addresses are asked by nobody who reads. */
const LONGEST_KEPT_ADDRESS = 200;

async function page(
  server: FastifyInstance,
  storefront: Storefront,
  app: App,
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isPost = request.method === 'POST';
  if (isPost && !isOwnRequest(request))
    return reply.code(403).type('text/plain').send('This form was sent from another site.');
  const cookies = readCookies(request.headers.cookie);
  const isSomebody = cookies.has(VISITOR_COOKIE) || cookies.has(MEMBER_COOKIE);
  const identity = visitorTransport(server, request);
  const render = () =>
    storefront.handle({
      method: isPost ? 'POST' : 'GET',
      url: new URL(`${app.siteUrl(site)}${request.url}`),
      form: request.body instanceof URLSearchParams ? request.body : null,
      isKnown: isSomebody,
      transport: identity.transport,
      nonce: NONCE,
      returnAddresses: readReturnAddresses(request.headers.cookie),
    });
  // who has no identity yet sees what everybody sees
  const isForAll = !isPost && !isSomebody && !cookies.has(RETURN_COOKIE) && request.url.length <= LONGEST_KEPT_ADDRESS;
  const answer = isForAll
    ? await app.cache.read(site.id, `page ${request.url}`, render, {
        isLasting: ({ status, body }) => status === 200 && typeof body === 'string',
      })
    : await render();
  const fresh = identity.newCookies();
  if (fresh.length) reply.header('set-cookie', fresh);
  const nonce = randomBytes(16).toString('base64');
  reply.code(answer.status).headers({
    'content-security-policy': contentSecurityPolicy(nonce),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'private, no-cache',
    ...answer.headers,
  });
  if (typeof answer.body !== 'string') return reply.send(compressedStream(request, reply, answer.body));
  return reply.send(await compressed(request, reply, answer.body.replaceAll(NONCE, nonce)));
}

/** Calls the API in process as the visitor of this request; becomes a new visitor where a call needs one. */
function visitorTransport(server: FastifyInstance, request: FastifyRequest) {
  let cookie = request.headers.cookie ?? '';
  const set: string[] = [];
  const transport: Transport = async (call) => {
    const response = await server.inject({
      method: call.method as 'GET',
      url: call.path,
      headers: {
        host: request.headers.host ?? '',
        'user-agent': request.headers['user-agent'] ?? '',
        cookie,
        'x-stoa-client': '1',
        [IN_PROCESS_HEADER]: IN_PROCESS,
        ...call.headers,
      },
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

/** Whoever opens the server's own address wants the back office; a program that calls what there is not is told so. */
async function notAPage(app: App, request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' && request.url === '/' && hostOf(request) === new URL(app.publicUrl).hostname)
    return reply.redirect('/dashboard/');
  const { status, body } = nothingAt(request);
  return reply.code(status).send(body);
}

async function loadStorefront(app: App): Promise<Storefront | null> {
  if (!existsSync(`${built}server/server.js`)) return null;
  const { createStorefront } = (await import(`${built}server/server.js`)) as {
    createStorefront(options: { manifest: unknown; onFault(error: unknown): void }): Storefront;
  };
  const manifest = JSON.parse(readFileSync(`${built}client/.vite/manifest.json`, 'utf8'));
  const onFault = (error: unknown) => app.log.error({ err: error }, 'a page could not be rendered');
  return createStorefront({ manifest, onFault });
}
