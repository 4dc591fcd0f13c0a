import { isSpoken, languageOf } from '@stoa/messages/languages';
import type { ArchivePartFor } from './archive-part.ts';
import { type Caller, serverCaller } from './caller.ts';
import type { ItemSourceFor } from './domains/catalog/selling/sale-item.ts';
import type { DisplayCurrency } from './domains/currencies/display-currency.ts';
import type { AccessTokens } from './domains/identity/access-tokens.ts';
import type { ClientDirectory } from './domains/identity/oauth/client-directory.ts';
import type { OpenId } from './domains/identity/oauth/external/openid.ts';
import type { NewVisitors } from './domains/identity/oauth/new-visitors.ts';
import type { OpenSessions } from './domains/identity/oauth/open-sessions.ts';
import type { PayableOwnerFor } from './domains/payments/payable.ts';
import type { AppProvidersFor } from './domains/service-plugins/app-calls.ts';
import type { SiteDirectory } from './domains/sites/site-directory.ts';
import type { TaxCalculatorFor } from './domains/tax/calculation/calculator.ts';
import type { VisitCounter } from './domains/visits/visit-counter.ts';
import type { LetterKind } from './letters.ts';
import type { MediaPlace } from './media-place.ts';
import type { PersonalDataFor } from './personal-data.ts';
import { apart, type SiteCache, uncached } from './platform/cache/site-cache.ts';
import { type Database, databaseWithin, type Scope, type Tx } from './platform/db/index.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { Media } from './platform/media/media.ts';
import type { CallOutside, FetchOutside, Names } from './platform/outgoing/index.ts';
import type { Pdfs } from './platform/pdf/pdf.ts';
import type { SecretBox } from './platform/secret-box.ts';
import type { ProvidersFor } from './providers.ts';
import { languagePath, mainLanguageOf, type Site, siteIn } from './site.ts';

/** The parts that the server works with, whatever the site: built once, at start, by `openServices`. */
export type Services = {
  database: Database;
  /** Remembered reads of public data; every change of that data must announce itself here. */
  cache: SiteCache;
  media: Media;
  /** Sends the mails in the queue; use cases put them there, in their transaction. */
  mailer: Mailer;
  /** Prints documents. */
  pdfs: Pdfs;
  sites: SiteDirectory;
  accessTokens: AccessTokens;
  /** The open logins of members. */
  sessions: OpenSessions;
  /** The clients that new visitors come with. */
  clients: ClientDirectory;
  /** Counts the visitors that come from each network address. */
  newVisitors: NewVisitors;
  /** Counts the visits of sites' own pages. */
  visits: VisitCounter;
  /** The external accounts that sites accept for logging in. */
  openId: OpenId;
  /** Fetches files from addresses that callers provide. */
  fetchOutside: FetchOutside;
  /** Asks the DNS. */
  names: Names;
  /** Calls the other services that a site is connected to. */
  callOutside: CallOutside;
  hosting: Hosting;
  /** Where payment providers are called, without a slash at the end. */
  paymentServers: PaymentServers;
  /** Encrypts secrets that must be read again, like those of other services, before they are stored. */
  secretBox: SecretBox;
  /** Signs what clients hold for us, such as cursors and visitors' refresh tokens, so that they cannot make up their own. */
  cursorSecret: string;
  /** The personal data of every domain, for export and erasure. */
  personalData: readonly PersonalData[];
  /** What domains put into the archive of a site. */
  archiveParts: readonly ArchivePart[];
  /** Where domains keep files of the media library. */
  mediaPlaces: readonly MediaPlace[];
  /** The mails that domains send. */
  letterKinds: readonly LetterKind[];
  /** Who else answers what a purchase costs, and whether it can be ordered: on every site; in a context, on its own. */
  providers: Providers;
  /** The apps of sites, which are asked over HTTP. */
  apps: AppProvidersFor<Context>;
  /** The domains whose entities are paid for. */
  payables: readonly PayableOwner[];
  /** The catalogues whose items carts hold. */
  itemSources: readonly ItemSource[];
  /** The server's own address, without a slash at the end. */
  publicUrl: string;
  /** The address of the dashboard, without a slash at the end. */
  dashboardUrl: string;
  /** The address of a site's storefront, without a slash at the end. */
  siteUrl(site: Pick<Site, 'host'>): string;
  now: () => Date;
  newId: () => string;
  log: Logger;
};

