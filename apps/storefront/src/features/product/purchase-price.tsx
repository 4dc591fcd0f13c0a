import { Price } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { formatSum, savedPercent } from '../../lib/amounts.ts';
import type { Purchasable, VariantView } from './purchasable.ts';

type PurchasePriceProps = {
  variant: VariantView;
  money: Purchasable['money'];
  /** The surcharges of the answers to modifiers, as decimal amounts. */
  added: string[];
  /** The chosen way to buy it. */
  plan: string;
};

/** The price of one piece with the current choices, and its former price. */
export function PurchasePrice({ variant, money, added, plan }: PurchasePriceProps) {
  const messages = useMessages('product');
  const { pricePerUnit } = variant;
  const { amount, price, compareAtAmount, compareAtPrice } = priceBy(plan, variant);
  const withAdded = (base: string, shown: string) => (added.length > 0 ? formatSum([base, ...added], money) : shown);
  const saved = savedPercent(amount, compareAtAmount);
  return (
    <div className="purchase-price" aria-live="polite">
      <p className="price">
        <Price
          price={withAdded(amount, price)}
          compareAtPrice={compareAtAmount && compareAtPrice ? withAdded(compareAtAmount, compareAtPrice) : null}
        />
        {saved && <span className="price-saved">{messages.save(saved)}</span>}
      </p>
      {pricePerUnit && <p className="price-per-unit">{pricePerUnit}</p>}
    </div>
  );
}

/** What a subscription saves counts as a lower price. */
function priceBy(plan: string, variant: VariantView): Pick<VariantView, PriceField> {
  const own = variant.planPrices[plan];
  if (!own || own.amount === variant.amount) return variant;
  return {
    ...own,
    compareAtAmount: variant.compareAtAmount ?? variant.amount,
    compareAtPrice: variant.compareAtPrice ?? variant.price,
  };
}

type PriceField = 'amount' | 'price' | 'compareAtAmount' | 'compareAtPrice';
