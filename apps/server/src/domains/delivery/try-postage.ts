import type { postage, Response } from '@stoa/contract';
import { formatAmount, toDecimal } from '@stoa/money';
import type { Context } from '../../context.ts';
import { notFound } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { deliveryRulesOf } from './delivery-rules.store.ts';
import { lengthUnitOf } from './length-unit.ts';
import { within } from './rates/ask-carrier.ts';
import { ratesOf } from './rates/postage.ts';
import type { PostageRule } from './rates/postage-provider.ts';

type Trial = NonNullable<Response<(typeof postage)['tryPostage']>['trials']>[number];

const PATIENCE_MS = 10_000;
/** A unit of this weight costs nothing itself, so that no service is free for it unless all are. */
const PARCEL = { price: 0, weight: 1, quantity: 1 };
const DESTINATIONS = [
  { country: 'US', subdivision: 'US-IL', city: 'Chicago', postalCode: '60601' },
  { country: 'CA', subdivision: 'CA-ON', city: 'Toronto', postalCode: 'M5H 2N2' },
] as const;

/** Asks for the postage of made-up parcels, and says what there is to say, even where buyers would pay the backup rate. */
export const tryPostage: UseCase<(typeof postage)['tryPostage']> = async (ctx, { shippoConfigurationId }) => {
  const rule = (await deliveryRulesOf(ctx)).postage.find(({ id }) => id === shippoConfigurationId.toLowerCase());
  if (!rule) return notFound('there is no such Shippo configuration');
  const started = performance.now();
  const trials = await Promise.all(DESTINATIONS.map((destination) => tryOne(ctx, rule, destination)));
  return {
    isConnected: ctx.providers.postage !== null,
    hasOrigin: Boolean(rule.shipFrom?.country),
    weight: String(PARCEL.weight),
    weightUnit: lengthUnitOf(ctx.site) === 'MI' ? ('LB' as const) : ('KG' as const),
    trials,
    milliseconds: String(Math.round(performance.now() - started)),
  };
};

async function tryOne(
  { site, providers }: Context,
  rule: PostageRule,
  destination: (typeof DESTINATIONS)[number],
): Promise<Trial> {
  const { currency, language } = site;
  const { rates, error } = await within(PATIENCE_MS, () =>
    ratesOf(rule, {
      ...{ measures: PARCEL, unweighed: 0, currency, lengthUnit: lengthUnitOf(site), postage: providers.postage },
      destination: { ...destination, point: null },
    }),
  );
  const { country, postalCode, city } = destination;
  return {
    ...{ country, postalCode, city },
    rates: (rates ?? []).map(({ title, price }) => ({
      title,
      price: { amount: toDecimal(price, currency), formattedAmount: formatAmount(price, currency, language) },
    })),
    failure: error?.description ?? null,
  };
}
