import { errorCodes, type Request, type Response, type taxCalculation } from '@stoa/contract';
import { exponentOf, parseAmount, toDecimal } from '@stoa/money';
import { breakDownTax, priceCart, type TaxAmount, type Taxed, type TaxInput } from '@stoa/pricing';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { SHIPPING_GROUP } from '../default-groups.ts';
import { findExemption } from '../exemptions/exemptions.store.ts';
import { subdivisionIn } from '../rates/subdivisions.ts';
import { calculateTaxes, type TaxSource } from './calculate.ts';
import { calculatorsOf } from './calculators.ts';
import { siteTaxesOf } from './read-site-taxes.ts';
import { effectiveGroup, regionOf, type SiteTaxes } from './site-taxes.ts';

type Asked = Request<typeof taxCalculation.calculateTax>;
type Answer = Response<typeof taxCalculation.calculateTax>;
type Item = Asked['lineItems'][number];
type Line = { item: Item; amount: number; addressIndex: number };

export const listTaxCalculators: UseCase<typeof taxCalculation.listTaxCalculators> = async (ctx) => ({
  taxCalculatorDetails: calculatorsOf(ctx).map(({ id, name, unsupportedCountries }) => ({
    appId: id,
    displayName: name,
    unsupportedCountries: [...unsupportedCountries],
  })),
});

/** The tax on items, as carts and checkouts are taxed. Negative prices are refunds. */
export const calculateTax: UseCase<typeof taxCalculation.calculateTax> = async (ctx, asked) => {
  const currency = asked.currency ?? ctx.site.currency;
  const taxes = await siteTaxesOf(ctx);
  const lines = readLines(asked, taxes, currency);
  if (isRefusal(lines)) return lines;
  const exemptGroupId = await exemptionOf(ctx, asked.exemptDetails);
  const taxed = await Promise.all(lines.map((line) => taxLine(ctx, line, { taxes, asked, currency, exemptGroupId })));
  return view(asked, currency, taxed);
};

const exemptionOf = async (ctx: Context, details: Asked['exemptDetails']): Promise<string | null> => {
  const { exemptGroupId = null, contactId = null } = details ?? {};
  if (exemptGroupId || !contactId) return exemptGroupId?.toLowerCase() ?? null;
  return readSite(ctx, (tx) => findExemption(tx, { contactId }));
};

function readLines({ lineItems, addresses }: Asked, taxes: SiteTaxes, currency: string): Line[] | Refusal {
  const lines: Line[] = [];
  for (const [place, item] of lineItems.entries()) {
    const { singleAddress, multipleAddresses } = item.addressIndex;
    const addressIndex = singleAddress ?? multipleAddresses?.destination;
    if (addressIndex === undefined) return refuse('MISSING_TAXABLE_ADDRESS', { lineItemId: item.id });
    const address = addresses[addressIndex];
    if (!address) return refuse('INVALID_LINE_ITEM_ADDRESS_INDEX', { lineItemId: item.id, addressIndex });
    const { country, subdivision } = address;
    if (!country) return refuse('MISSING_COUNTRY_IN_ADDRESS', { addressIndex });
    const isDivided = taxes.regions.some((region) => region.country === country && region.subdivision);
    if (isDivided && !subdivisionIn(country, subdivision) && !regionOf(taxes, address))
      return refuse('MISSING_SUBDIVISION_IN_ADDRESS', { addressIndex });
    const amount = parseAmount(item.price, currency);
    if (amount === null) {
      const description = `must be an amount of ${currency}, with up to ${exponentOf(currency)} decimals`;
      return invalid({ field: `lineItems.${place}.price`, description, violatedRule: 'OTHER' });
    }
    lines.push({ item, amount, addressIndex });
  }
  return lines;
}

type Facts = { taxes: SiteTaxes; asked: Asked; currency: string; exemptGroupId: string | null };
type TaxedLine = Line & { taxed: Taxed; isNegative: boolean; isIncluded: boolean; source: TaxSource };

