/**
 * A product as a line of JSON: the draft with amounts as decimal strings and keys in a fixed order. It holds the entire
 * product model except data of one site: ids and revisions.
 */
import { parseAmount, toDecimal, toNumber } from '@stoa/money';
import { Ajv, type ErrorObject } from 'ajv';
import type { SubscriptionPlan } from '../../product/product.ts';
import type { ModifierDraft, ProductDraft, VariantDraft } from './product-draft.ts';

/**
 * The first line's contents. `version` goes up when older readers would misread the file. Version 2 added shared
 * entities, stock by location and parents of categories.
 */
export type JsonLinesHeader = {
  format: 'stoa-products';
  version: 1 | 2;
  currency: string;
  weightUnit: 'KG' | 'LB';
};

export const JSON_LINES_VERSION = 2;

type Json = Record<string, unknown>;

/** The product as JSON. */
export function writeJsonProduct(draft: ProductDraft, currency: string): string {
  const amount = (value: number | null | undefined) =>
    value === null || value === undefined ? value : toDecimal(value, currency);
  const modifiers = draft.modifiers?.map((modifier) => ({
    ...modifier,
    choices: modifier.choices.map((choice) => ({ ...choice, addedPrice: amount(choice.addedPrice) })),
    freeText: modifier.freeText && { ...modifier.freeText, addedPrice: amount(modifier.freeText.addedPrice) },
  }));
  const variants = draft.variants.map((variant) => ({
    ...variant,
    price: amount(variant.price),
    compareAtPrice: amount(variant.compareAtPrice),
    cost: amount(variant.cost),
  }));
  const subscriptionPlans = draft.subscriptionPlans?.map((plan) => ({
    ...plan,
    discount: plan.discount && discountWith(plan.discount, (value) => toNumber(value, currency)),
  }));
  const deposit = draft.deposit && discountWith(draft.deposit, (value) => toNumber(value, currency));
  return JSON.stringify({ ...draft, modifiers, variants, subscriptionPlans, deposit });
}

/** The draft in a line, or its problem as a path and a reason. */
export function readJsonProduct(line: unknown, currency: string): ProductDraft | { field: string; reason: string } {
  if (!isProduct(line)) return flawOf(isProduct.errors?.[0]);
  const wrong = { field: '' };
  const amount = (value: unknown, field: string): number => {
    const parsed = typeof value === 'string' ? parseAmount(value, currency) : null;
    if (parsed === null || parsed < 0) wrong.field ||= field;
    return parsed ?? 0;
  };
  const optional = (value: unknown, field: string) =>
    value === null || value === undefined ? (value as null | undefined) : amount(value, field);
  const json = line as Json & {
    variants: Json[];
    modifiers?: Json[];
    subscriptionPlans?: SubscriptionPlan[];
    deposit?: SubscriptionPlan['discount'];
  };
  const variants = json.variants.map((variant, index) => ({
    ...variant,
    price: amount(variant.price, `variants.${index}.price`),
    compareAtPrice: optional(variant.compareAtPrice, `variants.${index}.compareAtPrice`),
    cost: optional(variant.cost, `variants.${index}.cost`),
  })) as unknown as VariantDraft[];
  const modifiers = json.modifiers?.map((modifier, index) => {
    const freeText = modifier.freeText as Json | null | undefined;
    const field = `modifiers.${index}`;
    return {
      ...modifier,
      choices: (modifier.choices as Json[]).map((choice) => ({
        ...choice,
        addedPrice: optional(choice.addedPrice, `${field}.choices.addedPrice`),
      })),
      freeText: freeText
        ? { ...freeText, addedPrice: amount(freeText.addedPrice, `${field}.freeText.addedPrice`) }
        : null,
    };
  }) as unknown as ModifierDraft[] | undefined;
  const subscriptionPlans = json.subscriptionPlans?.map((plan, index) => ({
    ...plan,
    discount:
      plan.discount &&
      discountWith(plan.discount, (value) => amount(String(value), `subscriptionPlans.${index}.discount.value`)),
  }));
  const deposit = json.deposit && discountWith(json.deposit, (value) => amount(String(value), 'deposit.value'));
  if (wrong.field) return { field: wrong.field, reason: `is not an amount in ${currency} such as "12.50"` };
  return {
    ...(json as unknown as ProductDraft),
    variants,
    ...(modifiers ? { modifiers } : {}),
    ...(subscriptionPlans ? { subscriptionPlans } : {}),
    ...(deposit === undefined ? {} : { deposit }),
  };
}

/** Converts a discount between the two forms; percentages are equal in both. */
const discountWith = (
  discount: NonNullable<SubscriptionPlan['discount']>,
  convert: (value: number) => number,
): SubscriptionPlan['discount'] =>
  discount.type === 'PERCENT' ? discount : { type: discount.type, value: convert(discount.value) };

function flawOf(error: ErrorObject | undefined): { field: string; reason: string } {
  const path = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const missing = error?.keyword === 'required' ? String(error.params.missingProperty) : '';
  const unknown = error?.keyword === 'additionalProperties' ? String(error.params.additionalProperty) : '';
  const field = [path, missing || unknown].filter(Boolean).join('.');
  if (missing) return { field, reason: 'is missing' };
  return { field, reason: unknown ? 'is not known' : (error?.message ?? 'cannot be read') };
}

