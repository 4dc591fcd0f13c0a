import type { PricedCart } from '@stoa/pricing';
import type { Context } from '../../context.ts';
import { readSite, type Tx } from '../../platform/db/index.ts';
import type { Site } from '../../site.ts';
import type { DeliveryOption } from '../delivery/index.ts';
import {
  findExemption,
  isExemptGroup,
  regionOf,
  rulesIn,
  SHIPPING_GROUP,
  type SiteTaxes,
  siteTaxesOf,
  type TaxAddress,
  type TaxableItem,
} from '../tax/index.ts';
import { isGiftCard, isShippable } from './line.ts';
import type { Purchase } from './purchase.ts';

/** What the tax of a purchase follows from, beside its prices and addresses. */
export type TaxFacts = {
  taxes: SiteTaxes;
  /** The group of exempt buyers that this one belongs to; null for all others. */
  exemptGroupId: string | null;
};

/** The facts for a purchase: remembered with the site, and one statement where buyers may be exempt. */
export async function taxFactsFor(ctx: Context, purchase: Purchase): Promise<TaxFacts> {
  const taxes = await siteTaxesOf(ctx);
  if (!isLookedUp(taxes, purchase)) return { taxes, exemptGroupId: chosenGroup(taxes, purchase) };
  return readSite(ctx, (tx) => taxFactsWithin(tx, purchase, taxes));
}

/** The facts as a transaction sees them. */
export async function taxFactsWithin(tx: Tx, purchase: Purchase, taxes: SiteTaxes): Promise<TaxFacts> {
  const isAsked = isLookedUp(taxes, purchase);
  return {
    taxes,
    exemptGroupId: isAsked ? await findExemption(tx, purchase.exemptible) : chosenGroup(taxes, purchase),
  };
}

/** The group that was chosen for the purchase itself, as long as there is one: a deleted group exempts nobody. */
const chosenGroup = (taxes: SiteTaxes, { exemptible: { groupId = null } }: Purchase): string | null =>
  groupId !== null && isExemptGroup(taxes, groupId) ? groupId : null;

/** Whether only the database knows if the buyer is exempt. */
function isLookedUp(taxes: SiteTaxes, purchase: Purchase): boolean {
  const { contactId, memberId } = purchase.exemptible;
  return taxes.hasExemptions && Boolean(contactId ?? memberId) && chosenGroup(taxes, purchase) === null;
}

/** Where the business is, as far as the site says. */
const businessOf = ({ settings: { country } }: Site): TaxAddress | null => (country ? { country } : null);

/**
 * Where a purchase is taxed: where it is sent to, or where the buyer is billed if nothing is sent. What is collected,
 * and purchases whose address is not known yet, are taxed where the business is.
 */
export function taxAddressOf(
  site: Site,
  purchase: Purchase,
  delivery: Pick<DeliveryOption, 'pickup'> | null,
): TaxAddress | null {
  const { destination, billing, lines } = purchase;
  const isBilled = !lines.some(isShippable) && billing?.country;
  const buyers = isBilled ? billing : destination;
  return delivery?.pickup || !buyers?.country ? businessOf(site) : buyers;
}

/** The rates wherever this purchase may come to be taxed: if they are the same, so is its tax. */
export function taxesInSight(site: Site, { destination, billing }: Purchase, { taxes, exemptGroupId }: TaxFacts) {
  const places = [destination, billing, businessOf(site)].map((address) => {
    const region = regionOf(taxes, address);
    return region && [region.appId, rulesIn(region, exemptGroupId)];
  });
  return [taxes.includedInPrices, exemptGroupId, places];
}

/** What a calculator is asked about: everything with a price, after discounts. Gift cards are taxed when they pay. */
export function taxableItemsOf({ lines, shipping, additionalFees }: PricedCart, purchase: Purchase): TaxableItem[] {
  const untaxed = new Set(purchase.lines.filter(isGiftCard).map(({ id }) => id));
  const names = new Map(purchase.lines.map(({ id, item }) => [id, item.productName]));
  return [
    ...lines
      .filter(({ id }) => !untaxed.has(id))
      .map(({ id, quantity, taxGroupId, totalAfterTax: amount }): TaxableItem => {
        return { id, kind: 'LINE', name: names.get(id) ?? id, quantity, amount, taxGroupId };
      }),
    ...(shipping
      ? [costOf('SHIPPING', { id: shipping.optionId, name: shipping.title, amount: shipping.totalAfterTax })]
      : []),
    ...additionalFees.map(({ id, name, totalAfterTax: amount }) => costOf('FEE', { id, name, amount })),
  ];
}

const costOf = (kind: TaxableItem['kind'], cost: { id: string; name: string; amount: number }): TaxableItem => ({
  ...cost,
  kind,
  quantity: 1,
  taxGroupId: SHIPPING_GROUP.id,
});
