import { ownValue } from '../../../platform/own-value.ts';
import { subscriptionPrice } from '../product/computed-prices.ts';
import { paymentOf } from '../product/deposit.ts';
import type { ProductModifier, ProductVariant, SubscriptionPlan, VariantStock } from '../product/product.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { namedChoices } from '../product/variant-choices.ts';
import type { ItemReference, SaleItem, SubscriptionTerms } from './sale-item.ts';

type Options = NonNullable<ItemReference['options']>;

/** The item that a buyer's choices for a product select; null when they select none that is sold. */
export function readLine(product: StockedProduct, options: Options): SaleItem | null {
  if (!product.visible) return null;
  const variant = chosenVariant(product, options);
  const extras = variant && chosenModifiers(product.modifiers, options);
  const plan = chosenPlan(product, options);
  if (!variant?.visible || !extras || plan === undefined) return null;
  const stock = product.stock.find((one) => one.variantId === variant.id);
  const choices = namedChoices(product, variant);
  const availability = availabilityOf(stock);
  const unitPrice = (plan ? subscriptionPrice(variant.price, plan) : variant.price) + extras.addedPrice;
  const payment = plan ? null : paymentOf(product, unitPrice);
  return {
    productId: product.id,
    variantId: variant.id,
    productName: product.name,
    slug: product.slug,
    productType: product.productType,
    sku: variant.sku,
    unitPrice,
    unitFullPrice: (variant.compareAtPrice ?? variant.price) + extras.addedPrice,
    weight: variant.weight,
    taxGroupId: product.taxGroupId,
    categoryIds: product.allCategoryIds,
    deliveryProfileId: product.deliveryProfileId,
    image: pictureOf(product, variant),
    choices: [
      ...choices.map(({ option, choice }) => ({
        option: option.name,
        choice: choice.name,
        colorCode: choice.colorCode,
      })),
      ...extras.choices,
    ],
    texts: extras.texts,
    availability,
    ...(payment && { payment }),
    ...restrictionOf(product, plan),
    ...(plan && { subscription: termsOf(plan) }),
    ...(stock?.preorder && !stock.inStock && availability.status === 'AVAILABLE'
      ? { preorder: { message: stock.preorder.message } }
      : {}),
  };
}

/** The chosen way to buy it repeatedly; null: once. Undefined where there is no such way. */
function chosenPlan(
  { subscriptionPlans }: StockedProduct,
  { subscriptionOptionId }: Options,
): SubscriptionPlan | null | undefined {
  if (!subscriptionOptionId) return null;
  return subscriptionPlans.find(({ id, visible }) => visible && id === subscriptionOptionId.toLowerCase());
}

const termsOf = ({
  id,
  title,
  description,
  frequency,
  interval,
  billingCycles,
  freeTrial,
}: SubscriptionPlan): SubscriptionTerms => ({
  ...{ optionId: id, title, description, frequency, interval, billingCycles },
  ...(freeTrial && { freeTrial }),
});

function restrictionOf(product: StockedProduct, plan: SubscriptionPlan | null): Pick<SaleItem, 'restriction'> {
  const isForSubscribers = product.subscriptionPlans.length > 0 && !product.allowOneTimePurchases;
  if (isForSubscribers && !plan) return { restriction: 'SUBSCRIPTION_ONLY' };
  return product.purchaseEligibility ? { restriction: product.purchaseEligibility } : {};
}

/** Availability for an order: from stock, or as a pre-order within its limit. */
function availabilityOf(stock: VariantStock | undefined): SaleItem['availability'] {
  if (stock?.inStock) return { status: 'AVAILABLE', quantityAvailable: stock.trackQuantity ? stock.quantity : null };
  if (!stock?.preorder) return { status: 'NOT_AVAILABLE', quantityAvailable: stock?.trackQuantity ? 0 : null };
  const { limit, ordered } = stock.preorder;
  const left = limit === null ? null : Math.max(0, limit - ordered);
  return { status: left === 0 ? 'NOT_AVAILABLE' : 'AVAILABLE', quantityAvailable: left };
}

type Extras = { addedPrice: number; choices: SaleItem['choices']; texts: SaleItem['texts'] };

/** The choices and texts for the modifiers; null when a mandatory one is missing or an answer is not allowed. */
function chosenModifiers(
  modifiers: readonly ProductModifier[],
  { options = {}, customTextFields = {} }: Options,
): Extras | null {
  const extras: Extras = { addedPrice: 0, choices: [], texts: [] };
  for (const modifier of modifiers) {
    if (modifier.freeText) {
      const { title, minLength, maxLength, addedPrice } = modifier.freeText;
      const text = ownValue(customTextFields, title) ?? ownValue(customTextFields, modifier.name) ?? '';
      if (text === '' && !modifier.mandatory) continue;
      if (text.length < Math.max(minLength, 1) || text.length > maxLength) return null;
      extras.texts.push({ title, text });
      extras.addedPrice += addedPrice;
      continue;
    }
    const asked = ownValue(options, modifier.name);
    if (asked === undefined && !modifier.mandatory) continue;
    const choice = modifier.choices.find(
      (one) => asked !== undefined && (one.name === asked || one.colorCode === asked),
    );
    if (!choice) return null;
    extras.choices.push({ option: modifier.name, choice: choice.name, colorCode: choice.colorCode });
    extras.addedPrice += choice.addedPrice;
  }
  return extras;
}

/** The picture of a chosen option, or the product's main one. */
function pictureOf(product: StockedProduct, variant: ProductVariant): SaleItem['image'] {
  const linked = namedChoices(product, variant).flatMap(({ choice }) => choice.mediaIds)[0];
  return product.media.find((one) => one.id === linked) ?? product.media[0] ?? null;
}

/** By id, or by a choice name for each option; a product with one variant needs neither. */
function chosenVariant(product: StockedProduct, { variantId, options = {} }: Options): ProductVariant | null {
  // V1 clients address the only variant of a simple product by the nil GUID
  if (variantId && !/^[0-]+$/.test(variantId))
    return product.variants.find((variant) => variant.id === variantId.toLowerCase()) ?? null;
  if (product.options.length === 0) return product.variants[0] ?? null;
  const matches = product.variants.filter((variant) =>
    namedChoices(product, variant).every(({ option, choice }) => {
      const asked = ownValue(options, option.name);
      return asked !== undefined && (asked === choice.name || asked === choice.colorCode);
    }),
  );
  return matches[0] ?? null;
}
