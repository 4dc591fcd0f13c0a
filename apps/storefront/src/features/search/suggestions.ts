import type { Messages } from '@stoa/messages';
import { connect, httpTransport, search } from '@stoa/sdk';
import { categoryHref } from '../listing/category-href.ts';
import { productHref } from '../product/product-href.ts';

export type Suggestion = {
  label: string;
  href: string;
  pictureId: string | null;
  /** Shown beside it: a price, or that it is a category. */
  note: string;
};

/** Suggestions for the text typed so far: categories first, as they are few. */
export async function loadSuggestions(
  text: string,
  messages: Messages['search'],
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const transport = httpTransport({ baseUrl: '', fetch: (url, init) => fetch(url, { ...init, signal }) });
  const { path: inPath = '' } = document.documentElement.dataset;
  const { products = [], categories = [] } = await connect(search, transport).suggest({ text });
  return [
    ...categories.map(({ name = '', slug = '' }) => ({
      label: name,
      href: inPath + categoryHref(slug),
      pictureId: null,
      note: messages.category,
    })),
    ...products.map(({ name = '', slug = '', image, formattedPrice = '', priceVaries }) => ({
      label: name,
      href: inPath + productHref(slug),
      pictureId: image?.id ?? null,
      note: priceVaries ? messages.priceFrom(formattedPrice) : formattedPrice,
    })),
  ];
}
