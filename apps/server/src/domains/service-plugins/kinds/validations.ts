import { pluginAnswers, type Static } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { ProvidedViolation, ValidationQuestion } from '../../purchase/index.ts';
import { type AppCall, type PluginKind, trialOf } from '../kind.ts';
import { samplePurchase } from '../sample-purchase.ts';
import { addressOfPlace, multiCurrency, physicalOf, referenceOf, required, weightUnitOf } from '../wire.ts';

type Schema = typeof pluginAnswers.PluginViolations;
type Violation = NonNullable<Static<Schema>['violations']>[number];

const operation = {
  name: 'getValidationViolations',
  path: '/v1/get-violations',
  componentType: 'ECOM_VALIDATIONS',
  answer: pluginAnswers.PluginViolations,
};

export const validations: PluginKind = {
  providers: (plugin, ask) => ({
    validations: [
      {
        id: plugin.appId,
        name: plugin.name,
        validateInCart: plugin.settings.validateInCart ?? false,
        violations: (ctx, { signal, ...asked }) => ask(ctx, plugin, { ...callOf(ctx, asked), signal }),
      },
    ],
  }),
  trial: (ctx) => trialOf(callOf(ctx, { ...samplePurchase(ctx), source: 'CHECKOUT' })),
};

const callOf = (ctx: Context, asked: ValidationQuestion): AppCall<Schema, ProvidedViolation[]> => {
  const { currency, lines, destination, billing, buyer, deliveryCode, totals, source } = asked;
  const view = (amount: number) => multiCurrency(amount, currency);
  return {
    operation,
    request: {
      sourceInfo: { source },
      validationInfo: {
        ...(buyer.email && { buyerDetails: { email: buyer.email } }),
        lineItems: lines.map((line) => ({
          id: line.id,
          quantity: line.quantity,
          ...referenceOf(line.item),
          productName: { original: line.name },
          price: view(Math.round(line.price / line.quantity)),
          ...physicalOf(line),
        })),
        weightUnit: weightUnitOf(ctx),
        priceSummary: {
          subtotal: view(totals.subtotal),
          shipping: view(totals.shipping),
          tax: view(totals.tax),
          discount: view(totals.discount),
          additionalFees: view(totals.additionalFees),
          total: view(totals.total),
        },
        ...(billing && { billingInfo: { address: addressOfPlace(billing) } }),
        ...(destination && { shippingAddress: { address: addressOfPlace(destination) } }),
        ...(deliveryCode && { shippingInfo: { selectedCarrierServiceOption: { code: deliveryCode } } }),
        currency,
      },
    },
    read: ({ violations = [] }) => violations.map(readViolation),
  };
};

const readViolation = ({ severity = 'WARNING', target, description }: Violation): ProvidedViolation => ({
  severity,
  lineId: target?.lineItem?.id ?? null,
  description: required(plain(description ?? ''), 'the description of a violation'),
});

const LINK = /<a\s[^>]*href=["'](https?:[^"']*)["'][^>]*>([^<]*)<\/a>/gi;

/** Descriptions may have links; buyers read them as text. */
const plain = (html: string): string => html.replace(LINK, '$2 ($1)').replace(/<[^>]*>/g, '');