const text = { type: 'string' };
const short = { type: 'string', minLength: 1, maxLength: 200 };
const flag = { type: 'boolean' };
const anyObject = { type: 'object' };
const orNull = (schema: Json) => ({ ...schema, type: [schema.type, 'null'] });
const oneOf = (...values: (string | null)[]) => ({ enum: values });
const list = (items: Json, maxItems = 1000) => ({ type: 'array', items, maxItems });
const object = (required: string[], properties: Json) => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const measure = orNull(object(['quantity', 'unit'], { quantity: { type: 'number', minimum: 0 }, unit: short }));
const dimensions = orNull(
  object(['unit'], {
    length: orNull(text),
    width: orNull(text),
    height: orNull(text),
    unit: oneOf('MM', 'CM', 'M', 'IN', 'FT', 'YD'),
  }),
);
const discount = orNull(
  object(['type', 'value'], { type: oneOf('AMOUNT', 'PERCENT'), value: { type: 'number', minimum: 0 } }),
);
const whole = { type: 'integer', minimum: 0, maximum: 2_147_483_647 };
const choice = {
  name: short,
  colorCode: orNull(text),
  media: list(short),
  displayImage: orNull(text),
};
const stock = object(['trackQuantity'], {
  trackQuantity: flag,
  quantity: { type: 'integer', minimum: -99_999, maximum: 99_999 },
  inStock: flag,
});

const variant = object(['choices', 'price'], {
  choices: { type: 'object', additionalProperties: text },
  price: text,
  compareAtPrice: orNull(text),
  cost: orNull(text),
  visible: flag,
  sku: orNull(text),
  barcode: orNull(text),
  weight: orNull({ type: 'number', minimum: 0 }),
  contents: measure,
  productDimensions: dimensions,
  packageDimensions: dimensions,
  digitalFile: orNull(
    object(['id', 'fileName', 'fileSize', 'fileType'], {
      id: short,
      fileName: text,
      fileSize: { type: 'number' },
      fileType: short,
    }),
  ),
  preorder: orNull(object([], { message: orNull(text), limit: orNull(whole) })),
  stock,
  stockByLocation: list(object(['location', 'trackQuantity'], { location: orNull(short), ...stock.properties })),
});

const isProduct = new Ajv({ strict: false }).compile(
  object(['name', 'slug', 'options', 'variants'], {
    name: short,
    slug: { ...short, maxLength: 300 },
    visible: flag,
    visibleInPos: flag,
    productType: oneOf('PHYSICAL', 'DIGITAL'),
    id: { type: 'string', pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' },
    createdDate: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' },
    description: text,
    richDescription: orNull(anyObject),
    options: list(
      object(['name', 'choices'], {
        name: short,
        renderType: oneOf('TEXT_CHOICES', 'SWATCH_CHOICES'),
        choices: list(object(['name'], choice)),
      }),
      20,
    ),
    modifiers: list(
      object(['name', 'renderType', 'mandatory', 'choices', 'freeText'], {
        name: short,
        renderType: oneOf('TEXT_CHOICES', 'SWATCH_CHOICES', 'FREE_TEXT'),
        mandatory: flag,
        choices: list(object(['name'], { ...choice, addedPrice: orNull(text) })),
        freeText: orNull(
          object(['title', 'minLength', 'maxLength', 'addedPrice'], {
            title: text,
            minLength: whole,
            maxLength: whole,
            addedPrice: text,
          }),
        ),
      }),
    ),
    variants: { ...list(variant, 1000), minItems: 1 },
    media: list(
      object(['source'], {
        source: { ...short, maxLength: 2048 },
        kind: oneOf('IMAGE', 'VIDEO'),
        altText: orNull(text),
        displayName: orNull(text),
        poster: orNull(text),
      }),
    ),
    brand: orNull(short),
    ribbon: orNull(short),
    additionalRibbons: list(short, 4),
    tags: object([], { public: list(short), private: list(short) }),
    infoSections: list(
      object(['title', 'description'], { title: short, description: text, uniqueName: text, isShared: flag }),
    ),
    categories: list(
      object(['name'], {
        name: short,
        slug: short,
        parents: list(object(['name', 'slug'], { name: short, slug: short }), 5),
      }),
    ),
    mainCategory: orNull(short),
    discount,
    manageVariants: flag,
    seo: orNull(anyObject),
    extendedFields: orNull(anyObject),
    taxGroupId: orNull(short),
    pricePerUnit: measure,
    fulfillerId: orNull(short),
    deliveryProfileId: orNull(short),
    subscriptionPlans: list(
      object(['id', 'title', 'frequency', 'interval'], {
        id: short,
        title: text,
        description: orNull(text),
        visible: flag,
        frequency: oneOf('DAY', 'WEEK', 'MONTH', 'YEAR'),
        interval: whole,
        billingCycles: orNull(whole),
        discount,
        freeTrial: orNull(
          object(['frequency', 'interval'], {
            frequency: oneOf('DAY', 'WEEK', 'MONTH', 'YEAR'),
            interval: { ...whole, minimum: 1, maximum: 999 },
          }),
        ),
      }),
    ),
    allowOneTimePurchases: flag,
    deposit: discount,
    purchaseEligibility: oneOf('MEMBERS_ONLY', null),
  }),
);
