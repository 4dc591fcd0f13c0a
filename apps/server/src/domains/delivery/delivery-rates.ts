import { messagesIn } from '@stoa/messages';
import type { Context } from '../../context.ts';
import type { DeliveryRules } from './delivery-rules.store.ts';
import { lengthUnitOf } from './length-unit.ts';
import { type Destination, type Offer, offerDelivery, type ParcelLine } from './rates/offer.ts';
import { ownCarriers } from './rates/own-carriers.ts';

/** The ways to deliver lines to a destination on a site, by all carriers. */
export const deliveryOffer = (
  { site, now, providers }: Pick<Context, 'site' | 'now' | 'providers'>,
  question: { rules: DeliveryRules; lines: readonly ParcelLine[]; destination: Destination | null },
): Promise<Offer> =>
  offerDelivery(
    {
      ...question,
      currency: site.currency,
      timeZone: site.timeZone,
      lengthUnit: lengthUnitOf(site),
      now: now(),
      postage: providers.postage,
      combined: messagesIn(site.language).checkout.shipping,
    },
    [...ownCarriers, ...providers.carriers],
  );
