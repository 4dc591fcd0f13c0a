import type { productsV3, Response } from '@stoa/contract';
import { formatAmount, toDecimal } from '@stoa/money';
import type { Context } from '../../context.ts';
import type { CategoryName } from './categories.store.ts';
import { imageOf } from './media-view.ts';
import type { ProductMedia, ProductModifier, ProductOption, ProductVariant } from './product.ts';
import type { StockedProduct } from './products.store.ts';
import { namedChoices } from './read-line.ts';
import { htmlToRichContent } from './rich-text.ts';

export type V3Product = NonNullable<Response<typeof productsV3.getProduct>['product']>;
type View = Pick<Context, 'site' | 'addresses'>;
type Asked = ReadonlySet<string>;

/** A product as V3 clients see it. `fields` asks for what is not part of every answer. */
export function toV3(
  ctx: View,
  product: StockedProduct,
  fields: Asked,
  category: CategoryName | null = null,
): V3Product {
  const { site } = ctx;
  const offered = product.variants.filter((variant) => variant.visible);
  const prices = (offered.length ? offered : product.variants).map((variant) => variant.price);
  const compared = product.variants.flatMap((variant) =>
    variant.compareAtPrice === null ? [] : [variant.compareAtPrice],
  );
  const media = product.media.map((one) => toMedia(ctx, one));
  return {
    id: product.id,
    revision: String(product.revision),
    createdDate: product.createdDate,
    updatedDate: product.updatedDate,
    name: product.name,
    slug: product.slug,
    handle: product.slug,
    visible: product.visible,
    productType: product.productType,
    media: {
      ...(media[0] ? { main: media[0] } : {}),
      ...(fields.has('MEDIA_ITEMS_INFO') ? { itemsInfo: { items: media } } : {}),
    },
    options: product.options.map((option) => toOption(ctx, product, option)),
    modifiers: product.modifiers.map((modifier) => toModifier(ctx, modifier)),
    ...(product.brand ? { brand: product.brand } : {}),
    ...(product.ribbon ? { ribbon: product.ribbon } : {}),
    ...(product.taxGroupId ? { taxGroupId: product.taxGroupId } : {}),
    actualPriceRange: range(ctx, prices),
    ...(compared.length ? { compareAtPriceRange: range(ctx, compared) } : {}),
    inventory: {
      availabilityStatus: availabilityOf(product),
      preorderStatus: 'DISABLED',
      preorderAvailability: 'NO_VARIANTS',
    },
    physicalProperties:
      product.productType === 'PHYSICAL' ? physical(product, site.settings.weightUnit, fields) : undefined,
    variantsInfo: { variants: product.variants.map((variant) => toVariant(ctx, product, variant, fields)) },
    ...(product.extendedFields ? { extendedFields: product.extendedFields } : {}),
    ...(product.seo ? { seoData: product.seo } : {}),
    variantSummary: { variantCount: product.variants.length },
    ...askedFor(ctx, product, fields, category),
  } as V3Product;
}

function askedFor(
  ctx: View,
  product: StockedProduct,
  fields: Asked,
  category: CategoryName | null,
): Partial<V3Product> {
  const costs = product.variants.flatMap((variant) => (variant.cost === null ? [] : [variant.cost]));
  const ids = product.categoryIds.map((id) => ({ id }));
  return {
    ...(fields.has('CURRENCY') ? { currency: ctx.site.currency } : {}),
    ...(fields.has('URL') ? { url: pageOf(ctx, product.slug) } : {}),
    ...(fields.has('PLAIN_DESCRIPTION') ? { plainDescription: product.description } : {}),
    ...(fields.has('DESCRIPTION')
      ? { description: product.richDescription ?? htmlToRichContent(product.description) }
      : {}),
    ...(fields.has('MERCHANT_DATA') && costs.length ? { costRange: range(ctx, costs) } : {}),
    ...(fields.has('DIRECT_CATEGORIES_INFO') ? { directCategoriesInfo: { categories: ids } } : {}),
    ...(fields.has('ALL_CATEGORIES_INFO') ? { allCategoriesInfo: { categories: ids } } : {}),
    ...(fields.has('BREADCRUMBS_INFO')
      ? { breadcrumbsInfo: { breadcrumbs: category ? [breadcrumb(category)] : [] } }
      : {}),
    ...([...fields].some((field) => field.startsWith('INFO_SECTION'))
      ? { infoSections: product.infoSections.map((section) => infoSection(section, fields)) }
      : {}),
  } as Partial<V3Product>;
}

const breadcrumb = ({ id, name, slug }: CategoryName) => ({ categoryId: id, categoryName: name, categorySlug: slug });

function infoSection(section: StockedProduct['infoSections'][number], fields: Asked) {
  return {
    id: section.id,
    uniqueName: section.uniqueName,
    title: section.title,
    ...(fields.has('INFO_SECTION_PLAIN_DESCRIPTION') ? { plainDescription: section.description } : {}),
    ...(fields.has('INFO_SECTION_DESCRIPTION') ? { description: htmlToRichContent(section.description) } : {}),
  };
}

