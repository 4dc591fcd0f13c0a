import { AreasPage } from '../../app/areas-page.tsx';
import { words } from '../../app/words.ts';

const texts = words.discounts;

const areas = [
  { path: '/discounts/automatic', title: texts.rules.title },
  { path: '/discounts/coupons', title: texts.coupons.title },
  { path: '/discounts/banners', title: texts.banners.title },
] as const;

/** Everything that makes a cart cheaper, and what draws attention to it. */
export function Component() {
  return <AreasPage title={texts.title} areas={areas} />;
}
