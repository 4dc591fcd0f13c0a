/** What apps answer that know the price of a delivery. */
import { currency, decimal, list, message, ref, text } from '../schema.ts';

const PluginStreet = message('PluginStreetAddress', {
  number: text({ maxLength: 100 }),
  name: text({ maxLength: 200 }),
});

const PluginAddress = message('PluginAddress', {
  country: text({ maxLength: 2 }),
  subdivision: text({ maxLength: 50 }),
  city: text({ maxLength: 50 }),
  postalCode: text({ maxLength: 50 }),
  streetAddress: ref(PluginStreet),
  addressLine: text({ maxLength: 150 }),
  addressLine2: text({ maxLength: 100 }),
});

const price = decimal({ gte: 0 });

const PluginCharge = message('PluginAdditionalCharge', { type: text(), details: text({ maxLength: 200 }), price });

const PluginShippingPrice = message('PluginShippingPrice', {
  price,
  currency,
  additionalCharges: list(ref(PluginCharge), { maxItems: 100 }),
});

const PluginPickup = message('PluginPickupDetails', { address: ref(PluginAddress), pickupMethod: text() });

const PluginLogistics = message('PluginDeliveryLogistics', {
  deliveryTime: text({ maxLength: 500 }),
  instructions: text({ maxLength: 1000 }),
  pickupDetails: ref(PluginPickup),
});

const PluginShippingOption = message('PluginShippingOption', {
  code: text({ minLength: 1, maxLength: 100 }),
  title: text({ minLength: 1, maxLength: 250 }),
  logistics: ref(PluginLogistics),
  cost: ref(PluginShippingPrice),
});

export const PluginShippingRates = message('PluginShippingRates', {
  shippingRates: list(ref(PluginShippingOption), { maxItems: 100 }),
});
