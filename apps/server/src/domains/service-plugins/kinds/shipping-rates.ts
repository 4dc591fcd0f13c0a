import { pluginAnswers, type Static } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { type CarriedLine, type CarrierQuestion, type CarrierRate, CarrierRefused } from '../../delivery/index.ts';
import { AppRefused } from '../failures.ts';
import { type AppCall, type PluginKind, trialOf } from '../kind.ts';
import { sampleLine, samplePurchase } from '../sample-purchase.ts';
import {
  addressOfPlace,
  minorUnits,
  physicalOf,
  referenceOf,
  refuseCurrency,
  required,
  weightUnitOf,
} from '../wire.ts';

type Schema = typeof pluginAnswers.PluginShippingRates;
type Rate = NonNullable<Static<Schema>['shippingRates']>[number];

const operation = {
  name: 'getShippingRates',
  path: '/v1/getRates',
  componentType: 'ECOM_SHIPPING_RATES',
  answer: pluginAnswers.PluginShippingRates,
};

type Asked = Pick<CarrierQuestion, 'lines' | 'destination' | 'currency'>;

/** Carriers: the site says in which regions they deliver. */
export const shippingRates: PluginKind = {
  providers: (plugin, ask) => ({
    carriers: [
      {
        id: plugin.appId,
        displayName: plugin.name,
        description: 'Delivers at the prices that an app tells.',
        needsBackupRate: false,
        rates: async (question, ctx) => {
          try {
            return await ask(ctx, plugin, callOf(ctx, question));
          } catch (error) {
            throw error instanceof AppRefused ? new CarrierRefused(error.code) : error;
          }
        },
      },
    ],
  }),
  trial: (ctx) => {
    const { currency, destination } = samplePurchase(ctx);
    const { id, name, quantity, weight, price: total, item } = sampleLine(ctx);
    const lines = [{ id, name, quantity, weight, total, item }];
    const place = { country: null, subdivision: null, city: null, postalCode: null, ...destination, point: null };
    return trialOf(callOf(ctx, { lines, destination: place as CarrierQuestion['destination'], currency }));
  },
};

const callOf = (ctx: Context, { lines, destination, currency }: Asked): AppCall<Schema, CarrierRate[]> => ({
  operation,
  request: {
    lineItems: lines.map((line) => productOf(line, currency)),
    shippingDestination: addressOfPlace({ ...destination, ...(destination.point && { geocode: destination.point }) }),
    ...(ctx.site.settings.country && {
      shippingOrigin: addressOfPlace({ country: ctx.site.settings.country, ...ctx.site.settings.place }),
    }),
    weightUnit: weightUnitOf(ctx),
  },
  read: ({ shippingRates: rates = [] }) => rates.map((rate) => readRate(rate, currency)),
});

const productOf = ({ id, name, quantity, weight, total, item }: CarriedLine, currency: string) => ({
  lineItemId: id,
  name,
  quantity,
  ...referenceOf(item),
  ...physicalOf({ weight, sku: null, isShippable: true }),
  price: toDecimal(Math.round(total / quantity), currency),
  totalPrice: toDecimal(total, currency),
});

function readRate({ code, title, logistics = {}, cost = {} }: Rate, currency: string): CarrierRate {
  refuseCurrency(cost.currency, currency);
  const charges = (cost.additionalCharges ?? []).map(({ details, price }) => ({
    details: details ?? null,
    amount: minorUnits(price, currency),
  }));
  const base = minorUnits(cost.price, currency);
  return {
    code: required(code, 'the code of a rate'),
    title: required(title, 'the title of a rate'),
    deliveryTime: logistics.deliveryTime ?? null,
    instructions: logistics.instructions ?? null,
    price: charges.reduce((sum, { amount }) => sum + amount, base),
    charges,
    pickup: logistics.pickupDetails?.address ?? null,
    slot: null,
  };
}
