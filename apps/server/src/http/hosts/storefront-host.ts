import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { Transport } from '@stoa/sdk';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { newContext, type RequestFacts } from '../../context.ts';
import { type DisplayCurrency, findDisplayCurrency } from '../../domains/currencies/index.ts';
import { languageOfPath, languagePath, mainLanguageOf, type Site, siteIn } from '../../site.ts';
import { nothingAt, OUTAGE_WAIT } from '../api/errors.ts';
import { type InProcess, inProcess, type OperationRouter } from '../api/in-process.ts';
import { sendError } from '../api/send-error.ts';
import { type App, factsOf, hostOf, isOwnRequest } from '../app.ts';
import { sendNotice, sendWait } from '../identity/bare-page.ts';
import {
  CONSENT_COOKIE,
  CURRENCY_COOKIE,
  MEMBER_COOKIE,
  RETURN_COOKIE,
  readCookies,
  setCookie,
  VISITOR_COOKIE,
} from '../identity/cookies.ts';
import { identifyVisitor } from '../identity/identify.ts';
import { readReturnAddresses } from '../identity/return-cookie.ts';
import { compressed, compressedStream } from './compression.ts';
import { siteOfParts } from './drawn-parts.ts';
import { FORM_WAIT, FormWithFiles, formsWithFiles, isFormWithFiles, isTooLarge, turnsAtFiles } from './posted-form.ts';
import { siteIcons } from './site-icons.ts';
import { countryOfLanguage, countView, viewedAhead } from './views.ts';

const built = fileURLToPath(new URL('../../../../storefront/dist/', import.meta.url));

/** What the storefront package's server build exports. */
type Storefront = {
  handle(request: StorefrontRequest): Promise<StorefrontResponse>;
};
type StorefrontResponse = {
  status: number;
  headers: Record<string, string>;
  /** Long bodies come in parts, generated while they are sent. */
  body: string | AsyncIterable<string>;
  /** The currency that the visitor chose to see prices in, to be kept. */
  chosenCurrency?: string;
  /** What the visitor agreed to and what not, to be kept. */
  decision?: string;
  /** Hosts of others that the page may load from and send to. */
  hosts?: readonly string[];
};
type StorefrontRequest = {
  method: 'GET' | 'POST';
  url: URL;
  form: URLSearchParams | null;
  files: readonly UploadableFile[];
  isKnown: boolean;
  languageCountry: string | null;
  language: string;
  languagePath: string;
  transport: Transport;
  remember: <T extends object>(key: string, load: () => Promise<T>) => Promise<T>;
  displayCurrency: DisplayCurrency | null;
  displayCurrencyOf: (code: string) => Promise<DisplayCurrency | null>;
  decision: string;
  nonce: string;
  returnAddresses: Record<string, string>;
};

/** A file of a posted form, to be passed on to an operation that takes files. */
type UploadableFile = { field: string; name: string; upload: InProcess['transport'] };

/** Serves every site's own pages under its host name. */
export async function storefrontHost(server: FastifyInstance, app: App, find: OperationRouter): Promise<void> {
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
    siteIcons(server, app, (site, request) => drawIcon({ app, storefront, find, site }, request));
  }
  viewedAhead(server, app);
  const mayRead = turnsAtFiles();
  const pages: FastifyPluginAsync = async (scope) => {
    formsWithFiles(scope);
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      // counted before a form is read, as anyone can send one
      onRequest: async (request, reply) => {
        const wait = app.limiter.countPage(request.ip, app.now());
        if (wait) return sendWait(reply, wait, await app.sites.byHost(hostOf(request)));
        if (!isFormWithFiles(request)) return;
        // files are not read for others
        const site = await app.sites.byHost(hostOf(request));
        if (!isOwnRequest(request)) return sendNotice(reply, 403, 'foreignForm', site);
        if (isTooLarge(request)) return sendNotice(reply, 413, 'filesTooLarge', site);
        if (!mayRead(request, reply)) return sendWait(reply, FORM_WAIT, site);
      },
      handler: async (request, reply) => {
        const drawn = await siteOfParts(app, request);
        const site = drawn ?? (await app.sites.byHost(hostOf(request)));
        if (!site || site.trashedDate || request.headers.authorization !== undefined)
          return notAPage(app, request, reply);
        const shut = shutNotice(site, request);
        if (shut) return sendNotice(reply.header('retry-after', SHUT_WAIT), 503, shut, site);
        // a site is shown under one name; forms are posted where they were shown
        if (request.method === 'GET' && !drawn && site.host && hostOf(request) !== site.host)
          return reply.redirect(`${app.siteUrl(site)}${request.url}`, 301);
        if (!storefront) return sendNotice(reply, 503, 'notBuilt', site);
        const language = languageOfPath(site, request.url) ?? mainLanguageOf(site);
        return page({ app, storefront, find, site: siteIn(site, language), isData: drawn !== null }, request, reply);
      },
    });
  };
  await server.register(pages);
}

