import { formatAmount, toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { describePricePerUnit, pricePerUnit, subscriptionPrice } from '../product/computed-prices.ts';
import { viewV3Media } from '../product/media-view.ts';
import type { ProductVariant } from '../product/product.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { namedChoices } from '../product/variant-choices.ts';
import { BACK_OFFICE } from './v3-fields.ts';
import { inventoryStatusOf } from './v3-stock.ts';

type View = Pick<Context, 'site' | 'addresses'>;
type Asked = ReadonlySet<string>;

export const viewV3Money = ({ site }: View, amount: number) => ({
  amount: toDecimal(amount, site.currency),
  formattedAmount: formatAmount(amount, site.currency, site.language),
});

export const viewV3Range = (ctx: View, amounts: readonly number[]) => ({
  minValue: viewV3Money(ctx, Math.min(...amounts)),
  maxValue: viewV3Money(ctx, Math.max(...amounts)),
});

/** A price per unit of measure; null where there is none. */
export function viewV3PricePerUnit(ctx: View, product: StockedProduct, variant: ProductVariant, price: number) {
  const amount = pricePerUnit(product, variant, price);
  if (amount === null || !product.pricePerUnit) return null;
  return {
    value: toDecimal(amount, ctx.site.currency),
    description: describePricePerUnit(amount, product.pricePerUnit, ctx.site),
  };
}

export function viewV3Variant(ctx: View, product: StockedProduct, variant: ProductVariant, fields: Asked) {
  const named = namedChoices(product, variant);
  const linked = product.media.find((one) => named.some(({ choice }) => choice.mediaIds.includes(one.id)));
  const { cost, price, compareAtPrice, sku, barcode } = variant;
  return {
    id: variant.id,
    visible: variant.visible,
    ...(sku ? { sku } : {}),
    ...(barcode ? { barcode } : {}),
    choices: named.map(({ option, choice }) => ({
      optionChoiceIds: { optionId: option.id, choiceId: choice.id },
      ...(fields.has('VARIANT_OPTION_CHOICE_NAMES')
        ? { optionChoiceNames: { optionName: option.name, choiceName: choice.name, renderType: option.renderType } }
        : {}),
    })),
    price: {
      actualPrice: viewV3Money(ctx, price),
      ...(compareAtPrice === null ? {} : { compareAtPrice: viewV3Money(ctx, compareAtPrice) }),
      ...(fields.has('DISCOUNT_INFO') ? { priceAfterDiscount: viewV3Money(ctx, price) } : {}),
    },
    ...(fields.has('MERCHANT_DATA') && cost !== null ? { revenueDetails: revenueOf(ctx, price, cost) } : {}),
    ...(linked ? { media: viewV3Media(ctx, linked) } : {}),
    ...(fields.has('SUBSCRIPTION_PRICES_INFO') && product.subscriptionPlans.length
      ? { subscriptionPricesInfo: { subscriptionPrices: subscriptionPricesOf(ctx, product, variant) } }
      : {}),
    inventoryStatus: inventoryStatusOf(product, variant),
    ...propertiesOf(ctx, product, variant, fields),
  };
}

const revenueOf = (ctx: View, price: number, cost: number) => ({
  cost: viewV3Money(ctx, cost),
  profit: viewV3Money(ctx, Math.max(0, price - cost)),
  profitMargin: price ? Math.max(0, (price - cost) / price) : 0,
});

const subscriptionPricesOf = (ctx: View, product: StockedProduct, variant: ProductVariant) =>
  product.subscriptionPlans.map((plan) => {
    const price = subscriptionPrice(variant.price, plan);
    const perUnit = viewV3PricePerUnit(ctx, product, variant, price);
    // its description has no more room here than a price takes
    return {
      subscriptionId: plan.id,
      price: viewV3Money(ctx, price),
      ...(perUnit ? { pricePerUnit: { value: perUnit.value, description: perUnit.description.slice(0, 20) } } : {}),
    };
  });

/** The weight and measures of a variant, or the download for its buyers, which only staff see. */
function propertiesOf(ctx: View, product: StockedProduct, variant: ProductVariant, fields: Asked) {
  if (product.productType === 'DIGITAL') {
    const file = fields.has(BACK_OFFICE) ? variant.digitalFile : null;
    return file ? { digitalProperties: { digitalFile: { ...file, fileSize: String(file.fileSize) } } } : {};
  }
  const { weight, contents, productDimensions, packageDimensions } = variant;
  const perUnit = viewV3PricePerUnit(ctx, product, variant, variant.price);
  const properties = {
    ...(weight === null ? {} : { weight }),
    ...(contents
      ? {
          pricePerUnit: {
            settings: { quantity: contents.quantity, measurementUnit: contents.unit },
            ...perUnit,
            ...(perUnit && fields.has('DISCOUNT_INFO')
              ? { priceAfterDiscount: viewV3Money(ctx, pricePerUnit(product, variant, variant.price) ?? 0) }
              : {}),
          },
        }
      : {}),
    ...(productDimensions ? { productDimensions } : {}),
    ...(packageDimensions ? { packageDimensions } : {}),
  };
  return Object.keys(properties).length ? { physicalProperties: properties } : {};
}
