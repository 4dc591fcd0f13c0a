/** Operations on parts of V1 products. */
import type { productsV1, Request as RequestOf } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { ProductInput, VariantInput } from '../product/build-product.ts';
import { changing } from '../product/change-product.ts';
import { mediaIdOf } from '../product/media-id.ts';
import { toInput } from '../product/product-input.ts';
import type { StockedProduct } from '../product/products.store.ts';
import { readDimensions } from '../v3/v3-variants-write.ts';
import { viewVariant } from './v1-view.ts';
import { readAmount, reducedPrice, stockOfFresh } from './v1-write.ts';

type Changes = typeof productsV1;
type Request<K extends keyof Changes> = RequestOf<Changes[K]>;
type Override = NonNullable<Request<'updateProductVariants'>['variants']>[number];
type Assignment = NonNullable<Request<'addProductMediaToChoices'>['media']>[number];

/** Changes the content of a product; the answer is empty. */
async function change(
  ctx: Context,
  id: string,
  make: (input: ProductInput) => ProductInput | Refusal,
): Promise<Refusal | object> {
  const saved = await changeInput(ctx, id, make);
  return isRefusal(saved) ? saved : {};
}

const changeInput = (
  ctx: Context,
  id: string,
  make: (input: ProductInput) => ProductInput | Refusal,
): Promise<StockedProduct | Refusal> =>
  changing(ctx, id, (known) => {
    const input = make(toInput(known));
    return isRefusal(input) ? input : { known, input, stock: stockOfFresh(input, known) };
  });

/** Overrides name their variants by ids or by choices. Variants are then managed one by one. */
export async function updateProductVariants(ctx: Context, { id, variants }: Request<'updateProductVariants'>) {
  const saved = await changeInput(ctx, id, (input) => overridden(input, variants as Override[], ctx.site.currency));
  if (isRefusal(saved)) return saved;
  return { variants: saved.variants.map((variant) => viewVariant(ctx, saved, variant, { merchantData: true })) };
}

function overridden(input: ProductInput, overrides: readonly Override[], currency: string): ProductInput | Refusal {
  const variants = [...input.variants];
  for (const [index, override] of overrides.entries()) {
    const path = `variants.${index}`;
    const { choices = {}, variantIds } = override;
    const isMeant = ({ id = '', choices: own }: VariantInput) =>
      variantIds?.length
        ? variantIds.includes(id)
        : Object.entries(choices).every(([option, choice]) => own[option] === choice);
    const places = [...variants.keys()].filter((place) => isMeant(variants[place] as VariantInput));
    if (places.length === 0)
      return invalid({ field: path, description: 'matches no variant of the product', violatedRule: 'OTHER' });
    for (const place of places) {
      const changed = overrideVariant(variants[place] as VariantInput, override, input, currency, path);
      if (isRefusal(changed)) return changed;
      variants[place] = changed;
    }
  }
  return { ...input, variants, manageVariants: input.options.length > 0 || input.manageVariants };
}

function overrideVariant(
  variant: VariantInput,
  { price, cost, weight, sku, visible, productDimensions, packageDimensions }: Override,
  { discount }: ProductInput,
  currency: string,
  path: string,
): VariantInput | Refusal {
  const full = readAmount(price, `${path}.price`, currency);
  if (isRefusal(full)) return full;
  const paid = readAmount(cost, `${path}.cost`, currency);
  if (isRefusal(paid)) return paid;
  return {
    ...variant,
    ...(full === undefined ? {} : reducedPrice(full, discount, currency)),
    cost: paid ?? variant.cost,
    weight: weight ?? variant.weight,
    sku: sku === undefined ? variant.sku : sku || null,
    visible: visible ?? variant.visible,
    productDimensions: readDimensions(productDimensions, variant.productDimensions),
    packageDimensions: readDimensions(packageDimensions, variant.packageDimensions),
  };
}

/** Makes all variants equal to the first; they are no longer managed one by one. */
export const resetAllProductVariantData = (ctx: Context, { id }: Request<'resetAllProductVariantData'>) =>
  change(ctx, id, (input) => {
    const [first] = input.variants;
    const variants = input.variants.map(({ id: variantId, choices, digitalFile }) => ({
      ...(first as VariantInput),
      id: variantId,
      choices,
      digitalFile,
      sku: null,
      barcode: null,
      visible: true,
    }));
    return { ...input, variants, manageVariants: false };
  });

