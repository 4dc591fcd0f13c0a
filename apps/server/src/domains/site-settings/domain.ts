import type { Domain } from '../../domain.ts';
import { settingsPart } from './archive.ts';
import { served } from './operations.ts';

const progress = 'the steps of the set-up are ticked off by what is there';
const prices = 'the currency is fixed once something has a price';

export const siteSettings: Domain = {
  name: 'site-settings',
  says: 'What a shop needs before its first sale: its settings, and how far its set-up is',
  owns: [],
  reads: {
    products: progress,
    shipping_options: progress,
    pickup_locations: progress,
    local_delivery_options: progress,
    tax_regions: progress,
    checkout_settings: `${progress}, and ${prices}`,
    carts: prices,
    orders: prices,
    gift_cards: prices,
    coupons: prices,
    discount_rules: prices,
    checkout_templates: prices,
    tip_settings: prices,
  },
  serves: served,
  archives: [settingsPart],
};
