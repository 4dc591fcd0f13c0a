import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { newContext, type RequestFacts } from '../../context.ts';
import { type DisplayCurrency, findDisplayCurrency } from '../../domains/currencies/index.ts';
import { languageOfPath, languagePath, mainLanguageOf, type Site, siteIn } from '../../site.ts';
import { nothingAt } from '../api/errors.ts';
import { inProcess } from '../api/in-process.ts';
import type { OperationRouter } from '../api/operation-routes.ts';
import { sendError } from '../api/send-error.ts';
import { type App, factsOf, hostOf, isOwnRequest } from '../app.ts';
import { sendNotice, sendWait } from '../identity/bare-page.ts';
import {
  CONSENT_COOKIE,
  CURRENCY_COOKIE,
  MEMBER_COOKIE,
  RETURN_COOKIE,
  readCookies,
  VISITOR_COOKIE,
} from '../identity/cookies.ts';
import { identifyVisitor } from '../identity/identify.ts';
import { readReturnAddresses } from '../identity/return-cookie.ts';
import { siteOfParts } from './drawn-parts.ts';
import { FORM_WAIT, FormWithFiles, formsWithFiles, isFormWithFiles, isTooLarge, turnsAtFiles } from './posted-form.ts';
import { keptPage, NONCE, sendPage } from './send-page.ts';
import { siteIcons } from './site-icons.ts';
import { built, loadStorefront, type Storefront } from './storefront-build.ts';
import { countryOfLanguage, viewedAhead } from './views.ts';

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
        const read = siteIn(site, languageOfPath(site, request.url) ?? mainLanguageOf(site));
        const shut = shutNotice(read, request);
        if (shut) return sendNotice(reply.header('retry-after', SHUT_WAIT), 503, shut, site);
        // a site is shown under one name; forms are posted where they were shown
        if (request.method === 'GET' && !drawn && site.host && hostOf(request) !== site.host)
          return reply.redirect(`${app.siteUrl(site)}${request.url}`, 301);
        if (!storefront) return sendNotice(reply, 503, 'notBuilt', site);
        return page({ app, storefront, find, site: read, isData: drawn !== null }, request, reply);
      },
    });
  };
  await server.register(pages);
}

/** What search engines wait before they look again, in seconds. */
const SHUT_WAIT = String(24 * 60 * 60);

const PREVIEW = /^\/(blog\/)?preview\//;

/** What visitors read in place of every page; null where the site is open. Links to previews work before its opening. */
function shutNotice(site: Site, { url }: FastifyRequest): 'comingSoon' | 'closed' | null {
  if (site.state === 'DISABLED' || site.blockedDate) return 'closed';
  return site.state === 'PENDING' && !PREVIEW.test(pathWithin(languagePath(site), url)) ? 'comingSoon' : null;
}

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
    ? await app.cache.read(
        site.id,
        `document ${seen}${decision} ${request.url}`,
        async () => keptPage(await render()),
        {
          isLasting: ({ body, headers }) => Buffer.isBuffer(body) && headers['cache-control'] !== 'no-store',
        },
      )
    : await render();
  return sendPage({ app, site, isData, request }, reply, answer, calls.newCookies);
}

/** What follows the language in the address of a page. */
const pathWithin = (languagePath: string, url: string): string =>
  url.slice(languagePath.length).replace(/^(?!\/)/, '/');

/** Finds the currencies, other than the site's own, that it has a rate of. */
function currenciesOf(
  app: App,
  site: Site,
  request: RequestFacts,
): (code: string | undefined) => Promise<DisplayCurrency | null> {
  const ctx = newContext(app, { site, caller: { kind: 'nobody' }, request });
  return async (code) => (code === site.currency ? null : ((await findDisplayCurrency(ctx, code)) ?? null));
}

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

/** The server's own address leads browsers to the dashboard; a program that calls an unknown address gets an error. */
async function notAPage(app: App, request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'GET' && request.url === '/' && hostOf(request) === new URL(app.publicUrl).hostname)
    return reply.redirect('/dashboard/');
  return sendError(reply, nothingAt(request));
}
