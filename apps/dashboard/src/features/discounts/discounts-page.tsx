import { AreasPage } from '../../app/areas-page.tsx';

const areas = [
  { path: '/discounts/automatic', title: 'Automatic discounts' },
  { path: '/discounts/coupons', title: 'Coupons' },
] as const;

/** Everything that makes a cart cheaper. */
export function Component() {
  return <AreasPage title="Discounts" areas={areas} />;
}
