/** The site as the public client of site properties sees it: the same settings under other names, and a few of its own. */
import type { Request, SiteProperties, Static, siteProperties } from '@stoa/contract';
import { isCountry } from '@stoa/contract/stoa/countries';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { SiteSettings } from '../../site.ts';
import type { UseCase } from '../../use-case.ts';
import { readSiteFacts, type SiteFacts, saveSiteFacts } from '../sites/index.ts';
import { problemOfSchedule } from './business-schedule.ts';

type Properties = Static<typeof SiteProperties>;
type Address = NonNullable<Properties['address']>;

export const getSiteProperties: UseCase<typeof siteProperties.getSiteProperties> = async (ctx, { fields = [] }) => {
  const site = await readSite(ctx, (tx) => readSiteFacts(tx));
  const properties = viewProperties(site);
  const wanted = new Set(fields.map((path) => path.split('.')[0]));
  const shown = Object.entries(properties).filter(([name]) => wanted.size === 0 || wanted.has(name));
  return { version: site.revision, properties: Object.fromEntries(shown) as Properties };
};

/** Nothing is sent to third parties, nor kept about visitors beyond what is needed, until an owner says so. */
const STRICT = { essential: true, functional: false, analytics: false, advertising: false, dataToThirdParty: false };

function viewProperties({ name, language, currency, timeZone, settings }: SiteFacts): Properties {
  const { business = {}, country, email = null, phone = null } = settings;
  const [languageCode = 'en', region] = language.split('-');
  const locale = { languageCode, country: region ?? country ?? '' };
  return {
    categories: { primary: '', secondary: [] },
    locale,
    language: languageCode,
    paymentCurrency: currency,
    timeZone,
    email,
    phone,
    fax: business.fax ?? null,
    address: viewAddress(settings),
    siteDisplayName: name,
    businessName: business.name ?? null,
    logo: business.logo ?? null,
    description: business.description ?? null,
    businessSchedule: { periods: [], specialHourPeriod: [], ...business.schedule },
    multilingual: {
      supportedLanguages: [
        { languageCode, locale, isPrimary: true, countryCode: locale.country, resolutionMethod: 'SUBDIRECTORY' },
        ...(settings.otherLanguages ?? []).map((code) => ({
          languageCode: code,
          locale: { languageCode: code, country: '' },
          isPrimary: false,
          countryCode: '',
          resolutionMethod: 'SUBDIRECTORY' as const,
        })),
      ],
      autoRedirect: false,
    },
    consentPolicy: { ...STRICT, ...business.consent },
    businessConfig: null,
    externalSiteUrl: null,
    trackClicksAnalytics: false,
    companyId: business.companyId ?? null,
  };
}

/** The house number is a part of the street's line, unless it was given apart. */
function viewAddress({ country, place = {}, business = {} }: SiteSettings): Address {
  const { streetNumber, ...details } = business.address ?? {};
  const line = place.addressLine ?? '';
  const isApart = Boolean(streetNumber && line.endsWith(` ${streetNumber}`));
  return {
    isPhysical: Boolean(place.city),
    ...details,
    street: isApart ? line.slice(0, -` ${streetNumber}`.length) : line,
    ...(isApart && { streetNumber }),
    ...(place.addressLine2 && { apartmentNumber: place.addressLine2 }),
    ...(place.city && { city: place.city }),
    ...(country && { country }),
    ...(place.subdivision && { state: place.subdivision }),
    ...(place.postalCode && { zip: place.postalCode }),
  };
}

export const updateBusinessProfile: UseCase<typeof siteProperties.updateBusinessProfile> = (
  ctx,
  { businessProfile: sent },
) =>
  changeSite(ctx, (site) => {
    const { siteDisplayName: shown } = sent;
    if (shown !== undefined && !shown?.trim()) return wrong('businessProfile.siteDisplayName', 'must not be empty');
    return {
      ...site,
      name: shown?.trim() ?? site.name,
      settings: withBusiness(site.settings, {
        ...textOf('name', sent.businessName),
        ...textOf('logo', sent.logo),
        ...textOf('description', sent.description),
        ...textOf('companyId', sent.companyId),
      }),
    };
  });

