import { parseAmount } from '@stoa/money';
import type { Context } from '../../context.ts';
import { invalid, isRefusal, type Refusal } from '../../platform/refusal.ts';
import { detailsOf, type LooseCustomLine } from './custom-details.ts';
import type { Line, LineItem } from './line.ts';
import { readPayment } from './payment-options.ts';
import { notAllowed } from './read-lines.ts';

/** Items outside the catalogue, with prices in the request: for staff and apps, never for buyers. */
export function readCustomLines(ctx: Context, sent: readonly LooseCustomLine[] = []): Line[] | Refusal {
  const isBuyer = ctx.caller.kind !== 'staff' && ctx.caller.kind !== 'app';
  if (isBuyer && sent.length > 0) return notAllowed('customLineItems', 'buyers can only buy items of the catalogue');
  const lines: Line[] = [];
  for (const [index, custom] of sent.entries()) {
    const field = `customLineItems.${index}`;
    const item = readCustomItem(ctx, custom);
    if (typeof item === 'string')
      return invalid({ field: `${field}.${item}`, description: 'does not have a valid value', violatedRule: 'OTHER' });
    const payment = readPayment(ctx, custom, { field, unitPrice: item.unitPrice });
    if (isRefusal(payment)) return payment;
    lines.push({
      id: ctx.newId(),
      quantity: custom.quantity ?? 1,
      reference: null,
      item: payment ? { ...item, payment } : item,
    });
  }
  return lines;
}

/** The item, or the name of the invalid field. */
export function readCustomItem({ site }: Context, custom: LooseCustomLine): LineItem | string {
  // what has no price yet is priced after the order
  const unitPrice = custom.priceUndetermined ? 0 : parseAmount(custom.price ?? '', site.currency);
  const unitFullPrice = custom.fullPrice ? parseAmount(custom.fullPrice, site.currency) : unitPrice;
  const productName = custom.productName?.original;
  if (unitPrice === null || unitPrice < 0) return 'price';
  if (unitFullPrice === null || unitFullPrice < unitPrice) return 'fullPrice';
  if (!productName) return 'productName.original';
  const isPhysical = custom.physicalProperties?.shippable ?? custom.itemType?.preset === 'PHYSICAL';
  return {
    productId: custom.rootCatalogItemId ?? '',
    variantId: '',
    productName,
    slug: '',
    productType: isPhysical ? 'PHYSICAL' : 'DIGITAL',
    sku: custom.physicalProperties?.sku ?? null,
    unitPrice,
    unitFullPrice,
    weight: custom.physicalProperties?.weight ?? null,
    taxGroupId: custom.taxGroupId ?? null,
    deliveryProfileId: custom.deliveryProfileId ?? null,
    image: readImage(custom.media),
    choices: (custom.descriptionLines ?? []).map(({ name, plainText, colorInfo }) => ({
      option: name?.original ?? '',
      choice: (plainText ?? colorInfo)?.original ?? '',
      colorCode: colorInfo?.code ?? null,
    })),
    texts: [],
    availability: { status: 'AVAILABLE', quantityAvailable: custom.quantityAvailable ?? null },
    ...(custom.membersOnly && { restriction: 'MEMBERS_ONLY' as const }),
    custom: detailsOf(custom),
  };
}

function readImage(media: LooseCustomLine['media']): LineItem['image'] {
  if (!media?.id) return null;
  return { id: media.id, width: media.width ?? 0, height: media.height ?? 0, altText: media.altText ?? null };
}
