import { pluginAnswers, type Static } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import type { ExactTax } from '@stoa/pricing';
import { SHIPPING_GROUP, type TaxAnswer, type TaxRequest } from '../../tax/index.ts';
import { type AppCall, type PluginKind, trialOf } from '../kind.ts';
import { samplePurchase } from '../sample-purchase.ts';
import { minorUnits, refuseCurrency } from '../wire.ts';

type Schema = typeof pluginAnswers.PluginTaxes;
type Asked = Omit<TaxRequest, 'signal'>;
type LineTax = NonNullable<Static<Schema>['lineItemTaxDetails']>[number];

const operation = {
  name: 'calculateTax',
  path: '/v1/calculate-tax',
  componentType: 'TAX_CALCULATION_PROVIDER',
  answer: pluginAnswers.PluginTaxes,
};

export const taxCalculation: PluginKind = {
  providers: (plugin, ask) => ({
    taxCalculators: [
      {
        id: plugin.appId,
        name: plugin.name,
        unsupportedCountries: [],
        calculate: (ctx, { signal, ...asked }) => ask(ctx, plugin, { ...callOf(asked), signal }),
      },
    ],
  }),
  trial: (ctx) => {
    const { lines, currency, destination } = samplePurchase(ctx);
    const items = lines.map(({ id, name, quantity, price: amount }) => {
      return { id, kind: 'LINE' as const, name, quantity, amount, taxGroupId: null };
    });
    return trialOf(callOf({ currency, taxIncludedInPrices: false, address: destination ?? {}, items }));
  },
};

const callOf = ({ currency, taxIncludedInPrices, address, items }: Asked): AppCall<Schema, TaxAnswer> => ({
  operation,
  request: {
    currency,
    addresses: [withoutBlanks(address)],
    lineItems: items.map(({ id, name, quantity, amount, taxGroupId, kind }) => ({
      id,
      itemName: name,
      quantity,
      price: toDecimal(amount, currency),
      taxGroupId: kind === 'LINE' ? (taxGroupId ?? undefined) : SHIPPING_GROUP.id,
      taxIncludedInPrice: taxIncludedInPrices,
      addressIndex: { singleAddress: 0 },
    })),
  },
  read: (answer) => readTaxes(answer, items, currency),
});

const withoutBlanks = (address: Asked['address']) =>
  Object.fromEntries(
    (['country', 'subdivision', 'city', 'postalCode', 'addressLine'] as const).flatMap((field) =>
      address[field] ? [[field, address[field]]] : [],
    ),
  );

function readTaxes(answer: Static<Schema>, items: Asked['items'], currency: string): TaxAnswer {
  refuseCurrency(answer.currency, currency);
  const details = new Map((answer.lineItemTaxDetails ?? []).map((line) => [line.id, line]));
  const taxesOf = (kind: Asked['items'][number]['kind']) =>
    items.filter((item) => item.kind === kind).map(({ id }) => [id, readLine(details.get(id), currency)] as const);
  return {
    currency,
    byLine: Object.fromEntries(taxesOf('LINE')),
    byFee: Object.fromEntries(taxesOf('FEE')),
    shipping: taxesOf('SHIPPING').flatMap(([, taxes]) => taxes),
  };
}

function readLine(line: LineTax | undefined, currency: string): ExactTax[] {
  if (!line) throw new Error('an item has no tax in the answer');
  return (line.taxBreakdown ?? []).map(({ taxName, rate, taxAmount, taxType, jurisdiction, jurisdictionType }) => ({
    name: taxName || taxType || 'Tax',
    rate: rate ?? '0',
    amount: minorUnits(taxAmount, currency),
    ...(taxType && { taxType }),
    ...(jurisdiction && { jurisdiction }),
    ...(jurisdictionType && { jurisdictionType }),
  }));
}