export const addProductMedia = (ctx: Context, { id, media }: Request<'addProductMedia'>) =>
  change(ctx, id, (input) => {
    const added: ProductInput['media'] = [];
    let { options } = input;
    for (const [index, { mediaId, url, choice }] of (media ?? []).entries()) {
      const named = mediaIdOf({ id: mediaId, url });
      if (!named && !url) return required(`media.${index}.mediaId`);
      if (!named) return refuse('PRODUCT_MEDIA_NOT_EXIST', { url });
      added.push({ id: named, width: 0, height: 0, altText: null });
      if (!choice) continue;
      const { option = '', choice: value = '' } = choice;
      const linked = withChoiceMedia({ ...input, options }, { option, choice: value, mediaIds: [named] }, addAll);
      if (isRefusal(linked)) return linked;
      options = linked;
    }
    const fresh = added.filter((one) => !input.media.some((known) => known.id === one.id));
    return { ...input, options, media: [...input.media, ...fresh] };
  });

/** Without ids, all media of the product. */
export const removeProductMedia = (ctx: Context, { id, mediaIds }: Request<'removeProductMedia'>) =>
  change(ctx, id, (input) => withoutMedia(input, mediaIds.length ? mediaIds : input.media.map((one) => one.id)));

function withoutMedia(input: ProductInput, removed: readonly string[]): ProductInput {
  const isLeft = (id: string) => !removed.includes(id);
  const unlink = <C extends { mediaIds?: string[] }>(choice: C): C => ({
    ...choice,
    mediaIds: choice.mediaIds?.filter(isLeft) ?? [],
  });
  return {
    ...input,
    media: input.media.filter(({ id }) => isLeft(id)),
    options: input.options.map((option) => ({ ...option, choices: option.choices.map(unlink) })),
    modifiers: input.modifiers.map((modifier) => ({ ...modifier, choices: modifier.choices.map(unlink) })),
  };
}

const addAll = (known: readonly string[], added: readonly string[]) => [...new Set([...known, ...added])];
const removeAll = (known: readonly string[], removed: readonly string[]) =>
  removed.length ? known.filter((id) => !removed.includes(id)) : [];

export const addProductMediaToChoices = (ctx: Context, { id, media }: Request<'addProductMediaToChoices'>) =>
  assign(ctx, id, media as Assignment[], addAll);

/** Without ids, all media of the choice. */
export const removeProductMediaFromChoices = (ctx: Context, { id, media }: Request<'removeProductMediaFromChoices'>) =>
  assign(ctx, id, media as Assignment[], removeAll);

type Combine = (known: readonly string[], named: readonly string[]) => string[];

const assign = (ctx: Context, id: string, assignments: readonly Assignment[], combine: Combine) =>
  change(ctx, id, (input) => {
    let { options } = input;
    for (const assignment of assignments) {
      const changed = withChoiceMedia({ ...input, options }, assignment, combine);
      if (isRefusal(changed)) return changed;
      options = changed;
    }
    return { ...input, options };
  });

/** The options with the media of one choice replaced, which is named as in V1's view. */
function withChoiceMedia(
  { options }: ProductInput,
  { option: optionName, choice: choiceName, mediaIds = [] }: Assignment,
  combine: Combine,
): ProductInput['options'] | Refusal {
  const option = options.find(({ name }) => name === optionName);
  const choice = option?.choices.find(({ name, colorCode }) => name === choiceName || colorCode === choiceName);
  if (!choice) return refuse('CHOICE_NOT_EXIST', { option: optionName, choice: choiceName });
  return options.map((one) => ({
    ...one,
    choices: one.choices.map((other) =>
      other === choice ? { ...other, mediaIds: combine(other.mediaIds ?? [], mediaIds) } : other,
    ),
  }));
}

const required = (field: string): Refusal =>
  invalid({ field, description: 'is required', violatedRule: 'REQUIRED_FIELD' });

/** One variant remains, equal to the first, without choices. */
export const deleteProductOptions = (ctx: Context, { id }: Request<'deleteProductOptions'>) =>
  change(ctx, id, (input) => {
    if (input.options.length === 0) return input;
    const [first] = input.variants;
    return {
      ...input,
      options: [],
      variants: [{ ...(first as VariantInput), choices: {}, visible: true }],
      manageVariants: false,
    };
  });

export const removeBrand = (ctx: Context, { id }: Request<'removeBrand'>) =>
  change(ctx, id, (input) => ({ ...input, brand: null }));

export const removeRibbon = (ctx: Context, { id }: Request<'removeRibbon'>) =>
  change(ctx, id, (input) => ({ ...input, ribbon: null }));
