import { pluginAnswers, type Static } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import type { AskedPurchase, FeeAnswer } from '../../purchase/index.ts';
import { type AppCall, type PluginKind, trialOf } from '../kind.ts';
import { samplePurchase } from '../sample-purchase.ts';
import { addressOfPlace, minorUnits, physicalOf, referenceOf, required, unitPriceOf } from '../wire.ts';

type Schema = typeof pluginAnswers.PluginFees;

const operation = {
  name: 'calculateAdditionalFees',
  path: '/v1/calculate-additional-fees',
  componentType: 'ECOM_ADDITIONAL_FEES',
  answer: pluginAnswers.PluginFees,
};

export const additionalFees: PluginKind = {
  providers: (plugin, ask) => ({
    fees: [
      {
        id: plugin.appId,
        name: plugin.name,
        fees: (ctx, { signal, ...asked }) => ask(ctx, plugin, { ...callOf(ctx, asked), signal }),
      },
    ],
  }),
  trial: (ctx) => trialOf(callOf(ctx, samplePurchase(ctx))),
};

const callOf = (ctx: Context, asked: AskedPurchase): AppCall<Schema, FeeAnswer> => {
  const { currency, lines, destination, buyer, subtotal } = asked;
  return {
    operation,
    request: {
      lineItems: lines.map((line) => ({
        id: line.id,
        quantity: line.quantity,
        ...referenceOf(line.item),
        productName: line.name,
        price: unitPriceOf(line, currency),
        ...physicalOf(line),
      })),
      ...(destination && { shippingAddress: addressOfPlace(destination) }),
      ...(buyer.email && { buyerDetails: { contactDetails: { email: buyer.email } } }),
      subtotal: toDecimal(subtotal, currency),
    },
    read: (answer) => readFees(ctx, answer, currency),
  };
};

function readFees({ site }: Context, answer: Static<Schema>, currency: string): FeeAnswer {
  const answered = answer.currency ?? currency;
  // those in another currency do not count, whatever they are
  if (answered !== currency) return { currency: answered, fees: [] };
  return {
    currency,
    fees: (answer.additionalFees ?? []).map(({ code = null, name, translatedName, price, taxDetails }) => ({
      code,
      name: required((site.mainLanguage && translatedName) || name, 'the name of a fee'),
      price: minorUnits(price, currency),
      taxable: taxDetails?.taxable ?? false,
    })),
  };
}