/** The first argument of every use case: the services, the site, the caller, and facts of the request. */
export type Context = Services &
  Scope & {
    site: Site;
    caller: Caller;
    /** Whether it reads inside another call's transaction, for the activity log: it may ask no other server then. */
    isWithin?: boolean;
    /** The caller's device, as the connection shows it; empty for work that no request asked for. */
    client: Client;
    /** The currency that the caller wants to see amounts in; absent where they name none that the site has a rate of. */
    displayCurrency?: DisplayCurrency;
    /** Addresses as this caller knows the server: without a slash at the end. */
    addresses: {
      site: string;
      /** Of the site's pages, in the language that the caller reads. */
      pages: string;
      media: string;
      /** The origin that the request was sent to, as browsers call it. */
      origin: string;
    };
  };

/** How people come to sites of their own on this server. */
export type Hosting = {
  /** Who can make sites: everybody, those who were invited, or operators alone. */
  signUp: 'open' | 'invited' | 'closed';
  /** New sites get host names under this one. */
  sitesDomain: string;
  /** The people who run the server, by the e-mail addresses of their accounts in lower case. */
  operators: readonly string[];
};

export type PaymentServers = { stripe: string; payPal: string; payPalSandbox: string };

export type ArchivePart = ArchivePartFor<Context>;
export type PersonalData = PersonalDataFor<Context>;
export type ItemSource = ItemSourceFor<Context>;
export type PayableOwner = PayableOwnerFor<Context>;
export type Providers = ProvidersFor<Context>;
export type TaxCalculator = TaxCalculatorFor<Context>;

export type Client = {
  address: string;
  userAgent: string;
  /** Whether the browser asks not to be followed. */
  isPrivate?: boolean;
  /** Secrets from the cookie by which accounts remember the browser; absent where a login must be proven in full. */
  browserSecrets?: readonly string[];
};

/** The facts that a request adds to a context: its connection, and a log that names it. */
export type RequestFacts = {
  log: Logger;
  client: Client;
  mediaUrl?: string;
  origin: string;
  /** The code of the currency that the caller wants to see amounts in, as they sent it. */
  currency?: string;
  /** The language that the caller wants to read the site in, as they sent it. */
  language?: string;
};

export type Logger = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
};

const noClient: Client = { address: '', userAgent: '' };

/** The context of one piece of work on a site; `request` is absent for work that no request asked for. */
export function newContext(
  services: Services,
  { site, caller, request }: { site: Site; caller: Caller; request?: RequestFacts },
): Context {
  const address = services.siteUrl(site);
  return {
    ...services,
    providers: services.apps.of(services.providers, site),
    // what is remembered has texts and amounts in it
    cache: site.mainLanguage ? apart(services.cache, `in ${site.language}`) : services.cache,
    siteId: site.id,
    site,
    caller,
    log: request?.log ?? services.log,
    client: request?.client ?? noClient,
    statements: { count: 0 },
    addresses: {
      site: address,
      pages: address + languagePath(site),
      media: request?.mediaUrl ?? address,
      origin: request?.origin ?? address,
    },
  };
}

/** A context for the server's own work on a site, which may do everything there; null where there is no such site. */
export async function serverContext(services: Services, siteId: string, work: string): Promise<Context | null> {
  const site = await services.sites.byId(siteId);
  return site && newContext(services, { site, caller: serverCaller(work) });
}

/** The same request on another site, such as the one a token belongs to; null where there is no such site. */
export async function contextOnSite(ctx: Context, siteId: string): Promise<Context | null> {
  const site = await ctx.sites.byId(siteId);
  if (!site) return null;
  const address = ctx.siteUrl(site);
  const addresses = { ...ctx.addresses, site: address, pages: address + languagePath(site) };
  // rates are a site's own
  return { ...ctx, siteId, site, addresses, displayCurrency: undefined, providers: ctx.apps.of(ctx.providers, site) };
}

/**
 * The same work for somebody who reads the site in another language, such as the buyer of an order; in its own, where there
 * are no texts in theirs.
 */
export function contextIn(ctx: Context, language: string | null | undefined): Context {
  const main = mainLanguageOf(ctx.site);
  const isKnown = language && language !== main && isSpoken(language);
  const site = siteIn(ctx.site, isKnown ? languageOf(language) : main);
  return { ...ctx, site, addresses: { ...ctx.addresses, pages: ctx.addresses.site + languagePath(site) } };
}

/** The same call inside a transaction: every read, by whatever use case, sees the transaction's state. */
export const contextWithin = (ctx: Context, tx: Tx): Context => ({
  ...ctx,
  database: databaseWithin(ctx.database, tx),
  cache: uncached(ctx.cache),
  audit: undefined,
  isWithin: true,
});
