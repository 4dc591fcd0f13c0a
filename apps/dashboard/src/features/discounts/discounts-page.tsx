import { AreasPage } from '../../app/areas-page.tsx';

const areas = [
  { path: '/discounts/automatic', title: 'Automatic discounts' },
  { path: '/discounts/coupons', title: 'Coupons' },
  { path: '/discounts/banners', title: 'Banners' },
] as const;

/** Everything that makes a cart cheaper, and what draws attention to it. */
export function Component() {
  return <AreasPage title="Discounts" areas={areas} />;
}
