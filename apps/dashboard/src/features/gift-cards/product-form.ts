/** The fields of the gift card that is for sale, and what is sent of them. */
import type { giftCardProduct, Request, Response } from '@stoa/contract';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { readAmount, readQuantity } from '../../ui/form/read-number.ts';

const texts = words.giftCards;

export type Product = NonNullable<Response<typeof giftCardProduct.getGiftCardProduct>['product']>;

/** An amount to choose. `value` is empty where it is the price. */
export type PresetFields = { id?: string; price: string; value: string };

const MOST_MONTHS = 120;
export const MOST_PRESETS = 12;
/** What a shop that has not set up anything is proposed. */
const USUAL_PRICES = ['25', '50', '100'];

export const readProduct = (product: Product) => ({
  active: product.active ?? false,
  name: product.name ?? '',
  description: product.description ?? '',
  imageId: product.image?.id ?? null,
  presets: product.updatedDate
    ? (product.presets ?? []).map(presetFields)
    : USUAL_PRICES.map((price): PresetFields => ({ price, value: '' })),
  isCustom: Boolean(product.customAmount),
  min: product.customAmount?.min ?? '',
  max: product.customAmount?.max ?? '',
  months: product.validityMonths ? String(product.validityMonths) : '',
});
export type ProductValues = ReturnType<typeof readProduct>;

const presetFields = ({ id, price = '', value }: NonNullable<Product['presets']>[number]): PresetFields => ({
  id,
  price,
  value: value && Number(value) !== Number(price) ? value : '',
});

const isAmount = (text: string): boolean => Number(readAmount(text)) > 0;

/** Messages by the paths of fields. */
export function wrongProduct({ active, name, presets, isCustom, min, max, months }: ProductValues) {
  const month = readQuantity(months);
  return {
    name: missing(name, words.forms.missingName),
    presets: active && presets.length === 0 && !isCustom && texts.sale.noAmounts,
    ...Object.fromEntries(presets.flatMap((preset, index) => wrongPreset(preset, index))),
    min: isCustom && !isAmount(min) && texts.edit.notAboveZero,
    max: isCustom && !(isAmount(max) && Number(readAmount(max)) > Number(readAmount(min))) && texts.sale.notHigher,
    months: months.trim() !== '' && !(month && month <= MOST_MONTHS) && texts.sale.wrongMonths(MOST_MONTHS),
  };
}

function wrongPreset({ price, value }: PresetFields, index: number): [string, string][] {
  if (!isAmount(price)) return [[`presets.${index}.price`, texts.edit.notAboveZero]];
  const isLess = value.trim() !== '' && !(Number(readAmount(value)) >= Number(readAmount(price)));
  return isLess ? [[`presets.${index}.value`, texts.sale.notPrice]] : [];
}

type Sent = Omit<Request<typeof giftCardProduct.updateGiftCardProduct>['product'], 'revision'>;

export const writeProduct = (values: ProductValues): Sent => ({
  active: values.active,
  name: values.name.trim(),
  description: values.description.trim(),
  image: values.imageId ? { id: values.imageId } : null,
  presets: values.presets.map(({ id, price, value }) => ({
    ...(id && { id }),
    price: readAmount(price) ?? '',
    value: value.trim() ? readAmount(value) : null,
  })),
  customAmount: values.isCustom ? { min: readAmount(values.min) ?? '', max: readAmount(values.max) ?? '' } : null,
  validityMonths: values.months.trim() ? readQuantity(values.months) : null,
});
