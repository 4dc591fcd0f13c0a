import { type ProductSummary, type Rating, Stars } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { island } from '../../island.tsx';
import type { LoadedReviews } from '../reviews/load-reviews.tsx';
import { REVIEWS_ID } from '../reviews/review-choice.ts';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { WishForm } from '../wishlist/wish-form.tsx';
import Gallery from './gallery.island.tsx';
import { productHref } from './product-href.ts';
import { ProductRow } from './product-row.tsx';
import type { ProductView } from './product-view.ts';
import type { Purchasable } from './purchasable.ts';
import Purchase, { type PurchaseProps } from './purchase.island.tsx';

const GalleryIsland = island('product/gallery', Gallery, { messages: ['product'] });
const PurchaseIsland = island('product/purchase', Purchase, { messages: ['product', 'cart', 'blocks'] });

type ProductPageProps = {
  view: ProductView;
  siteName: string;
  crumbs: { name: string; href: string }[];
  related: ProductSummary[];
  isWished: boolean;
  reviews: LoadedReviews;
  /** The address of the page. */
  url: URL;
  purchase: Omit<PurchaseProps, 'product'>;
};

export function ProductPage({ view, siteName, crumbs, related, isWished, reviews, url, purchase }: ProductPageProps) {
  const messages = useMessages('site');
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <article className="product" data-plain={view.media.length > 0 ? undefined : ''}>
        {view.media.length > 0 && <GalleryIsland media={view.media} productName={view.name} />}
        <div className="product-words">
          <Ribbons ribbons={view.ribbons} />
          <h1>{view.name}</h1>
          {reviews.view.rating && <ProductRating rating={reviews.view.rating} />}
          {view.brand && view.brand !== siteName && <p className="product-brand">{view.brand}</p>}
          <PurchaseIsland product={purchasableOf(view)} {...purchase} />
          <WishForm productId={view.id} productName={view.name} isWished={isWished} from={productHref(view.slug)} />
          <Description view={view} />
        </div>
      </article>
      <ReviewsSection product={view} reviews={reviews} url={url} siteName={siteName} />
      <ProductRow id="related" heading={messages.related} products={related} />
    </>
  );
}

/** The rating beside the product's name, a link to its reviews. */
function ProductRating({ rating: { average, count } }: { rating: Rating }) {
  const messages = useMessages('reviews');
  const { rated } = useMessages('blocks');
  return (
    <p className="product-rating">
      <a href={`#${REVIEWS_ID}`}>
        <Stars rating={average} label={rated(average)} size={18} /> {messages.count(count)}
      </a>
    </p>
  );
}

function Ribbons({ ribbons }: { ribbons: string[] }) {
  if (ribbons.length === 0) return null;
  return (
    <ul className="ribbons">
      {ribbons.map((ribbon) => (
        <li key={ribbon} className="eyebrow">
          {ribbon}
        </li>
      ))}
    </ul>
  );
}

function Description({ view }: { view: ProductView }) {
  return (
    <>
      {view.description && (
        <div className="prose product-description" dangerouslySetInnerHTML={{ __html: view.description }} />
      )}
      {view.infoSections.length > 0 && (
        <div className="info-sections">
          {view.infoSections.map(({ title, html }) => (
            <details key={title}>
              <summary>
                <h2>{title}</h2>
              </summary>
              <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
            </details>
          ))}
        </div>
      )}
    </>
  );
}

/** Only the island's data is embedded in the page. */
function purchasableOf(view: ProductView): Purchasable {
  const { id, slug, name, money, options, modifiers, variants, plans, restriction } = view;
  return { id, slug, name, money, options, modifiers, variants, plans, restriction };
}
