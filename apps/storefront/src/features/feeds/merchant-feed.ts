/** The product feed for merchant centres: RSS 2.0 with Google's attributes, one item per variant. */
import type { Messages } from '@stoa/messages';
import { plainText } from '../../lib/plain-text.ts';
import { type DeliveryRate, rateFor, ratesOf } from '../../lib/site.ts';
import { queryOfSelection } from '../product/deep-link.ts';
import { gtinOf } from '../product/gtin.ts';
import { propertyOf } from '../product/known-options.ts';
import { productHref } from '../product/product-href.ts';
import type { ProductView } from '../product/product-view.ts';
import { picturesOf } from '../product/product-view.ts';
import type { OptionView, VariantView } from '../product/purchasable.ts';
import { pictureOfSelection, selectionText } from '../product/variants.ts';
import { type Measures, unitPricing } from './unit-pricing.ts';
import { element, XML_START } from './xml.ts';

export type FeedProduct = {
  view: ProductView;
  /** Names of categories, from the top down. */
  path: string[];
  /** The contents of each variant and the base of its price per unit, by the variant's id. */
  measures: Map<string, Measures>;
};

export function writeFeedStart(site: { name: string; url: string }, messages: Messages['site']): string {
  const texts = [
    element('title', site.name),
    element('link', site.url),
    element('description', messages.feedDescription(site.name)),
  ];
  return `${XML_START}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${texts.join('')}`;
}

export const FEED_END = '</channel></rss>';

/** @param at makes a path absolute */
export function writeFeedItems(product: FeedProduct, at: (path: string) => string, rates: DeliveryRate[]): string {
  const { variants, money, deliveryProfileId } = product.view;
  const itemOf = (variant: VariantView): string => {
    const attributes = attributesOf(product, variant, at).map(([name, text]) => element(name, text));
    const deliveries = ratesOf(rates, deliveryProfileId).flatMap((rate) =>
      shippingOf(rate, variant.amount, money.currency),
    );
    return `<item>${[...attributes, ...deliveries].join('')}</item>`;
  };
  return variants.map(itemOf).join('');
}

/** What it costs to deliver one of them: to each country, or to the country that the feed is for. */
function shippingOf(rate: DeliveryRate, price: string, currency: string): string[] {
  const destinations = rate.destinations.length > 0 ? rate.destinations : [''];
  return destinations.map((code) => {
    const [country = '', region = ''] = code.split('-');
    const parts = [
      country && element('g:country', country),
      region && element('g:region', region),
      element('g:service', rate.title),
      element('g:price', `${rateFor(rate, price)} ${currency}`),
    ];
    return `<g:shipping>${parts.join('')}</g:shipping>`;
  });
}

type Attribute = [name: string, text: string];

const LONGEST_TITLE = 150;
const LONGEST_DESCRIPTION = 5000;
const MOST_PICTURES = 11;

function attributesOf(product: FeedProduct, variant: VariantView, at: (path: string) => string): Attribute[] {
  const { view, path } = product;
  const named = selectionText(view.options, variant.choices);
  const link = productHref(view.slug) + queryOfSelection(view.options, variant.choices);
  const description = plainText(view.description) || view.name;
  return [
    ['g:id', variant.id],
    ['title', (named ? `${view.name}, ${named}` : view.name).slice(0, LONGEST_TITLE)],
    ['description', description.slice(0, LONGEST_DESCRIPTION)],
    ['link', at(link)],
    ...pictureAttributes(view, variant, at),
    ['g:availability', availabilityOf(variant)],
    ...priceAttributes(view, variant),
    ...codeAttributes(view, variant),
    ...(view.variants.length > 1 ? [['g:item_group_id', view.id] as Attribute] : []),
    ...choiceAttributes(view.options, variant),
    ...(path.length > 0 ? [['g:product_type', path.join(' > ')] as Attribute] : []),
    ...unitPricing(product.measures.get(variant.id)),
  ];
}

function pictureAttributes(view: ProductView, variant: VariantView, at: (path: string) => string): Attribute[] {
  const first = pictureOfSelection(view, variant.choices);
  const ids = picturesOf(view).map(({ id }) => id);
  const [main, ...others] = first && ids.includes(first) ? [first, ...ids.filter((id) => id !== first)] : ids;
  if (!main) return [];
  const address = (id: string) => at(`/media/${encodeURIComponent(id)}`);
  return [
    ['g:image_link', address(main)],
    ...others.slice(0, MOST_PICTURES - 1).map((id): Attribute => ['g:additional_image_link', address(id)]),
  ];
}

function availabilityOf({ inStock, preorder }: VariantView): string {
  if (inStock) return 'in_stock';
  return preorder ? 'preorder' : 'out_of_stock';
}

function priceAttributes({ money }: ProductView, { amount, compareAtAmount }: VariantView): Attribute[] {
  const price = (decimal: string) => `${decimal} ${money.currency}`;
  if (!compareAtAmount) return [['g:price', price(amount)]];
  return [
    ['g:price', price(compareAtAmount)],
    ['g:sale_price', price(amount)],
  ];
}

/** Identifiers of the product: a GTIN, or a brand and manufacturer's number together. */
function codeAttributes({ brand }: ProductView, { sku, barcode }: VariantView): Attribute[] {
  const gtin = gtinOf(barcode);
  const codes: Attribute[] = [
    ...(brand ? [['g:brand', brand] as Attribute] : []),
    ...(gtin ? [['g:gtin', gtin] as Attribute] : []),
    ...(sku ? [['g:mpn', sku] as Attribute] : []),
  ];
  return gtin || (brand && sku) ? codes : [...codes, ['g:identifier_exists', 'no']];
}

function choiceAttributes(options: OptionView[], { choices }: VariantView): Attribute[] {
  return options.flatMap(({ id, name, choices: all }): Attribute[] => {
    const property = propertyOf(name);
    const choice = all.find((candidate) => candidate.id === choices[id]);
    return property && choice ? [[`g:${property}`, choice.name]] : [];
  });
}