async function taxLine(
  ctx: Context,
  line: Line,
  { taxes: saved, asked, currency, exemptGroupId }: Facts,
): Promise<TaxedLine> {
  const { item, addressIndex } = line;
  const isIncluded = item.taxIncludedInPrice ?? saved.includedInPrices;
  const taxes = { ...saved, includedInPrices: isIncluded };
  const isNegative = line.amount < 0;
  const amount = Math.abs(line.amount);
  const { taxGroupId = null, id, itemName, quantity = 1 } = item;
  const isShipping = taxGroupId?.toLowerCase() === SHIPPING_GROUP.id;
  const group = isShipping ? SHIPPING_GROUP.id : effectiveGroup(taxes, taxGroupId);
  const taxable = { id, kind: 'LINE' as const, name: itemName ?? id, quantity, amount, taxGroupId: group };
  const address = asked.addresses[addressIndex] ?? null;
  const { input, source } = await calculateTaxes(ctx, {
    taxes,
    address,
    exemptGroupId,
    currency,
    items: () => [taxable],
  });
  const priced = priceCart({
    currency,
    taxIncludedInPrices: isIncluded,
    lines: [
      {
        id,
        quantity: 1,
        unitPrice: amount,
        unitFullPrice: amount,
        taxGroupId: group,
        shippable: false,
        weight: null,
        item: null,
      },
    ],
    discountRules: [],
    merchantDiscounts: [],
    coupon: null,
    tax: forLine(input, isShipping),
    shipping: null,
    additionalFees: [],
    tip: null,
    giftCards: [],
  });
  return { ...line, taxed: priced.lines[0] as Taxed, isNegative, isIncluded, source };
}

/** The rules for a line; shipping is asked about like one. */
const forLine = (input: TaxInput, isShipping: boolean): TaxInput =>
  isShipping && 'rules' in input
    ? {
        rules: input.rules
          .filter(({ target }) => target === 'COSTS')
          .map((rule) => ({ ...rule, target: 'LINES', taxGroupId: SHIPPING_GROUP.id })),
      }
    : input;

function view(asked: Asked, currency: string, lines: readonly TaxedLine[]): Answer {
  const decimal = (amount: number, { isNegative } = { isNegative: false }) =>
    toDecimal(isNegative ? -amount : amount, currency);
  const total = (of: (line: TaxedLine) => number) =>
    decimal(lines.reduce((sum, line) => sum + (line.isNegative ? -of(line) : of(line)), 0));
  const failed = lines.filter(({ source }) => source.rateType === 'FALLBACK_RATE' && !source.hasRates);
  const code = 'CALCULATION_ERROR';
  return {
    externalId: asked.externalId,
    currency,
    addresses: asked.addresses,
    taxSummary: {
      totalAmount: total(({ taxed }) => taxed.totalAfterTax),
      totalTax: total(({ taxed }) => taxed.tax),
      totalTaxableAmount: total(({ taxed }) => taxableOf(taxed)),
      totalTaxIncludedInPrice: total(({ taxed, isIncluded }) => (isIncluded ? taxed.tax : 0)),
      aggregatedTaxBreakdown: aggregate(lines).map(({ name, amount, ...tax }) => ({
        ...originOf(tax),
        taxName: name,
        rate: tax.rate,
        aggregatedTaxAmount: decimal(amount),
      })),
    },
    lineItemTaxDetails: lines.map((line) => {
      const { item, taxed, isIncluded } = line;
      return {
        id: item.id,
        itemName: item.itemName,
        quantity: item.quantity ?? 1,
        addressIndex: item.addressIndex,
        taxIncludedInPrice: isIncluded,
        taxSummary: {
          fullPrice: decimal(taxed.totalAfterTax, line),
          taxAmount: decimal(taxed.tax, line),
          taxableAmount: decimal(taxableOf(taxed), line),
          appId: item.appId,
        },
        taxBreakdown: taxed.taxes.map((tax) => ({
          ...originOf(tax),
          taxName: tax.name,
          rate: tax.rate,
          taxAmount: decimal(tax.amount, line),
          taxableAmount: decimal(tax.taxableAmount),
          nonTaxableAmount: decimal(tax.nonTaxableAmount ?? 0),
        })),
      };
    }),
    errors: failed.map(({ item }) => ({
      code,
      description: errorCodes[code].description,
      data: { lineItemId: item.id },
    })),
  };
}

const taxableOf = ({ taxes, totalBeforeTax }: Taxed): number =>
  taxes.some(({ exempt }) => !exempt) ? totalBeforeTax : 0;

const originOf = ({ jurisdiction, jurisdictionType = 'UNDEFINED', taxType }: Omit<TaxAmount, 'name' | 'amount'>) => ({
  jurisdictionType,
  ...(jurisdiction && { jurisdiction }),
  ...(taxType && { taxType }),
});

/** Equal taxes added up; what is refunded counts against them. */
const aggregate = (lines: readonly TaxedLine[]): TaxAmount[] =>
  breakDownTax(
    lines.flatMap(({ taxed, isNegative }) =>
      taxed.taxes.map((tax) => (isNegative ? { ...tax, amount: -tax.amount, taxableAmount: -tax.taxableAmount } : tax)),
    ),
  );
