import { pluginAnswers } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import type { FinishedPurchase, PaymentSettings } from '../../purchase/index.ts';
import { type AppCall, type PluginKind, trialOf } from '../kind.ts';
import { samplePurchase } from '../sample-purchase.ts';
import { addressOfPlace, physicalOf, referenceOf, weightUnitOf } from '../wire.ts';

type Schema = typeof pluginAnswers.PluginPaymentSettings;

const operation = {
  name: 'getPaymentSettings',
  path: '/v1/payment-settings',
  componentType: 'ECOM_PAYMENT_SETTINGS',
  answer: pluginAnswers.PluginPaymentSettings,
};

export const paymentSettings: PluginKind = {
  providers: (plugin, ask) => ({
    paymentSettings: [
      {
        id: plugin.appId,
        name: plugin.name,
        fallback: { requires3dSecure: plugin.settings.fallbackRequires3dSecure ?? false },
        settings: (ctx, { signal, ...asked }) => ask(ctx, plugin, { ...callOf(ctx, asked), signal }),
      },
    ],
  }),
  trial: (ctx) => trialOf(callOf(ctx, samplePurchase(ctx))),
};

/** The purchase as the order that it may become. */
const callOf = (ctx: Context, asked: FinishedPurchase): AppCall<Schema, PaymentSettings> => {
  const { currency, lines, destination, billing, buyer, totals } = asked;
  const view = (amount: number) => ({ amount: toDecimal(amount, currency) });
  return {
    operation,
    request: {
      order: {
        lineItems: lines.map((line) => ({
          id: line.id,
          productName: { original: line.name },
          ...referenceOf(line.item),
          quantity: line.quantity,
          price: view(Math.round(line.price / line.quantity)),
          ...physicalOf(line),
        })),
        buyerInfo: { ...(buyer.email && { email: buyer.email }), ...(buyer.memberId && { memberId: buyer.memberId }) },
        weightUnit: weightUnitOf(ctx),
        currency,
        priceSummary: {
          subtotal: view(totals.subtotal),
          shipping: view(totals.shipping),
          tax: view(totals.tax),
          discount: view(totals.discount),
          totalAdditionalFees: view(totals.additionalFees),
          total: view(totals.total),
        },
        ...(billing && { billingInfo: { address: addressOfPlace(billing) } }),
        ...(destination && { recipientInfo: { address: addressOfPlace(destination) } }),
      },
    },
    read: ({ paymentSettings: settings }) => ({ requires3dSecure: settings?.requires3dSecure ?? false }),
  };
};
