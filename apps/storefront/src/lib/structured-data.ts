/** Structured data for search engines: schema.org as JSON-LD. */
import { type PictureFile, pictureUrl, ratioOf, sizeOf } from '@stoa/blocks';
import { queryOfSelection } from '../features/product/deep-link.ts';
import { gtinOf } from '../features/product/gtin.ts';
import { propertyOf } from '../features/product/known-options.ts';
import type { ProductView } from '../features/product/product-view.ts';
import type { VariantView } from '../features/product/purchasable.ts';
import { pictureOfSelection, selectionText } from '../features/product/variants.ts';
import type { ReviewsView } from '../features/reviews/review-view.ts';
import { pageUrl } from './page-url.ts';
import { plainText } from './plain-text.ts';
import { type DeliveryRate, rateFor, ratesOf, type Site } from './site.ts';

type Crumb = { name: string; url: string };

export function breadcrumbList(crumbs: Crumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** The items listed on a page. `first` is the position of the first item, counted from 1. */
export function itemList(items: Crumb[], first: number) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: first + index, name, url })),
  };
}

/** Questions on a page with their answers. */
export function questionList(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** As wide or as high as this, in pixels. */
const LOGO_SIZE = 512;
function logoUrl(logo: PictureFile, name: string): string {
  const ratio = ratioOf(logo);
  const width = Math.max(1, Math.round(LOGO_SIZE * Math.min(1, ratio)));
  return pictureUrl(logo.id, { width, height: Math.min(LOGO_SIZE, sizeOf(width, ratio).height) }, name);
}

/** The shop behind the site, and the site with its search; for the home page. */
export function siteData({
  name,
  logo,
  url,
  email,
  phone,
  address,
  policies,
}: Pick<Site, 'name' | 'logo' | 'url' | 'email' | 'phone' | 'address' | 'policies'>) {
  const hasReturnPolicy = policies.some((policy) => policy.name === 'returns');
  const home = pageUrl('/', { url });
  const target = `${pageUrl('/search', { url })}?q={words}`;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${home}#organization`,
      name,
      url: home,
      logo: new URL(logo ? logoUrl(logo, name) : '/icon-512.png', url).href,
      ...(email && { email }),
      ...(phone && { telephone: phone }),
      ...(address.length > 0 && { address: address.join(', ') }),
      // the shop's own words say which goods can be returned, how long and at whose cost
      ...(hasReturnPolicy && {
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          merchantReturnLink: pageUrl('/policies/returns', { url }),
        },
      }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: home,
      publisher: { '@id': `${home}#organization` },
      potentialAction: { '@type': 'SearchAction', target, 'query-input': 'required name=words' },
    },
  ];
}

/** With more variants than this, a page gives only the first. */
const MOST_VARIANTS = 100;

type Delivery = Pick<Site, 'deliveryRates'>;

type Reviews = Pick<ReviewsView, 'rating' | 'reviews'>;

/** A product, or the group of its variants. @param images absolute addresses; `url` is the product's */
export function productData(product: ProductView, url: string, images: string[], site: Delivery, reviews: Reviews) {
  const { id, variants, brand, description, name } = product;
  const [only] = variants.length === 1 ? variants : [];
  const common = {
    '@context': 'https://schema.org',
    name,
    url,
    ...(images.length > 0 && { image: images }),
    ...(description && { description: plainText(description) }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...reviewData(reviews),
  };
  if (only) return { '@type': 'Product', ...common, ...codesOf(only), offers: offer(product, only, url, site) };
  if (variants.length === 0) return { '@type': 'Product', ...common };
  const varied = product.options.flatMap((option) => propertyOf(option.name) ?? []);
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: id,
    ...(varied.length > 0 && { variesBy: varied.map((property) => `https://schema.org/${property}`) }),
    hasVariant: variants
      .slice(0, MOST_VARIANTS)
      .map((variant) => variantData(product, variant, { url, image: images[0], site })),
  };
}

const BOUNDS = { bestRating: 5, worstRating: 1 };

/** The average of the published reviews, and those on the page; nothing without any. */
function reviewData({ rating, reviews }: Reviews) {
  if (!rating) return {};
  const { average, count } = rating;
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, ...BOUNDS },
    ...(reviews.length > 0 && {
      review: reviews.map(({ author, time, title, text, stars }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: author },
        datePublished: time.slice(0, 10),
        ...(title && { name: title }),
        ...(text && { reviewBody: text }),
        reviewRating: { '@type': 'Rating', ratingValue: stars, ...BOUNDS },
      })),
    }),
  };
}

type Page = { url: string; image: string | undefined; site: Delivery };

function variantData(product: ProductView, variant: VariantView, { url, image, site }: Page) {
  const { options, name } = product;
  const chosen = selectionText(options, variant.choices);
  const picture = pictureOfSelection(product, variant.choices);
  const address = picture && image ? new URL(pictureUrl(picture, VARIANT_PICTURE, name), image).href : image;
  const properties = options.flatMap((option): [string, string][] => {
    const property = propertyOf(option.name);
    const choice = option.choices.find(({ id }) => id === variant.choices[option.id]);
    return property && choice ? [[property, choice.name]] : [];
  });
  return {
    '@type': 'Product',
    name: chosen ? `${name}, ${chosen}` : name,
    ...codesOf(variant),
    ...Object.fromEntries(properties),
    ...(address && { image: address }),
    offers: offer(product, variant, url, site),
  };
}

const VARIANT_PICTURE = { width: 960, height: 1200 };

function offer(
  { options, money, deliveryProfileId }: ProductView,
  variant: VariantView,
  url: string,
  { deliveryRates }: Delivery,
) {
  const shipping = ratesOf(deliveryRates, deliveryProfileId).map((rate) =>
    shippingDetails(rate, variant.amount, money.currency),
  );
  return {
    '@type': 'Offer',
    url: url + queryOfSelection(options, variant.choices),
    price: variant.amount,
    priceCurrency: money.currency,
    availability: availabilityOf(variant),
    itemCondition: 'https://schema.org/NewCondition',
    ...(shipping.length > 0 && { shippingDetails: shipping }),
  };
}

function shippingDetails(rate: DeliveryRate, price: string, currency: string) {
  const regions = rate.destinations.map((code) => {
    const [country, region] = code.split('-');
    return { '@type': 'DefinedRegion', addressCountry: country, ...(region && { addressRegion: region }) };
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: rateFor(rate, price), currency },
    ...(regions.length > 0 && { shippingDestination: regions }),
  };
}

function codesOf({ sku, barcode }: VariantView) {
  const gtin = gtinOf(barcode);
  return { ...(sku && { sku }), ...(gtin && { gtin }) };
}

const AVAILABLE = {
  now: 'https://schema.org/InStock',
  ahead: 'https://schema.org/PreOrder',
  never: 'https://schema.org/OutOfStock',
};

function availabilityOf({ inStock, preorder }: VariantView): string {
  if (inStock) return AVAILABLE.now;
  return preorder ? AVAILABLE.ahead : AVAILABLE.never;
}

/** JSON that is safe inside a script element. */
export const scriptJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
