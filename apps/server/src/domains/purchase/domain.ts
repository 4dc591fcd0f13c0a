import type { Domain } from '../../domain.ts';

export const purchase: Domain = {
  name: 'purchase',
  says: 'What carts, checkouts and orders share: lines, prices, restrictions',
  owns: [],
  reads: {
    discount_rules: 'all rules for a price are read in one statement',
    coupon_uses: 'all rules for a price are read in one statement',
    discount_rule_uses: 'all rules for a price are read in one statement',
    coupons: 'all rules for a price are read in one statement',
    tax_settings: 'all rules for a price are read in one statement',
    order_settings: 'all rules for a purchase are read in one statement',
    orders: 'whether a buyer has had a free trial',
    gift_cards: 'all rules for a price are read in one statement',
  },
};
