import type { giftCardProduct, Request } from '@stoa/contract';
import { parseAmount, toDecimal } from '@stoa/money';
import { isPriceable } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import { findMediaFiles } from '../media/index.ts';
import type { GiftCardProduct, Preset } from './product.ts';

type Sent = Request<typeof giftCardProduct.updateGiftCardProduct>['product'];

/** The product after a request: what is left out stays, null clears. Amounts of another currency than the site's go. */
export async function changeProduct(
  ctx: Context,
  tx: Tx,
  saved: GiftCardProduct,
  sent: Sent,
): Promise<GiftCardProduct | Refusal> {
  const { currency } = ctx.site;
  const known = saved.currency === currency ? saved : { ...saved, currency, presets: [], customAmount: null };
  const presets = sent.presets ? readPresets(ctx, known, sent.presets) : known.presets;
  if (isRefusal(presets)) return presets;
  const customAmount = sent.customAmount === undefined ? known.customAmount : readRange(sent.customAmount, currency);
  if (isRefusal(customAmount)) return customAmount;
  const image = sent.image === undefined ? known.image : await readImage(tx, sent.image);
  if (isRefusal(image)) return image;
  const active = sent.active ?? known.active;
  if (active && presets.length === 0 && !customAmount)
    return wrong('presets', 'needs an amount, or a range of amounts, for a gift card that is for sale');
  const name = sent.name === undefined ? known.name : sent.name.trim();
  if (!name) return wrong('name', 'must not be blank');
  return {
    ...known,
    ...{ active, name, image, presets, customAmount },
    description: (sent.description ?? known.description).trim(),
    validityMonths: sent.validityMonths === undefined ? known.validityMonths : sent.validityMonths,
  };
}

/** The presets in the order in which they were sent. */
function readPresets(ctx: Context, known: GiftCardProduct, sent: NonNullable<Sent['presets']>): Preset[] | Refusal {
  const { currency } = ctx.site;
  const presets: Preset[] = [];
  for (const [index, one] of sent.entries()) {
    const price = readAmount(one.price, currency);
    if (price === null) return notAnAmount(`presets.${index}.price`, currency);
    const value = one.value ? readAmount(one.value, currency) : price;
    if (value === null) return notAnAmount(`presets.${index}.value`, currency);
    if (value < price) return wrong(`presets.${index}.value`, 'must not be less than the price');
    const id = known.presets.find((each) => each.id === one.id?.toLowerCase())?.id ?? ctx.newId();
    if (presets.some((each) => each.id === id)) return wrong(`presets.${index}.id`, 'is that of another preset');
    if (presets.some((each) => each.price === price && each.value === value))
      return wrong(`presets.${index}.price`, 'is there already');
    presets.push({ id, price, value });
  }
  return presets;
}

function readRange(sent: Sent['customAmount'], currency: string): GiftCardProduct['customAmount'] | Refusal {
  if (!sent) return null;
  const min = readAmount(sent.min, currency);
  if (min === null) return notAnAmount('customAmount.min', currency);
  const max = readAmount(sent.max, currency);
  if (max === null) return notAnAmount('customAmount.max', currency);
  return min < max ? { min, max } : wrong('customAmount.max', `must be more than ${toDecimal(min, currency)}`);
}

async function readImage(tx: Tx, sent: Sent['image']): Promise<GiftCardProduct['image'] | Refusal> {
  if (!sent?.id) return null;
  const [file] = await findMediaFiles(tx, [sent.id]);
  if (!file) return wrong('image.id', 'is not a file of the media library');
  return { id: file.id, width: file.width ?? 0, height: file.height ?? 0, altText: sent.altText || null };
}

/** An amount that can be sold; null for any other. */
function readAmount(text: string | undefined, currency: string): number | null {
  const amount = parseAmount(text ?? '', currency);
  return amount && amount > 0 && isPriceable({ quantity: 1, unitFullPrice: amount }) ? amount : null;
}

const notAnAmount = (field: string, currency: string) => wrong(field, `must be an amount of ${currency} above 0`);

const wrong = (field: string, description: string): Refusal =>
  invalid({ field: `product.${field}`, description, violatedRule: 'OTHER' });
