import { toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { mediaUrl, viewV3Media } from '../product/media-view.ts';
import { keyOf, type OptionChoice, type ProductModifier, type ProductOption } from '../product/product.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { isInStock } from './v3-stock.ts';

type View = Pick<Context, 'site' | 'addresses'>;
type Asked = ReadonlySet<string>;

export function viewV3Option(ctx: View, product: StockedProduct, option: ProductOption, fields: Asked) {
  const choices = option.choices.map((choice) => {
    const variants = product.variants.filter((variant) =>
      variant.choices.some(({ choiceId }) => choiceId === choice.id),
    );
    return {
      ...commonOf(ctx, product, choice, fields),
      inStock: variants.some((variant) => isInStock(product, variant)),
      visible: variants.some((variant) => variant.visible),
    };
  });
  return {
    id: option.id,
    name: option.name,
    key: keyOf(option),
    optionRenderType: option.renderType,
    choicesSettings: { choices },
  };
}

export function viewV3Modifier(ctx: View, product: StockedProduct, modifier: ProductModifier, fields: Asked) {
  const { id, name, renderType, mandatory, freeText } = modifier;
  const common = { id, name, key: keyOf(modifier), modifierRenderType: renderType, mandatory };
  if (freeText) {
    const { title, minLength, maxLength, addedPrice } = freeText;
    return {
      ...common,
      freeTextSettings: {
        title,
        key: keyOf(freeText),
        minCharCount: minLength,
        maxCharCount: maxLength,
        defaultAddedPrice: toDecimal(addedPrice, ctx.site.currency),
      },
    };
  }
  const choices = modifier.choices.map((choice) => ({
    ...commonOf(ctx, product, choice, fields),
    addedPrice: toDecimal(choice.addedPrice, ctx.site.currency),
  }));
  return { ...common, choicesSettings: { choices } };
}

/** The common part of option choices and modifier choices. */
function commonOf(ctx: View, product: StockedProduct, choice: OptionChoice, fields: Asked) {
  const linked = product.media.filter(({ id }) => choice.mediaIds.includes(id));
  const references = linked.map(({ id }) => ({ mediaId: id }));
  const image = fields.has('PRODUCT_CHOICES_DISPLAY_IMAGE') ? choice.displayImageId : null;
  return {
    choiceId: choice.id,
    name: choice.name,
    key: keyOf(choice),
    choiceType: choice.colorCode ? ('ONE_COLOR' as const) : ('CHOICE_TEXT' as const),
    ...(choice.colorCode ? { colorCode: choice.colorCode } : {}),
    ...(linked.length ? { linkedMedia: linked.map((one) => viewV3Media(ctx, one)) } : {}),
    ...(fields.has('PRODUCT_CHOICES_MEDIA_REFERENCES') ? { media: { items: references } } : {}),
    ...(image ? { displayImage: { id: image, url: mediaUrl(ctx, image), filename: image } } : {}),
  };
}
