/** The words of products, as they are translated. */
import type { RichContentNode } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import {
  inPieces,
  mapPieces,
  type SourceText,
  seoSources,
  type Texts,
  translatedSeo,
  translatedTexts,
} from '../../translations/index.ts';
import { everything } from '../listing/product-queries.store.ts';
import type { Product } from './product.ts';
import { findProductById, findProductsAfter } from './products.store.ts';
import { htmlToRichContent, richContentToHtml } from './rich-text.ts';

type Which = { after: string; limit: number } | { id: string };
type Reader = Pick<Context, 'site'>;

/** Products with their words, in the order in which they were made. */
export async function findProductSources(tx: Tx, which: Which) {
  const found =
    'id' in which
      ? [await findProductById(tx, which.id)]
      : await findProductsAfter(tx, { after: which.after || '0', condition: everything, limit: which.limit });
  return found
    .filter((product) => product !== null)
    .map((product) => ({
      ...{ id: product.id, place: product.numericId, title: product.name },
      texts: textsOf(product),
    }));
}

function textsOf(product: Product): SourceText[] {
  const { name, options, infoSections, seo } = product;
  const line = (field: string, label: string, text: string): SourceText => ({ field, label, text, lines: 'one' });
  return [
    line('name', 'Name', name),
    ...inPieces('description', 'Description', richDescriptionOf(product)),
    ...options.flatMap((option) => [
      line(`option ${option.id}`, 'Option', option.name),
      ...option.choices.map((choice) =>
        line(`choice ${option.id} ${choice.id}`, `Choice of ${option.name}`, choice.name),
      ),
    ]),
    ...infoSections.flatMap(({ id, title, description }) => [
      line(`section ${id}`, 'Section', title),
      ...inPieces(`section ${id} text`, `Text of ${title}`, htmlToRichContent(description)),
    ]),
    ...seoSources(seo),
  ].filter(({ text }) => text !== '');
}

const richDescriptionOf = ({ richDescription, description }: Pick<Product, 'richDescription' | 'description'>) =>
  richDescription ?? htmlToRichContent(description);

/** Products in the language that the caller reads. */
export async function translatedProducts<P extends Product>(ctx: Reader, tx: Tx, products: readonly P[]): Promise<P[]> {
  const texts = await textsOfProducts(ctx, tx, products);
  return products.map((product) => {
    const own = texts.get(product.id);
    return own ? { ...product, ...inLanguage(product, own) } : product;
  });
}

function textsOfProducts(ctx: Reader, tx: Tx, products: readonly { id: string }[]) {
  const ids = products.map(({ id }) => id);
  return translatedTexts(ctx, tx, 'PRODUCT', ids);
}

/** Modifiers keep their names: carts know them by these. */
function inLanguage(product: Product, texts: Texts): Partial<Product> {
  const rich = mapPieces(richDescriptionOf(product), (text) => texts.ofPiece('description', text));
  return {
    name: texts.of('name', product.name),
    description: richContentToHtml((rich as { nodes?: RichContentNode[] }).nodes ?? []),
    richDescription: product.richDescription && (rich as Record<string, unknown>),
    options: product.options.map((option) => ({
      ...option,
      name: texts.of(`option ${option.id}`, option.name),
      choices: option.choices.map((choice) => ({
        ...choice,
        name: texts.of(`choice ${option.id} ${choice.id}`, choice.name),
      })),
    })),
    infoSections: product.infoSections.map((section) => ({
      ...section,
      title: texts.of(`section ${section.id}`, section.title),
      description: htmlInLanguage(section.description, (text) => texts.ofPiece(`section ${section.id} text`, text)),
    })),
    seo: translatedSeo(product.seo, texts),
  };
}

const htmlInLanguage = (html: string, change: (text: string) => string): string =>
  richContentToHtml(mapPieces(htmlToRichContent(html), change).nodes);

/** Products known by their names alone, in the language that the caller reads. */
export async function productsNamedInLanguage<P extends { id: string; name: string }>(
  ctx: Reader,
  tx: Tx,
  products: readonly P[],
): Promise<P[]> {
  const texts = await textsOfProducts(ctx, tx, products);
  return products.map((one) => ({ ...one, name: texts.get(one.id)?.of('name', one.name) ?? one.name }));
}
