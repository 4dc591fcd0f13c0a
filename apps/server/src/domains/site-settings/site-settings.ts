import { isDeepStrictEqual } from 'node:util';
import type { BusinessAddress, Static, siteSettings, SiteSettings as WireSettings } from '@stoa/contract';
import { isSpoken, languageOf } from '@stoa/messages';
import { readSite, type Tx, withSite } from '../../platform/db/index.ts';
import { invalid, type Refusal, refuse } from '../../platform/refusal.ts';
import type { BusinessPlace, SiteSettings } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { nextOrderNumber, setNextOrderNumber } from '../orders/index.ts';
import { listAddresses } from '../pages/index.ts';
import { setSiteState as changeSiteState, readSiteFacts, type SiteFacts, saveSiteFacts } from '../sites/index.ts';
import { isCurrency, isTimeZone } from './regions.ts';
import { hasPrices } from './site-settings.store.ts';

/** The settings as they are sent: what is absent stays. */
type Sent = Partial<Static<typeof WireSettings>>;

/** As clients see them, and their archives. */
export async function viewSettings(tx: Tx, site: SiteFacts) {
  const { name, state, language, timeZone, currency, revision, settings } = site;
  const {
    email,
    phone,
    country,
    place = {},
    weightUnit,
    paymentMethods,
    isSetUpHidden,
    otherLanguages = [],
  } = settings;
  return {
    settings: {
      ...{ name, state, language, otherLanguages, timeZone, currency, revision, weightUnit, paymentMethods },
      email: email ?? null,
      phone: phone ?? null,
      address: {
        country: country ?? null,
        subdivision: place.subdivision ?? null,
        city: place.city ?? null,
        postalCode: place.postalCode ?? null,
        addressLine: place.addressLine ?? null,
        addressLine2: place.addressLine2 ?? null,
      },
      isCurrencyFixed: await hasPrices(tx),
      nextOrderNumber: await nextOrderNumber(tx, settings.firstOrderNumber),
      isSetUpHidden: isSetUpHidden ?? false,
    },
  };
}

export const getSiteSettings: UseCase<typeof siteSettings.getSiteSettings> = (ctx) =>
  readSite(ctx, async (tx) => viewSettings(tx, await readSiteFacts(tx)));