/** What search engines wait before they look again, in seconds. */
const SHUT_WAIT = String(24 * 60 * 60);

/** What visitors read in place of every page; null where the site is open. Links to previews work before its opening. */
function shutNotice({ state, blockedDate }: Site, { url }: FastifyRequest): 'comingSoon' | 'closed' | null {
  if (state === 'DISABLED' || blockedDate) return 'closed';
  return state === 'PENDING' && !url.startsWith('/preview/') ? 'comingSoon' : null;
}

/** A placeholder for the nonce in cached pages; a secret of this process, so that no text of a page can contain it. */
const NONCE = randomBytes(24).toString('base64url');
/** Longer addresses are not worth caching. */
const LONGEST_KEPT_ADDRESS = 200;

/** `isData`: asked for under another name than the site's, where no page of it may be shown. */
type Host = { app: App; storefront: Storefront; find: OperationRouter; site: Site; isData?: boolean };

/** The site's icon as the storefront draws it for everybody; null if it cannot. */
async function drawIcon({ app, storefront, find, site }: Host, request: FastifyRequest): Promise<string | null> {
  const facts = { request: factsOf(app, request), requestId: request.id };
  const calls = inProcess(app, find, { site, host: site, caller: { kind: 'nobody' }, cookies: undefined, ...facts });
  const { status, body } = await storefront.handle({
    method: 'GET',
    url: new URL('/icon.svg', app.siteUrl(site)),
    form: null,
    files: [],
    isKnown: false,
    languageCountry: null,
    language: site.language,
    languagePath: '',
    transport: calls.transport,
    remember: (_key, load) => load(),
    displayCurrency: null,
    displayCurrencyOf: async () => null,
    decision: '',
    nonce: NONCE,
    returnAddresses: {},
  });
  return status === 200 ? String(body) : null;
}

async function page(
  { app, storefront, find, site, isData = false }: Host,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const isPost = request.method === 'POST';
  const isOneClick = isPost && isOneClickUnsubscription(request.body);
  if (isPost && !isOneClick && !isOwnRequest(request)) return sendNotice(reply, 403, 'foreignForm', site);
  const cookieHeader = isOneClick ? undefined : request.headers.cookie;
  const cookies = readCookies(cookieHeader);
  const isSomebody = cookies.has(VISITOR_COOKIE) || cookies.has(MEMBER_COOKIE);
  // the cookie alone decides: it is what pages are remembered by
  const chosen = cookies.get(CURRENCY_COOKIE);
  const facts = { ...factsOf(app, request), currency: chosen, language: site.language };
  const calls = inProcess(app, find, {
    site,
    host: site,
    caller: await identifyVisitor(app, site, cookies),
    cookies: cookieHeader,
    request: facts,
    requestId: request.id,
  });
  const currencyOf = currenciesOf(app, site, facts);
  const displayCurrency = await currencyOf(chosen);
  const decision = decisionOf(cookies.get(CONSENT_COOKIE));
  // what is remembered for everybody has prices in it
  const seen = displayCurrency ? `in ${displayCurrency.code} ` : '';
  const path = languagePath(site);
  const { fields, files } = formOf(request.body);
  const render = () =>
    storefront.handle({
      method: isPost ? 'POST' : 'GET',
      url: new URL(`${app.siteUrl(site)}${pathWithin(path, request.url)}`),
      form: fields,
      files: files.map(({ field, name, content }) => ({
        ...{ field, name },
        upload: (call) => calls.upload(call, Readable.fromWeb(content.stream() as ReadableStream)),
      })),
      isKnown: isSomebody,
      languageCountry: countryOfLanguage(request.headers['accept-language']),
      language: site.language,
      languagePath: path,
      transport: calls.transport,
      remember: (key, load) => app.cache.read(site.id, `shown ${path} ${seen}${key}`, load),
      displayCurrency,
      displayCurrencyOf: currencyOf,
      decision,
      nonce: NONCE,
      returnAddresses: readReturnAddresses(request.headers.cookie),
    });
  // visitors without identity see what everyone sees
  const isForAll = !isPost && !isSomebody && !cookies.has(RETURN_COOKIE) && request.url.length <= LONGEST_KEPT_ADDRESS;
  const answer = isForAll
    ? await app.cache.read(site.id, `document ${seen}${decision} ${request.url}`, render, {
        isLasting: ({ status, body, headers }) =>
          status === 200 && typeof body === 'string' && headers['cache-control'] !== 'no-store',
      })
    : await render();
  if (isData && !answer.headers['content-type']?.startsWith('application/json'))
    return sendError(reply, nothingAt(request));
  if (answer.status === 500 && app.database.isAway())
    return sendNotice(reply.header('retry-after', OUTAGE_WAIT), 503, 'away', site);
  const fresh = await calls.newCookies();
  if (fresh.length) reply.header('set-cookie', fresh);
  const { chosenCurrency, decision: decided } = answer;
  if (chosenCurrency) reply.header('set-cookie', lastingCookie(app, CURRENCY_COOKIE, chosenCurrency));
  if (decided !== undefined) reply.header('set-cookie', lastingCookie(app, CONSENT_COOKIE, decided));
  if (!isPost && isDocument(answer)) countView(app, site, request, reply);
  const nonce = randomBytes(16).toString('base64');
  reply.code(answer.status).headers({
    'content-security-policy': contentSecurityPolicy(nonce, answer.hosts ?? []),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cache-control': 'private, no-cache',
    ...answer.headers,
  });
  if (typeof answer.body !== 'string') return reply.send(compressedStream(request, reply, answer.body));
  return reply.send(await compressed(request, reply, answer.body.replaceAll(NONCE, nonce)));
}

