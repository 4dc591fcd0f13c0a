import { backOffice, operation, service } from '../operation.ts';
import {
  boolean,
  choice,
  country,
  currency,
  decimal,
  guid,
  integer,
  list,
  message,
  nullable,
  number,
  ref,
  text,
} from '../schema.ts';
import { ApplicationError } from '../shared/errors.ts';
import { JurisdictionType } from '../shared/money.ts';

const short = text({ maxLength: 200 });
const price = decimal({ lte: 1_000_000_000_000_000 });
const amount = decimal({ maxScale: 4 });
const positiveAmount = decimal({ gte: 0, maxScale: 4 });
const rate = decimal({ gte: 0, maxScale: 6 });
const quantity = number({ minimum: 1, maximum: 100_000 });
const itemId = text({ minLength: 1, maxLength: 100 });
const itemName = nullable(text({ maxLength: 250 }));

const TaxAddress = message('TaxAddress', {
  country: nullable(country),
  subdivision: nullable(text({ maxLength: 50 })),
  city: nullable(text({ maxLength: 100 })),
  postalCode: nullable(text({ maxLength: 50 })),
  addressLine: nullable(short),
  addressLine2: nullable(short),
});
const TwoAddresses = message('TaxAddressesOfItem', { origin: integer(), destination: integer() });
const AddressIndex = message(
  'TaxAddressIndex',
  { singleAddress: integer(), multipleAddresses: ref(TwoAddresses) },
  { atMostOne: [['singleAddress', 'multipleAddresses']] },
);
const TaxableItem = message('TaxableItem', {
  id: itemId,
  itemName,
  quantity,
  price,
  itemCode: nullable(text({ maxLength: 40 })),
  taxGroupId: nullable(guid),
  appId: nullable(guid),
  taxIncludedInPrice: nullable(boolean),
  addressIndex: ref(AddressIndex),
});
const AggregatedTaxBreakdown = message('AggregatedTaxBreakdown', {
  taxName: short,
  taxType: short,
  jurisdiction: short,
  jurisdictionType: JurisdictionType,
  rate,
  aggregatedTaxAmount: amount,
});
const CalculatedTaxSummary = message('CalculatedTaxSummary', {
  totalAmount: amount,
  totalTax: amount,
  totalTaxableAmount: amount,
  totalTaxIncludedInPrice: amount,
  aggregatedTaxBreakdown: list(ref(AggregatedTaxBreakdown), { maxItems: 50 }),
});
const CalculatedTaxBreakdown = message('CalculatedTaxBreakdown', {
  jurisdiction: nullable(short),
  nonTaxableAmount: nullable(positiveAmount),
  rate: nullable(rate),
  taxAmount: nullable(amount),
  taxableAmount: nullable(positiveAmount),
  taxType: nullable(short),
  taxName: nullable(short),
  jurisdictionType: JurisdictionType,
});
const ItemTaxSummary = message('ItemTaxSummary', {
  fullPrice: nullable(price),
  taxAmount: amount,
  taxableAmount: amount,
  appId: nullable(text({ maxLength: 50 })),
});
const ItemTaxDetails = message('ItemTaxDetails', {
  id: itemId,
  itemName,
  quantity,
  taxBreakdown: list(ref(CalculatedTaxBreakdown), { maxItems: 7 }),
  taxSummary: ref(ItemTaxSummary),
  addressIndex: ref(AddressIndex),
  taxIncludedInPrice: boolean,
});
const TaxCalculator = message('TaxCalculatorDetails', {
  appId: guid,
  displayName: text({ minLength: 1, maxLength: 200 }),
  unsupportedCountries: list(country, { maxItems: 195 }),
});
const Exemption = message(
  'TaxExemption',
  { exemptGroupId: nullable(guid), contactId: nullable(guid), exemptBy: choice('EXEMPT_GROUP', 'CONTACT') },
  { atMostOne: [['exemptGroupId', 'contactId']] },
);

const addresses = list(ref(TaxAddress), { minItems: 1, maxItems: 3 });
const externalId = nullable(guid);

export const taxCalculation = service('ecom.tax-calculation', ['/billing', '', '/gateways/billing'], {
  calculateTax: operation({
    method: 'POST',
    effect: 'read',
    path: '/v1/calculate-tax',
    summary: 'Calculate tax',
    permit: backOffice('BILLING.CALCULATE_TAX'),
    request: {
      externalId,
      currency,
      addresses,
      lineItems: list(ref(TaxableItem), { minItems: 1, maxItems: 300 }),
      exemptDetails: ref(Exemption),
    },
    response: {
      externalId,
      currency,
      addresses,
      taxSummary: ref(CalculatedTaxSummary),
      lineItemTaxDetails: list(ref(ItemTaxDetails), { minItems: 1, maxItems: 300 }),
      errors: list(ref(ApplicationError), { maxItems: 100 }),
    },
    required: ['addresses', 'lineItems', 'lineItems.id', 'lineItems.addressIndex', 'lineItems.price'],
    errors: [
      'INVALID_LINE_ITEM_ADDRESS_INDEX',
      'MISSING_TAXABLE_ADDRESS',
      'MISSING_COUNTRY_IN_ADDRESS',
      'MISSING_SUBDIVISION_IN_ADDRESS',
    ],
  }),
  listTaxCalculators: operation({
    method: 'GET',
    path: '/v1/list-tax-calculators',
    summary: 'List tax calculators',
    permit: backOffice('BILLING.TAX_CALCULATORS_READ'),
    request: {},
    response: { taxCalculatorDetails: list(ref(TaxCalculator), { maxItems: 10 }) },
  }),
});