type Contact = Request<typeof siteProperties.updateBusinessContact>['businessContact'];
const EMAIL = /^[^\s@]+@[^\s@]+$/;

export const updateBusinessContact: UseCase<typeof siteProperties.updateBusinessContact> = (
  ctx,
  { businessContact: sent },
) =>
  changeSite(ctx, (site) => {
    const { email, phone, address } = sent;
    if (email?.trim() && !EMAIL.test(email.trim())) return wrong('businessContact.email', 'must be an e-mail address');
    if (address?.country && !isCountry(address.country))
      return wrong('businessContact.address.country', 'must be a country, as ISO 3166 has it');
    const settings = { ...site.settings, ...textOf('email', email), ...textOf('phone', phone) };
    return { ...site, settings: withAddress(withBusiness(settings, textOf('fax', sent.fax)), address) };
  });

/** An address replaces the former one as a whole. */
function withAddress(settings: SiteSettings, address: Contact['address']): SiteSettings {
  if (address === undefined) return settings;
  const { street = '', streetNumber = '', apartmentNumber, city, country, state, zip, ...details } = address ?? {};
  const number = streetNumber.trim();
  const place = {
    ...textOf('subdivision', state),
    ...textOf('city', city),
    ...textOf('postalCode', zip),
    ...textOf('addressLine', [street.trim(), number].filter(Boolean).join(' ')),
    ...textOf('addressLine2', apartmentNumber),
  };
  const moved = { ...settings, country: country || undefined, place };
  return withBusiness(moved, { address: { ...details, ...(number && { streetNumber: number }) } });
}

export const updateBusinessSchedule: UseCase<typeof siteProperties.updateBusinessSchedule> = (
  ctx,
  { businessSchedule: { periods = [], specialHourPeriod = [] } },
) =>
  changeSite(ctx, (site) => {
    const schedule = { periods, specialHourPeriod };
    const problem = problemOfSchedule(schedule, 'businessSchedule');
    return problem ?? { ...site, settings: withBusiness(site.settings, { schedule }) };
  });

export const updateConsentPolicy: UseCase<typeof siteProperties.updateConsentPolicy> = (ctx, { consentPolicy }) =>
  changeSite(ctx, (site) => {
    const given = Object.entries(consentPolicy).filter(([, value]) => typeof value === 'boolean');
    const consent = { ...site.settings.business?.consent, ...Object.fromEntries(given), essential: true };
    return { ...site, settings: withBusiness(site.settings, { consent }) };
  });

const withBusiness = (settings: SiteSettings, changes: SiteSettings['business']): SiteSettings => ({
  ...settings,
  business: { ...settings.business, ...changes },
});

/** A text under its name; undefined where it was emptied, and nothing where it was not sent. */
const textOf = <N extends string>(name: N, sent: string | null | undefined): { [K in N]?: string | undefined } =>
  sent === undefined ? {} : ({ [name]: sent?.trim() || undefined } as { [K in N]?: string | undefined });

const wrong = (field: string, description: string): Refusal => invalid({ field, description, violatedRule: 'OTHER' });

/** Changes the site in a transaction; each change is a new version. */
const changeSite = (ctx: Context, change: (site: SiteFacts) => SiteFacts | Refusal) =>
  withSite(ctx, async (tx) => {
    const changed = change(await readSiteFacts(tx, { lock: true }));
    if (isRefusal(changed)) return changed;
    await saveSiteFacts(tx, { ...changed, revision: String(BigInt(changed.revision) + 1n) }, ctx.now());
    ctx.sites.changed(tx);
    ctx.cache.changed(tx);
    return {};
  });
