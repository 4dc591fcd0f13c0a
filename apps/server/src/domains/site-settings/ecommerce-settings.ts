import type { ecommerceSettings, Request, Response } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import type { UseCase } from '../../use-case.ts';
import { findCheckoutSettings, viewCheckoutSettings } from '../checkout-settings/index.ts';
import { destinationProperties } from '../delivery/index.ts';
import { isLive, siteRulesOf } from '../purchase/index.ts';
import { siteTaxesOf } from '../tax/index.ts';

type Operation = typeof ecommerceSettings.getEcommerceSettings;
type Field = Request<Operation>['fields'][number];
type Settings = NonNullable<Response<Operation>['ecommerceSettings']>;

/** What a site decided about its shop: the parts that are asked for. */
export const getEcommerceSettings: UseCase<Operation> = async (ctx, { fields }) => {
  const settings: Settings = {};
  for (const field of new Set(fields)) Object.assign(settings, await parts[field](ctx));
  return { ecommerceSettings: settings, errors: [] };
};

/** Recommendations come from the shop itself: no app is asked. */
const ownOnly = { activeProviders: [] };

const parts: Record<Field, (ctx: Context) => Settings | Promise<Settings>> = {
  ADDITIONAL_FEES_SERVICE_PLUGIN: ({ providers }) => ({
    additionalFeesServicePlugin: {
      activeProviders: providers.fees.map(({ id }) => ({ appId: id, triggerFlows: ['CART', 'CHECKOUT'] })),
    },
  }),
  VALIDATIONS_SERVICE_PLUGIN: ({ providers }) => ({
    validationsServicePlugin: {
      activeProviders: providers.validations.map(({ id, validateInCart }) => ({
        appId: id,
        triggerFlows: validateInCart ? ['CART', 'CHECKOUT'] : ['CHECKOUT'],
      })),
    },
  }),
  PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN: () => ({ purchaseRecommendationsServicePlugin: ownOnly }),
  async TAX(ctx) {
    const { regions, includedInPrices } = await siteTaxesOf(ctx);
    return { tax: { configured: regions.length > 0, taxIncludedInItemPrices: includedInPrices } };
  },
  async DISCOUNT_RULES(ctx) {
    const { discountRules } = await siteRulesOf(ctx);
    return { discountRules: { active: discountRules.some((rule) => isLive(rule, ctx.now())) } };
  },
  async CHECKOUT(ctx) {
    return { checkout: viewCheckoutSettings(await readSite(ctx, findCheckoutSettings)) };
  },
  async DELIVERY(ctx) {
    const { delivery } = await siteRulesOf(ctx);
    return { delivery: destinationProperties(delivery) };
  },
  PREMIUM_SITE: () => ({ premiumSite: true }),
  BUSINESS_INFO: (ctx) => ({ businessInfo: viewBusiness(ctx) }),
};

function viewBusiness({ site }: Context): NonNullable<Settings['businessInfo']> {
  const { settings, currency, language, name, timeZone } = site;
  const { country = null, place = {}, email = null, phone = null } = settings;
  return {
    ...{ currency, language, timeZone, name, siteDisplayName: name, email, phone },
    locale: { language, country },
    address: {
      country,
      subdivision: place.subdivision ?? null,
      city: place.city ?? null,
      postalCode: place.postalCode ?? null,
      addressLine: place.addressLine ?? null,
    },
  };
}
