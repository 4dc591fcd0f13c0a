import type { Request, siteAdministration } from '@stoa/contract';
import { isSpoken } from '@stoa/messages';
import type { Context } from '../../context.ts';
import { asPlatform, readPlatform, type Tx } from '../../platform/db/index.ts';
import { invalid, isRefusal, notPermitted, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Violation } from '../../platform/result.ts';
import type { Site } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { accountLimit, findAccount, limitAttempts, PLATFORM_REALM } from '../identity/index.ts';
import { isCurrency, isTimeZone } from '../site-settings/index.ts';
import { readCommonLimits } from '../sites/index.ts';
import { AddressTaken, createSite, type SitePlan } from './create-site.ts';
import { viewSite } from './list-my-sites.ts';
import { countSitesOf, lockSitesOf } from './my-sites.store.ts';
import { isReserved, isSiteName, suggestAddress } from './site-address.ts';

const WHY = 'a new site is not behind its wall yet';
const MOST_SITES = 50;

/** Whether somebody may have an account without any site: only those who may make one. */
export const mayMakeFirstSite = ({ signUp, operators }: Context['hosting'], email: string): boolean =>
  signUp === 'open' || operators.includes(email);

/** Whether a person may make sites: everybody where sign-up is open; where it is invited, those who own one; operators always. */
async function mayCreate({ hosting }: Context, tx: Tx, userId: string): Promise<boolean> {
  const account = await findAccount(tx, PLATFORM_REALM, userId);
  if (account?.email && mayMakeFirstSite(hosting, account.email)) return true;
  return hosting.signUp === 'invited' && (await countSitesOf(tx, userId)) > 0;
}

const SIGN_UP = { open: 'OPEN', invited: 'INVITED', closed: 'CLOSED' } as const;

export const getSiteRules: UseCase<typeof siteAdministration.getSiteRules> = async (ctx) => {
  const { caller, hosting } = ctx;
  const rules = { signUp: SIGN_UP[hosting.signUp], domain: hosting.sitesDomain };
  if (caller.kind !== 'staff') return { ...rules, mayCreate: false, isOperator: false };
  return readPlatform(WHY, ctx.database, async (tx) => {
    const account = await findAccount(tx, PLATFORM_REALM, caller.id);
    const isOperator = Boolean(account?.email && hosting.operators.includes(account.email));
    return { ...rules, mayCreate: await mayCreate(ctx, tx, caller.id), isOperator };
  });
};

export const suggestSiteAddress: UseCase<typeof siteAdministration.suggestSiteAddress> = async (ctx, { name }) => {
  const { caller } = ctx;
  if (caller.kind !== 'staff') return notPermitted('only people have sites');
  return readPlatform(WHY, ctx.database, async (tx) =>
    (await mayCreate(ctx, tx, caller.id))
      ? { address: await suggestAddress(ctx, tx, name) }
      : refuse('SITES_NOT_ALLOWED'),
  );
};

/** Whoever makes a site owns it. */
export const createMySite: UseCase<typeof siteAdministration.createMySite> = async (ctx, { site }) =>
  createPlanned(ctx, planOf(site));

/** A copy is in the language and currency of its original, and waits to be opened. */
export const duplicateSite: UseCase<typeof siteAdministration.duplicateSite> = async (
  ctx,
  { site: { name, address } },
) => {
  const { language, currency, timeZone, settings, id: copyOf } = ctx.site;
  const country = settings.country ?? null;
  return createPlanned(ctx, { ...planOf({ name, address, language, currency, timeZone, country }), copyOf });
};

/** The refusal of one more site for a person who owns as many as anybody may; until the transaction ends, nobody else counts them. */
export async function refuseFurtherSite(tx: Tx, userId: string): Promise<Refusal | null> {
  await lockSitesOf(tx, userId);
  const owned = await countSitesOf(tx, userId);
  const { sites: maximum } = await readCommonLimits(tx);
  if (maximum !== undefined && owned >= maximum) return refuse('LIMIT_REACHED', { limit: 'sites', maximum });
  return owned >= MOST_SITES ? refuse('TOO_MANY_SITES', { maximum: MOST_SITES }) : null;
}

async function createPlanned(ctx: Context, plan: SitePlan): Promise<{ site: ReturnType<typeof viewSite> } | Refusal> {
  const { caller } = ctx;
  if (caller.kind !== 'staff') return notPermitted('only people have sites');
  const wrong = problemsOf(plan);
  if (wrong) return wrong;
  const counted = await limitAttempts(ctx, [accountLimit('site', PLATFORM_REALM, caller.id)]);
  if (isRefusal(counted)) return counted;
  return withFreeAddress(ctx, plan, async (tx) => {
    if (!(await mayCreate(ctx, tx, caller.id))) return refuse('SITES_NOT_ALLOWED');
    const refused = await refuseFurtherSite(tx, caller.id);
    if (refused) return refused;
    const made = await createSite(ctx, tx, plan, caller.id);
    if (isRefusal(made)) return made;
    const createdDate = ctx.now().toISOString();
    return {
      site: viewSite(ctx, {
        ...summaryOf(made),
        role: 'owner',
        ownerName: null,
        createdDate,
        trashedDate: null,
        blockedDate: null,
        isBeingFurnished: made.settings.isBeingFurnished ?? false,
      }),
    };
  });
}

type Sent = Request<typeof siteAdministration.createMySite>['site'];

export const planOf = ({ name, address, country, language, currency, timeZone, template }: Sent): SitePlan => ({
  name: name.trim(),
  address: address.trim().toLowerCase(),
  language,
  currency,
  timeZone,
  ...(country && { country }),
  ...(template && { template }),
});

const summaryOf = ({ id, name, state, currency, language, host }: Site) => ({
  ...{ id, name, state, currency, language, host },
});

/** What is wrong with a plan; whether its address is free shows when the site is made. */
export function problemsOf({ name, address, language, currency, timeZone }: SitePlan): Refusal | null {
  const rules: [string, boolean, string][] = [
    ['name', name !== '', 'must not be empty'],
    ['address', isSiteName(address), 'must have 3 to 40 small letters and digits, with single hyphens between them'],
    ['language', isSpoken(language), 'is not one of the languages that sites have texts in'],
    ['currency', isCurrency(currency), 'is not a known currency'],
    ['timeZone', isTimeZone(timeZone), 'is not a known time zone'],
  ];
  const wrong = rules
    .filter(([, isRight]) => !isRight)
    .map(([field, , description]): Violation => ({ field: `site.${field}`, description, violatedRule: 'OTHER' }));
  return wrong.length > 0 ? invalid(...wrong) : null;
}

/** Makes a site in a transaction; where somebody has its address, refuses with one that is free. */
export async function withFreeAddress<T>(
  ctx: Context,
  { address, name }: SitePlan,
  make: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  try {
    if (isReserved(ctx, address)) throw new AddressTaken();
    return await asPlatform(WHY, ctx, make);
  } catch (error) {
    if (!(error instanceof AddressTaken)) throw error;
    const suggestion = await readPlatform(WHY, ctx.database, (tx) =>
      suggestAddress(ctx, tx, isReserved(ctx, address) ? name : address),
    );
    return refuse('SITE_ADDRESS_TAKEN', { suggestion });
  }
}
