import { Price } from '@stoa/blocks';
import { formatSum, savedPercent } from '../lib/amounts.ts';
import type { Purchasable, VariantView } from '../lib/purchasable.ts';

type PurchasePriceProps = {
  variant: VariantView;
  money: Purchasable['money'];
  /** Decimal amounts that the answers to modifiers add. */
  added: string[];
};

/** What one piece costs as it is chosen, and what it cost before. */
export function PurchasePrice({ variant, money, added }: PurchasePriceProps) {
  const { amount, price, compareAtAmount, compareAtPrice, pricePerUnit } = variant;
  const withAdded = (base: string, shown: string) => (added.length > 0 ? formatSum([base, ...added], money) : shown);
  const saved = savedPercent(amount, compareAtAmount);
  return (
    <div className="purchase-price" aria-live="polite">
      <p className="price">
        <Price
          price={withAdded(amount, price)}
          compareAtPrice={compareAtAmount && compareAtPrice ? withAdded(compareAtAmount, compareAtPrice) : null}
        />
        {saved && <span className="price-saved">Save {saved}%</span>}
      </p>
      {pricePerUnit && <p className="price-per-unit">{pricePerUnit}</p>}
    </div>
  );
}