/** Changes settings of the site. Amounts stay as they are: the currency can change only while there are none. */
export const updateSiteSettings: UseCase<typeof siteSettings.updateSiteSettings> = (ctx, { settings: sent }) =>
  withSite(ctx, async (tx) => {
    const known = await readSiteFacts(tx, { lock: true });
    if (sent.revision !== known.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const refusal =
      problemOf(sent) ??
      (await currencyProblem(tx, known, sent)) ??
      (await languageProblem(tx, sent)) ??
      (await renumber(tx, known, sent));
    if (refusal) return refusal;
    const changed = changedFacts(known, sent);
    // no change means no new revision
    if (isDeepStrictEqual(stored(changed), stored(known))) return viewSettings(tx, known);
    const saved = { ...changed, revision: String(BigInt(known.revision) + 1n) };
    await saveSiteFacts(tx, saved, ctx.now());
    ctx.sites.changed(tx);
    ctx.cache.changed(tx);
    return viewSettings(tx, saved);
  });

/** As the database stores it: without what is absent. */
const stored = ({ settings, ...facts }: SiteFacts): unknown =>
  JSON.parse(JSON.stringify({ ...facts, ...settings, place: settings.place ?? {} }));

const wrong = (field: string, description: string): Refusal =>
  invalid({ field: `settings.${field}`, description, violatedRule: 'OTHER' });

/** Opens the site to visitors, or closes it. A demo shop becomes an ordinary one by it. */
export const setSiteState: UseCase<typeof siteSettings.setSiteState> = (ctx, { state }) =>
  withSite(ctx, async (tx) => {
    const known = await readSiteFacts(tx, { lock: true });
    if (known.state === state) return viewSettings(tx, known);
    await changeSiteState(tx, ctx.siteId, state);
    ctx.sites.changed(tx);
    ctx.cache.changed(tx);
    return viewSettings(tx, { ...known, state });
  });

function problemOf({ name, language, timeZone, currency, nextOrderNumber: next }: Sent): Refusal | null {
  if (name !== undefined && !name.trim()) return wrong('name', 'must not be empty');
  if (language && !isSpoken(language))
    return wrong('language', 'is not one of the languages that the site has texts in');
  if (timeZone && !isTimeZone(timeZone)) return wrong('timeZone', 'is not a known time zone');
  if (currency && !isCurrency(currency)) return wrong('currency', 'is not a known currency');
  if (next !== undefined && Number(next) < 1) return wrong('nextOrderNumber', 'must be at least 1');
  if (next !== undefined && Number(next) > MOST_ORDERS)
    return wrong('nextOrderNumber', `must be at most ${MOST_ORDERS}`);
  return null;
}

/** Longer numbers are no use to anyone who has to type them. */
const MOST_ORDERS = 999_999_999_999;

async function currencyProblem(tx: Tx, known: SiteFacts, { currency }: Sent): Promise<Refusal | null> {
  const isKept = !currency || currency === known.currency;
  return isKept || !(await hasPrices(tx)) ? null : refuse('CURRENCY_IS_FIXED', { currency: known.currency });
}

/** Addresses of pages begin with their language: none may be that of a page. */
async function languageProblem(tx: Tx, { otherLanguages = [] }: Sent): Promise<Refusal | null> {
  const addresses = otherLanguages.length > 0 ? await listAddresses(tx) : [];
  const taken = otherLanguages.find((language) => addresses.includes(language));
  return taken === undefined ? null : refuse('LANGUAGE_IS_PAGE_ADDRESS', { language: taken });
}

async function renumber(tx: Tx, { settings }: SiteFacts, { nextOrderNumber: next }: Sent): Promise<Refusal | null> {
  if (!next || next === (await nextOrderNumber(tx, settings.firstOrderNumber))) return null;
  return (await setNextOrderNumber(tx, next)) ? null : refuse('ORDER_NUMBER_TAKEN', { nextOrderNumber: next });
}

function changedFacts(site: SiteFacts, sent: Sent): SiteFacts {
  const { settings } = site;
  const language = sent.language ?? site.language;
  return {
    name: sent.name?.trim() ?? site.name,
    state: site.state,
    currency: sent.currency ?? site.currency,
    language,
    timeZone: sent.timeZone ?? site.timeZone,
    revision: site.revision,
    settings: {
      ...settings,
      weightUnit: sent.weightUnit ?? settings.weightUnit,
      paymentMethods: sent.paymentMethods ? [...new Set(sent.paymentMethods)] : settings.paymentMethods,
      otherLanguages: otherThan(language, sent.otherLanguages ?? settings.otherLanguages),
      isSetUpHidden: sent.isSetUpHidden ?? settings.isSetUpHidden,
      email: textOf(sent.email, settings.email),
      phone: textOf(sent.phone, settings.phone),
      ...(sent.address && {
        country: textOf(sent.address.country, settings.country),
        place: changedPlace(settings.place ?? {}, sent.address),
      }),
    },
  };
}

/** Each once, without the site's own; undefined for none. */
function otherThan(language: string, sent: SiteSettings['otherLanguages'] = []): SiteSettings['otherLanguages'] {
  const others = [...new Set(sent)].filter((one) => one !== languageOf(language));
  return others.length > 0 ? others : undefined;
}

/** A text that was sent; undefined for none, which null and an empty one stand for. */
const textOf = (sent: string | null | undefined, known: string | undefined): string | undefined =>
  sent === undefined ? known : sent?.trim() || undefined;

const changedPlace = (known: BusinessPlace, sent: Partial<Static<typeof BusinessAddress>>): BusinessPlace => ({
  subdivision: textOf(sent.subdivision, known.subdivision),
  city: textOf(sent.city, known.city),
  postalCode: textOf(sent.postalCode, known.postalCode),
  addressLine: textOf(sent.addressLine, known.addressLine),
  addressLine2: textOf(sent.addressLine2, known.addressLine2),
});
