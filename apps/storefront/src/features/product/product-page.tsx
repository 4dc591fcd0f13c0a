import { type BlockData, type Rating, Stars } from '@stoa/blocks';
import { useMessages } from '@stoa/messages/react';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { island } from '../../island.tsx';
import type { LoadedReviews } from '../reviews/load-reviews.tsx';
import { REVIEWS_ID } from '../reviews/review-choice.ts';
import { ReviewsSection } from '../reviews/reviews-section.tsx';
import { WishForm } from '../wishlist/wish-form.tsx';
import Gallery from './gallery.island.tsx';
import { productHref } from './product-href.ts';
import type { ProductView } from './product-view.ts';
import type { Purchasable } from './purchasable.ts';
import Purchase, { type PurchaseProps } from './purchase.island.tsx';

const GalleryIsland = island('product/gallery', Gallery, { messages: ['product'] });
const PurchaseIsland = island('product/purchase', Purchase, { messages: ['product', 'cart', 'blocks'] });

type ShownProduct = {
  view: ProductView;
  siteName: string;
  crumbs: { name: string; href: string }[];
  isWished: boolean;
  reviews: LoadedReviews;
  /** The address of the page. */
  url: URL;
  purchase: Omit<PurchaseProps, 'product'>;
};

/** What the blocks of a product's page show, by their types. */
export function productParts(shown: ShownProduct): NonNullable<BlockData['parts']> {
  const { view, siteName, crumbs, isWished, reviews, url, purchase } = shown;
  const { rating } = reviews.view;
  return {
    breadcrumbs: <Breadcrumbs crumbs={crumbs} />,
    productGallery: view.media.length > 0 ? <GalleryIsland media={view.media} productName={view.name} /> : null,
    productRibbons: view.ribbons.length > 0 ? <Ribbons ribbons={view.ribbons} /> : null,
    productName: <h1>{view.name}</h1>,
    productRating: rating && <ProductRating rating={rating} />,
    productBrand: view.brand && view.brand !== siteName ? <p className="product-brand">{view.brand}</p> : null,
    purchase: <PurchaseIsland product={purchasableOf(view)} {...purchase} />,
    wishButton: (
      <WishForm productId={view.id} productName={view.name} isWished={isWished} from={productHref(view.slug)} />
    ),
    productDescription: view.description ? (
      <div className="prose product-description" dangerouslySetInnerHTML={{ __html: view.description }} />
    ) : null,
    productDetails: view.infoSections.length > 0 ? <Details sections={view.infoSections} /> : null,
    productReviews: <ReviewsSection product={view} reviews={reviews} url={url} siteName={siteName} />,
  };
}

/** The rating beside the product's name, a link to its reviews. */
function ProductRating({ rating: { average, count }, ...marks }: { rating: Rating }) {
  const messages = useMessages('reviews');
  const { rated } = useMessages('blocks');
  return (
    <p className="product-rating" {...marks}>
      <a href={`#${REVIEWS_ID}`}>
        <Stars rating={average} label={rated(average)} size={18} /> {messages.count(count)}
      </a>
    </p>
  );
}

function Ribbons({ ribbons, ...marks }: { ribbons: string[] }) {
  return (
    <ul className="ribbons" {...marks}>
      {ribbons.map((ribbon) => (
        <li key={ribbon} className="eyebrow">
          {ribbon}
        </li>
      ))}
    </ul>
  );
}

function Details({ sections, ...marks }: { sections: ProductView['infoSections'] }) {
  return (
    <div className="info-sections" {...marks}>
      {sections.map(({ title, html }) => (
        <details key={title}>
          <summary>
            <h2>{title}</h2>
          </summary>
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  );
}

/** Only the island's data is embedded in the page. */
function purchasableOf(view: ProductView): Purchasable {
  const { id, slug, name, money, options, modifiers, variants, plans, restriction } = view;
  return { id, slug, name, money, options, modifiers, variants, plans, restriction };
}
