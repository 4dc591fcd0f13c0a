import { formatsOf, messagesIn } from '@stoa/messages';
import { formatAmount, parseAmount, toDecimal } from '@stoa/money';
import type { ItemPrices } from '@stoa/pricing';
import type { Context } from '../../../context.ts';
import { mainLanguageOf } from '../../../site.ts';
import type { GiftCardToIssue } from '../../catalog/index.ts';
import { type PriceStyle, priceStyle } from '../../currencies/index.ts';
import { availabilityOf, isGiftCard, isShippable, type Line, type LineItem } from '../line.ts';
import type { Overrides } from '../overrides.ts';
import { viewPayment } from '../payment-options.ts';
import { unitPriceAfterRules, viewMultiCurrencyPrice } from './price-view.ts';
import { subscriptionWords, viewSubscriptionOption } from './subscription-view.ts';

type ViewContext = Pick<Context, 'addresses' | 'site' | 'displayCurrency'>;

/** Clients cannot show a line without a picture. */
const PLACEHOLDER = { id: 'placeholder.svg', width: 1200, height: 1500, altText: null };
const LONGEST_TEXT = 600;

/** The common part of an item's view in carts, checkouts and orders. */
export function viewItem(ctx: ViewContext, { reference, item }: Pick<Line, 'reference' | 'item'>) {
  return {
    ...(reference && { catalogReference: reference }),
    productName: { original: item.productName, translated: item.translated?.productName ?? item.productName },
    descriptionLines: viewDescription(ctx, item),
    physicalProperties: { sku: item.sku ?? '', weight: item.weight ?? 0, shippable: isShippable({ item }) },
    itemType: item.custom?.itemType ?? { preset: item.productType },
    picture: viewPicture(ctx, item),
  };
}

/** A line of a cart or a checkout. Amounts are as entered, after automatic discounts and before coupons. */
export function viewLine(ctx: ViewContext, line: Line, priced: ItemPrices, style = priceStyle(ctx)) {
  const { id, quantity, reference, item } = line;
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  const relativePath = isGiftCard(line) ? '/gift-card' : `/product-page/${encodeURIComponent(item.slug)}`;
  return {
    id,
    quantity,
    ...viewItem(ctx, line),
    ...(reference && { url: { relativePath, url: `${ctx.addresses.pages}${relativePath}` } }),
    ...(line.overrides && { catalogOverrideFields: viewOverrides(line.overrides, style) }),
    price: price(unitPriceAfterRules(priced)),
    fullPrice: price(priced.unitFullPrice),
    priceBeforeDiscounts: price(priced.unitPrice),
    lineItemPrice: price(priced.linePriceAfterRules),
    availability: availabilityOf(line),
    ...(item.subscription && { subscriptionOptionInfo: viewSubscriptionOption(item.subscription) }),
    ...viewPayment(priced.payment, price),
    customLineItem: reference === null,
    ...viewCustom(item.custom, style),
  };
}

const viewOverrides = ({ productName, unitPrice, unitFullPrice, payment }: Overrides, { currency }: PriceStyle) => ({
  ...(productName !== undefined && { productName: translated(productName) }),
  ...(unitPrice !== undefined && { price: toDecimal(unitPrice, currency) }),
  ...(unitFullPrice !== undefined && { fullPrice: toDecimal(unitFullPrice, currency) }),
  ...(payment !== undefined && {
    paymentOption: { value: payment?.option ?? ('FULL_PAYMENT_ONLINE' as const) },
    ...(payment?.option === 'DEPOSIT_ONLINE' && { depositAmount: toDecimal(payment.deposit, currency) }),
  }),
});

/** What an item outside the catalogue says of itself. The prices of its modifiers are part of its own. */
function viewCustom(custom: LineItem['custom'], style: PriceStyle) {
  const { itemType: _, modifierGroups, ...details } = custom ?? {};
  if (!modifierGroups) return details;
  const price = (amount: number) => viewMultiCurrencyPrice(amount, style);
  const priceOf = (amount: string | null | undefined) => parseAmount(amount ?? '0', style.currency) ?? 0;
  const modifiers = modifierGroups.flatMap((group) => group.modifiers ?? []);
  return {
    ...details,
    modifierGroups: modifierGroups.map((group) => ({
      ...group,
      modifiers: (group.modifiers ?? []).map((modifier) => ({ ...modifier, price: price(priceOf(modifier.price)) })),
    })),
    modifiersTotalPrice: price(modifiers.reduce((total, one) => total + priceOf(one.price) * (one.quantity ?? 1), 0)),
  };
}

const translated = (text: string) => ({ original: text, translated: text });

function viewDescription(
  { site }: ViewContext,
  { choices, translated: words, texts, preorder, giftCard, subscription, unitPrice }: LineItem,
) {
  return [
    ...choices.map(({ option, choice, colorCode }, at) => {
      const seen = words?.choices[at] ?? { option, choice };
      const value = { original: choice, translated: seen.choice };
      return {
        name: { original: option, translated: seen.option },
        ...(colorCode ? { colorInfo: { ...value, code: colorCode } } : { plainText: value }),
      };
    }),
    ...texts.map(({ title, text }, at) => ({
      name: { original: title, translated: words?.titles?.[at] ?? title },
      plainText: translated(text.slice(0, LONGEST_TEXT)),
    })),
    ...(giftCard ? describeGiftCard(site, giftCard, unitPrice) : []),
    ...(subscription
      ? [
          {
            name: translated(messagesIn(site.language).subscriptions.line),
            plainText: translated(subscriptionWords(subscription, site.language)),
          },
        ]
      : []),
    ...(preorder ? [describePreorder(site, preorder, words?.preorder)] : []),
  ];
}

function describePreorder(
  site: ViewContext['site'],
  { message }: NonNullable<LineItem['preorder']>,
  translatedMessage = message,
) {
  const [own, read] = [messagesIn(mainLanguageOf(site)).orders, messagesIn(site.language).orders];
  return {
    name: { original: own.preorder, translated: read.preorder },
    plainText: { original: message || own.preorderNote, translated: translatedMessage || read.preorderNote },
  };
}

/** Whom a gift card goes to, when, and with which words; and what it is worth, if that is not its price. */
function describeGiftCard(site: ViewContext['site'], giftCard: GiftCardToIssue, price: number) {
  const { value, recipient, message, deliveryDate } = giftCard;
  const words = messagesIn(site.language).giftCard;
  const line = (name: string, text: string) => ({ name: translated(name), plainText: translated(text) });
  const { name, email } = recipient ?? {};
  return [
    ...(value === price ? [] : [line(words.lineValue, formatAmount(value, site.currency, site.language))]),
    ...(email ? [line(words.lineTo, name ? `${name} (${email})` : email)] : []),
    ...(deliveryDate ? [line(words.lineOn, formatsOf(site).longDate(deliveryDate))] : []),
    ...(message ? [line(words.lineMessage, message)] : []),
  ];
}

function viewPicture({ addresses }: ViewContext, { image, productName }: LineItem) {
  const { id, width, height, altText } = image ?? PLACEHOLDER;
  return { id, url: `${addresses.media}/media/${id}`, width, height, altText: altText ?? productName, filename: id };
}