/** What follows the language in the address of a page. */
const pathWithin = (languagePath: string, url: string): string =>
  url.slice(languagePath.length).replace(/^(?!\/)/, '/');

const isDocument = ({ status, headers }: StorefrontResponse): boolean =>
  status === 200 && headers['content-type']?.startsWith('text/html') === true;

/** Finds the currencies, other than the site's own, that it has a rate of. */
function currenciesOf(
  app: App,
  site: Site,
  request: RequestFacts,
): (code: string | undefined) => Promise<DisplayCurrency | null> {
  const ctx = newContext(app, { site, caller: { kind: 'nobody' }, request });
  return async (code) => (code === site.currency ? null : ((await findDisplayCurrency(ctx, code)) ?? null));
}

const YEAR = 365 * 24 * 60 * 60;

const lastingCookie = ({ isSecure }: App, name: string, value: string): string =>
  setCookie(name, value, { seconds: YEAR, secure: isSecure });

/** As pages write it: each category at most once, in one order, so that few documents differ by it. */
const DECISION = /^([+-]FUNCTIONAL)?([+-]ANALYTICS)?([+-]ADVERTISING)?$/;

/** What a visitor agreed to, as pages are remembered by it: anything else in the cookie is no decision. */
const decisionOf = (cookie = ''): string => (DECISION.test(cookie) ? cookie : '');

/** The fields and files of a posted form; no fields where none was posted. */
function formOf(body: unknown): { fields: URLSearchParams | null; files: FormWithFiles['files'] } {
  if (body instanceof FormWithFiles) return body;
  return { fields: body instanceof URLSearchParams ? body : null, files: [] };
}

/**
 * Whether a mail program asks in its reader's name for no more mails of a kind (RFC 8058). It comes from nowhere, so that it
 * is nobody's, whatever cookies a foreign page may have made a browser send with it.
 */
const isOneClickUnsubscription = (body: unknown): boolean =>
  formOf(body).fields?.toString() === 'List-Unsubscribe=One-Click';

/** Pages reach the site itself, and the hosts of others that the visitor agreed to. */
const contentSecurityPolicy = (nonce: string, hosts: readonly string[]): string =>
  [
    ["default-src 'self'", ...hosts],
    [`script-src 'self' 'nonce-${nonce}'`, ...hosts],
    [`style-src 'self' 'nonce-${nonce}'`, ...hosts],
    ["img-src 'self' data:", ...hosts],
    // videos from elsewhere, once somebody plays them
    ["frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com", ...hosts],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["frame-ancestors 'self'"],
  ]
    .map((sources) => sources.join(' '))
    .join('; ');

/** The server's own address leads browsers to the dashboard; a program that calls an unknown address gets an error. */
async function notAPage(app: App, request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' && request.url === '/' && hostOf(request) === new URL(app.publicUrl).hostname)
    return reply.redirect('/dashboard/');
  return sendError(reply, nothingAt(request));
}

async function loadStorefront(app: App): Promise<Storefront | null> {
  if (!existsSync(`${built}server/server.js`)) return null;
  const { createStorefront } = (await import(`${built}server/server.js`)) as {
    createStorefront(options: { manifest: unknown; onFault(error: unknown): void }): Storefront;
  };
  const manifest = JSON.parse(readFileSync(`${built}client/.vite/manifest.json`, 'utf8'));
  const onFault = (error: unknown) => {
    if (!app.database.isAway()) app.log.error({ err: error }, 'a page could not be rendered');
  };
  return createStorefront({ manifest, onFault });
}
