/** What a shop is told of postage before its buyers are. */
import { Price } from '../ecom/order-activities.ts';
import { backOffice, operation, service } from '../operation.ts';
import { boolean, choice, guid, int64, list, message, nullable, ref, text } from '../schema.ts';

/** A made-up parcel, and what sending it costs. */
const PostageTrial = message('PostageTrial', {
  country: text(),
  postalCode: text(),
  city: text(),
  /** Services with a price, with the handling fee of the shop. */
  rates: list(ref(message('PostageRate', { title: text(), price: ref(Price) }))),
  /** Why there is no price; null where the provider answered. */
  failure: nullable(text()),
});

export const postage = service('stoa.postage', ['/stoa'], {
  tryPostage: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/postage/{shippoConfigurationId}/try',
    summary: 'Ask what a made-up parcel by USPS costs, as a configuration is saved: to the United States and abroad',
    permit: backOffice('ECOM.SHIPPO_CONFIGURATION_UPDATE'),
    request: { shippoConfigurationId: guid },
    response: {
      /** Whether there is somebody to ask: a provider of postage, which is connected to the server. */
      isConnected: boolean,
      /** Whether the location that it ships from has an address. */
      hasOrigin: boolean,
      /** Of each parcel, in `weightUnit`. */
      weight: text(),
      weightUnit: choice('KG', 'LB'),
      trials: list(ref(PostageTrial)),
      /** How long the answers took. */
      milliseconds: int64,
    },
    required: ['shippoConfigurationId'],
  }),
});