const pageOf = (ctx: Pick<Context, 'addresses'>, slug: string) => ({
  relativePath: `/product-page/${slug}`,
  url: `${ctx.addresses.site}/product-page/${slug}`,
});

const money = ({ site }: View, amount: number) => ({
  amount: toDecimal(amount, site.currency),
  formattedAmount: formatAmount(amount, site.currency, site.language),
});

const range = (ctx: View, amounts: readonly number[]) => ({
  minValue: money(ctx, Math.min(...amounts)),
  maxValue: money(ctx, Math.max(...amounts)),
});

export function availabilityOf(product: StockedProduct): 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK' {
  const inStock = product.variants.filter((variant) => isInStock(product, variant)).length;
  if (inStock === 0) return 'OUT_OF_STOCK';
  return inStock === product.variants.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK';
}

const isInStock = (product: StockedProduct, variant: ProductVariant): boolean =>
  product.stock.some((one) => one.variantId === variant.id && one.inStock);

function physical(product: StockedProduct, weightUnit: 'KG' | 'LB', fields: Asked) {
  const weights = product.variants.flatMap((variant) => (variant.weight === null ? [] : [variant.weight]));
  return {
    ...(weights.length
      ? { shippingWeightRange: { minValue: Math.min(...weights), maxValue: Math.max(...weights) } }
      : {}),
    ...(fields.has('WEIGHT_MEASUREMENT_UNIT_INFO')
      ? { weightMeasurementUnitInfo: { weightMeasurementUnit: weightUnit } }
      : {}),
  };
}

function toMedia(ctx: View, media: ProductMedia) {
  const image = imageOf(ctx, media);
  return {
    id: media.id,
    image,
    mediaType: 'IMAGE' as const,
    ...(media.altText ? { altText: media.altText } : {}),
    thumbnail: { url: image.url, width: media.width, height: media.height },
  };
}

function toOption(ctx: View, product: StockedProduct, option: ProductOption) {
  const choices = option.choices.map((choice) => {
    const variants = product.variants.filter((variant) =>
      variant.choices.some(({ choiceId }) => choiceId === choice.id),
    );
    const linked = product.media.filter(({ id }) => choice.mediaIds.includes(id)).map((one) => toMedia(ctx, one));
    return {
      choiceId: choice.id,
      name: choice.name,
      key: choice.name,
      choiceType: choice.colorCode ? ('ONE_COLOR' as const) : ('CHOICE_TEXT' as const),
      ...(choice.colorCode ? { colorCode: choice.colorCode } : {}),
      ...(linked.length ? { linkedMedia: linked } : {}),
      inStock: variants.some((variant) => isInStock(product, variant)),
      visible: variants.some((variant) => variant.visible),
    };
  });
  return {
    id: option.id,
    name: option.name,
    key: option.name,
    optionRenderType: option.renderType,
    choicesSettings: { choices },
  };
}

function toModifier({ site }: View, modifier: ProductModifier) {
  const { id, name, renderType, mandatory, freeText, choices } = modifier;
  const common = { id, name, key: name, modifierRenderType: renderType, mandatory };
  if (freeText) {
    const { title, minLength, maxLength, addedPrice } = freeText;
    return {
      ...common,
      freeTextSettings: {
        title,
        key: title,
        minCharCount: minLength,
        maxCharCount: maxLength,
        defaultAddedPrice: toDecimal(addedPrice, site.currency),
      },
    };
  }
  const wire = choices.map((choice) => ({
    choiceId: choice.id,
    name: choice.name,
    key: choice.name,
    choiceType: choice.colorCode ? ('ONE_COLOR' as const) : ('CHOICE_TEXT' as const),
    ...(choice.colorCode ? { colorCode: choice.colorCode } : {}),
    addedPrice: toDecimal(choice.addedPrice, site.currency),
  }));
  return { ...common, choicesSettings: { choices: wire } };
}

function toVariant(ctx: View, product: StockedProduct, variant: ProductVariant, fields: Asked) {
  const named = namedChoices(product, variant);
  const linked = product.media.find((one) => named.some(({ choice }) => choice.mediaIds.includes(one.id)));
  const { cost, price, weight, sku, barcode } = variant;
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
      actualPrice: money(ctx, price),
      ...(variant.compareAtPrice === null ? {} : { compareAtPrice: money(ctx, variant.compareAtPrice) }),
    },
    ...(fields.has('MERCHANT_DATA') && cost !== null
      ? {
          revenueDetails: {
            cost: money(ctx, cost),
            profit: money(ctx, Math.max(0, price - cost)),
            profitMargin: price ? Math.max(0, (price - cost) / price) : 0,
          },
        }
      : {}),
    ...(linked ? { media: toMedia(ctx, linked) } : {}),
    inventoryStatus: { inStock: isInStock(product, variant), preorderEnabled: false },
    ...(product.productType === 'PHYSICAL' && weight !== null ? { physicalProperties: { weight } } : {}),
  };
}
