import { useMessages } from '@stoa/messages/react';
import type { Sized } from '@stoa/page-model';
import { Fragment } from 'react';
import { BannerCard, type PlacedBanner } from './banner-card.tsx';
import { Picture, type PictureSource } from './picture.tsx';
import { Stars } from './stars.tsx';

export type ProductSummary = {
  id: string;
  name: string;
  href: string;
  picture: PictureSource | null;
  /** The formatted price: `$24.00`, or `from $24.00` if variants differ. */
  price: string;
  /** The struck-through price. */
  compareAtPrice: string | null;
  /** `$1.20 / 100 g`. */
  pricePerUnit: string | null;
  /** The average and number of its reviews; null without any. */
  rating: Rating | null;
  /** The note on the picture: a ribbon, or sold out. */
  note: string | null;
  isSoldOut: boolean;
  /** The product's colours, as CSS values. */
  colors: { name: string; color: string }[];
};

export type Rating = { average: number; count: number };

type ProductCardProps = {
  product: ProductSummary;
  /** Heading level of the product's name in the page's outline. */
  headingLevel: 2 | 3;
  priority?: 'first' | 'lazy';
  /** The `sizes` of its picture, where there are more or fewer columns than usual. */
  sizes?: string | undefined;
};

/** With as many columns as have room, and a picture that takes 72 percent of its card. */
const SIZES = '(min-width: 64rem) 16vw, (min-width: 40rem) 22vw, 33vw';
/** Of the page's width, what all columns have together. */
const COLUMNS_VW = 92;

/** The `sizes` of pictures in so many columns, which may take all of their cards; undefined for the usual ones. */
export function sizesIn({ all, tablet = all, desktop = tablet }: Sized = {}): string | undefined {
  if (!all || !tablet || !desktop) return undefined;
  const [wide, middle, narrow] = [desktop, tablet, all].map((count) => `${Math.ceil(COLUMNS_VW / Number(count))}vw`);
  return `(min-width: 64rem) ${wide}, (min-width: 40rem) ${middle}, ${narrow}`;
}

/** A product in a list: a single link, labelled with the product's name. */
export function ProductCard({ product, headingLevel, priority, sizes = SIZES }: ProductCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="product-card" data-sold-out={product.isSoldOut || undefined}>
      <div className="product-card-picture" data-initial={product.picture ? undefined : initialOf(product.name)}>
        {product.picture && (
          <Picture
            source={{ ...product.picture, alt: '' }}
            ratio={4 / 5}
            // browsers that can do so measure pictures that load late: the theme says how much of its card one takes
            sizes={priority === 'first' ? sizes : `auto, ${sizes}`}
            priority={priority}
            name={product.name}
          />
        )}
        {product.note && <p className="product-card-note">{product.note}</p>}
      </div>
      <Heading className="product-card-name">
        <a href={product.href}>{product.name}</a>
      </Heading>
      {product.rating && <CardRating rating={product.rating} />}
      <p className="price">
        <Price price={product.price} compareAtPrice={product.compareAtPrice} />
        {product.pricePerUnit && <span className="price-per-unit">{product.pricePerUnit}</span>}
      </p>
      <Colors colors={product.colors} />
    </article>
  );
}

/** Stands where there is no picture. */
const initialOf = (name: string): string => ([...name.trim()][0] ?? '').toUpperCase();

function CardRating({ rating: { average, count } }: { rating: Rating }) {
  const messages = useMessages('blocks');
  return (
    <p className="product-card-rating">
      <Stars rating={average} label={messages.rated(average)} />
      <span className="visually-hidden">, {messages.reviews(count)}</span>
      <span aria-hidden="true">({count})</span>
    </p>
  );
}

/** The number of colour dots that fit on a narrow card. */
const MOST_DOTS = 6;

function Colors({ colors }: { colors: ProductSummary['colors'] }) {
  const messages = useMessages('blocks');
  if (colors.length < 2) return null;
  const shown = colors.slice(0, MOST_DOTS);
  const others = colors.length - shown.length;
  return (
    <ul className="color-dots" aria-label={messages.colors}>
      {shown.map(({ name, color }) => (
        <li key={name}>
          <span className="visually-hidden">{name}</span>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <circle cx="6" cy="6" r="5.5" fill={color} />
          </svg>
        </li>
      ))}
      {others > 0 && <li>+{others}</li>}
    </ul>
  );
}

/** A price and, if it was reduced, the former price. */
export function Price({ price, compareAtPrice }: { price: string; compareAtPrice: string | null }) {
  const messages = useMessages('blocks');
  if (!compareAtPrice) return <span className="price-now">{price}</span>;
  return (
    <>
      <span className="visually-hidden">{messages.reducedPrice} </span>
      <span className="price-now price-reduced">{price}</span>{' '}
      <span className="visually-hidden">{messages.priceBefore} </span>
      <s className="price-before">{compareAtPrice}</s>
    </>
  );
}

/** Products side by side, as a list, with banners between them. */
export function ProductList({ products, headingLevel, sizes, first = 0, banners = [] }: ProductListProps) {
  const bannersAfter = (count: number) =>
    banners
      .filter(({ after }) => after === count)
      .map(({ banner }) => (
        <li key={banner.id} className="product-list-banner">
          <BannerCard banner={banner} priority={count < first ? 'first' : 'lazy'} />
        </li>
      ));
  return (
    <ul className="product-list">
      {products.map((product, index) => (
        <Fragment key={product.id}>
          {bannersAfter(index)}
          <li>
            <ProductCard {...{ product, headingLevel, sizes }} priority={index < first ? 'first' : 'lazy'} />
          </li>
        </Fragment>
      ))}
      {bannersAfter(products.length)}
    </ul>
  );
}

type ProductListProps = {
  products: ProductSummary[];
  headingLevel: 2 | 3;
  /** The `sizes` of the pictures, where there are more or fewer columns than usual. */
  sizes?: string | undefined;
  /** The number of pictures likely on the first screen, which load first. */
  first?: number;
  banners?: readonly PlacedBanner[];
};
