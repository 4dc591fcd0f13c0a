/** The metadata of a product's page. */
import { pictureUrl, ratioOf, sizeOf } from '@stoa/blocks';
import type { Messages } from '@stoa/messages';
import { absolute, type Head, SITE_PICTURE } from '../../components/document.tsx';
import { pageUrl } from '../../lib/page-url.ts';
import { plainText, shorten } from '../../lib/plain-text.ts';
import type { Site } from '../../lib/site.ts';
import { breadcrumbList, productData } from '../../lib/structured-data.ts';
import type { ReviewsView } from '../reviews/review-view.ts';
import type { FoundProduct } from './load-product.ts';
import { productHref } from './product-href.ts';
import { picturesOf } from './product-view.ts';

const SHARED_WIDTH = 1200;

export function headOfProduct(
  { view, seo, reviews }: Pick<FoundProduct, 'view' | 'seo'> & { reviews: ReviewsView },
  site: Site,
  crumbs: { name: string; href: string }[],
  messages: Messages['site'],
): Head {
  const canonical = productHref(view.slug);
  const images = picturesOf(view).map((picture) =>
    absolute(pictureUrl(picture.id, sizeOf(SHARED_WIDTH, ratioOf(picture)), view.name), site),
  );
  const described = shorten(plainText(view.description), 160);
  const description = seo.description || described || messages.describeProduct(view.name, site.name);
  const first = view.variants[0];
  return {
    title: seo.title ?? view.name,
    description,
    canonical,
    image: seo.image ?? images[0] ?? absolute(SITE_PICTURE, site),
    shared: { title: seo.sharedTitle, description: seo.sharedDescription },
    isHidden: seo.isHidden,
    type: 'product',
    ...(first && { price: { amount: first.amount, currency: view.money.currency } }),
    data: [
      productData(view, pageUrl(canonical, site), images, site, reviews),
      breadcrumbList(crumbs.map(({ name, href }) => ({ name, url: pageUrl(href, site) }))),
    ],
  };
}
