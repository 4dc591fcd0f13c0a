import { messagesIn } from '@stoa/messages';
import type { Context } from '../../context.ts';
import type { DeliveryRules } from './delivery-rules.store.ts';
import { lengthUnitOf } from './length-unit.ts';
import type { CarrierQuestion } from './rates/carrier.ts';
import { type Destination, type Offer, offerDelivery, type ParcelLine } from './rates/offer.ts';
import { ownCarriers } from './rates/own-carriers.ts';

/** The ways to deliver lines to a destination on a site, by all carriers. */
export const deliveryOffer = (
  ctx: Context,
  question: { rules: DeliveryRules; lines: readonly ParcelLine[]; destination: Destination | null },
): Promise<Offer> => {
  const { site, now, providers } = ctx;
  const others = providers.carriers.map((carrier) => ({
    ...carrier,
    rates: (asked: CarrierQuestion) => carrier.rates(asked, ctx),
  }));
  return offerDelivery(
    {
      ...question,
      currency: site.currency,
      timeZone: site.timeZone,
      lengthUnit: lengthUnitOf(site),
      now: now(),
      postage: providers.postage,
      combined: messagesIn(site.language).checkout.shipping,
    },
    [...ownCarriers, ...others],
  );
};
