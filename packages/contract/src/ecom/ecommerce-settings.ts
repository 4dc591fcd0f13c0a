import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, country, currency, guid, language, list, message, nullable, ref, text } from '../schema.ts';
import { StreetAddress } from '../shared/address.ts';
import { CheckoutSettings } from './checkout-settings.ts';
import { CountryDeliveryProperties, DeliveryDestinationProperties } from './delivery-profiles.ts';

export const RequestedSettings = choice(
  'ADDITIONAL_FEES_SERVICE_PLUGIN',
  'VALIDATIONS_SERVICE_PLUGIN',
  'TAX',
  'DISCOUNT_RULES',
  'CHECKOUT',
  'DELIVERY',
  'PREMIUM_SITE',
  'BUSINESS_INFO',
  'PURCHASE_RECOMMENDATIONS_SERVICE_PLUGIN',
);
export const ActiveProvider = message('ActiveProvider', {
  appId: guid,
  triggerFlows: list(choice('CART', 'CHECKOUT'), { maxItems: 100 }),
});
export const ServicePluginConfiguration = message('ServicePluginConfiguration', {
  activeProviders: list(ref(ActiveProvider), { maxItems: 100 }),
});
export const TaxConfiguration = message('TaxConfiguration', {
  configured: nullable(boolean),
  taxIncludedInItemPrices: nullable(boolean),
});
export const DiscountRulesConfiguration = message('DiscountRulesConfiguration', { active: nullable(boolean) });
export const DeliveryConfiguration = message('DeliveryConfiguration', {
  countries: list(ref(CountryDeliveryProperties)),
  restOfWorld: ref(DeliveryDestinationProperties),
});
export const BusinessLocale = message('BusinessLocale', { language, country: nullable(country) });
export const BusinessPropertiesAddress = message('BusinessPropertiesAddress', {
  country: nullable(country),
  subdivision: nullable(text()),
  city: nullable(text()),
  postalCode: nullable(text()),
  streetAddress: ref(StreetAddress),
  addressLine: nullable(text()),
});
export const BusinessProperties = message('BusinessProperties', {
  currency,
  language,
  locale: ref(BusinessLocale),
  address: ref(BusinessPropertiesAddress),
  name: nullable(text()),
  email: nullable(text()),
  phone: nullable(text()),
  fax: nullable(text()),
  logo: nullable(text()),
  timeZone: nullable(text()),
  siteDisplayName: nullable(text()),
});
export const EcommerceSettings = message('EcommerceSettings', {
  additionalFeesServicePlugin: ref(ServicePluginConfiguration),
  validationsServicePlugin: ref(ServicePluginConfiguration),
  purchaseRecommendationsServicePlugin: ref(ServicePluginConfiguration),
  tax: ref(TaxConfiguration),
  discountRules: ref(DiscountRulesConfiguration),
  checkout: ref(CheckoutSettings),
  delivery: ref(DeliveryConfiguration),
  premiumSite: nullable(boolean),
  businessInfo: ref(BusinessProperties),
});
export const EcommerceSettingsError = message('EcommerceSettingsError', { requestedField: RequestedSettings });

/** What a site decided about its shop, as one answer. */
export const ecommerceSettings = service('ecom.ecommerce-settings', ['/_api/ecommerce-settings', '/ecom', ''], {
  getEcommerceSettings: operation({
    method: 'GET',
    path: '/v1/ecommerce-settings',
    summary: 'Get the named parts of what a site decided about its shop',
    permit: backOffice('ECOM.ECOMMERCE_SETTINGS_READ'),
    request: { fields: list(RequestedSettings, { minItems: 1, maxItems: 25 }) },
    response: { ecommerceSettings: ref(EcommerceSettings), errors: list(ref(EcommerceSettingsError)) },
    required: ['fields'],
  }),
});
