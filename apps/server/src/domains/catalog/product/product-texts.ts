/** The words of products, as they are translated. */
import type { RichContentNode } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import {
  inPieces,
  lineSource,
  linesSource,
  mapPieces,
  namedInLanguage,
  type SourceText,
  seoSources,
  type Texts,
  textsOfOne,
  translatedSeo,
  translatedTexts,
  type Which,
} from '../../translations/index.ts';
import { everything } from '../listing/product-queries.store.ts';
import type { NamedReference, Product, ProductModifier, VariantStock } from './product.ts';
import { findProductById, findProductsAfter, type StockedProduct } from './products.store.ts';
import { htmlToRichContent, richContentToHtml } from './rich-text.ts';

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

/** In the order in which archives count what has an id: what is new comes after the rest. */
function textsOf(product: StockedProduct): SourceText[] {
  const { name, options, modifiers, subscriptionPlans, infoSections, seo, stock } = product;
  return [
    ...lineSource('name', 'Name', name),
    ...inPieces('description', 'Description', richDescriptionOf(product)),
    ...options.flatMap((option) => [
      ...lineSource(`option ${option.id}`, 'Option', option.name),
      ...option.choices.flatMap((choice) =>
        lineSource(`choice ${option.id} ${choice.id}`, `Choice of ${option.name}`, choice.name),
      ),
    ]),
    ...infoSections.flatMap(({ id, title, description }) => [
      ...lineSource(`section ${id}`, 'Section', title),
      ...inPieces(`section ${id} text`, `Text of ${title}`, htmlToRichContent(description)),
    ]),
    ...modifiers.flatMap(textsOfModifier),
    ...subscriptionPlans.flatMap(({ id, title, description }) => [
      ...lineSource(`plan ${id}`, 'Subscription', title),
      ...linesSource(`plan ${id} text`, `Text of ${title}`, description),
    ]),
    ...seoSources(seo),
    ...inPieces(PREORDER, 'Pre-order message', messagesOf(stock)),
  ];
}

/** Variants mostly have the same message, which is translated once: messages are pieces, known by what they say. */
const PREORDER = 'preorder';

const messagesOf = (stock: readonly VariantStock[]) =>
  [...new Set(stock.flatMap(({ preorder }) => preorder?.message ?? []))].map((text) => ({ type: 'text', text }));

const stockInLanguage = (stock: readonly VariantStock[], texts: Texts): VariantStock[] =>
  stock.map(({ preorder, ...one }) => ({
    ...one,
    ...(preorder && {
      preorder: { ...preorder, message: preorder.message && texts.ofPiece(PREORDER, preorder.message) },
    }),
  }));

/** What there is of a product, with its messages about pre-orders in the language that the caller reads. */
export async function translatedStock(
  ctx: Reader,
  tx: Tx,
  productId: string,
  stock: readonly VariantStock[],
): Promise<readonly VariantStock[]> {
  if (messagesOf(stock).length === 0) return stock;
  const texts = await textsOfOne(ctx, tx, 'PRODUCT', productId);
  return texts ? stockInLanguage(stock, texts) : stock;
}

function textsOfModifier({ id, name, choices, freeText }: ProductModifier): SourceText[] {
  const { title = '' } = freeText ?? {};
  return [
    ...lineSource(`modifier ${id}`, 'Modifier', name),
    ...(title === name ? [] : lineSource(`modifier ${id} title`, `Title of ${name}`, title)),
    ...choices.flatMap((choice) => lineSource(`modifier ${id} ${choice.id}`, `Choice of ${name}`, choice.name)),
  ];
}

const richDescriptionOf = ({ richDescription, description }: Pick<Product, 'richDescription' | 'description'>) =>
  richDescription ?? htmlToRichContent(description);

/** Products in the language that the caller reads, with their brands and ribbons. */
export async function translatedProducts<P extends Product>(ctx: Reader, tx: Tx, products: readonly P[]): Promise<P[]> {
  if (!ctx.site.mainLanguage) return [...products];
  const ids = products.flatMap((product) => [product.id, ...labelsOf(product).map(({ id }) => id)]);
  const texts = await translatedTexts(ctx, tx, ['PRODUCT', 'BRAND', 'RIBBON'], ids);
  const named = <L extends NamedReference | null>(label: L): L =>
    label && { ...label, name: texts.get(label.id)?.of('name', label.name) ?? label.name };
  return products.map((product) => {
    const own = texts.get(product.id);
    return {
      ...product,
      ...{ brand: named(product.brand), ribbon: named(product.ribbon) },
      additionalRibbons: (product.additionalRibbons ?? []).map(named),
      ...(own && inLanguage(product, own)),
    };
  });
}

const labelsOf = ({ brand, ribbon, additionalRibbons }: Product): NamedReference[] =>
  [brand, ribbon, ...(additionalRibbons ?? [])].filter((label) => label !== null);

/** Carts know options and modifiers by the names that they have in the site's own language, which stay as their keys. */
function inLanguage(product: Product & { stock?: VariantStock[] }, texts: Texts): Partial<StockedProduct> {
  const rich = mapPieces(richDescriptionOf(product), (text) => texts.ofPiece('description', text));
  const named = <N extends { name: string }>(field: string, one: N): N & { key: string } => ({
    ...one,
    key: one.name,
    name: texts.of(field, one.name),
  });
  return {
    name: texts.of('name', product.name),
    description: richContentToHtml((rich as { nodes?: RichContentNode[] }).nodes ?? []),
    richDescription: product.richDescription && (rich as Record<string, unknown>),
    options: product.options.map((option) => ({
      ...named(`option ${option.id}`, option),
      choices: option.choices.map((choice) => named(`choice ${option.id} ${choice.id}`, choice)),
    })),
    modifiers: product.modifiers.map((modifier) => ({
      ...named(`modifier ${modifier.id}`, modifier),
      choices: modifier.choices.map((choice) => named(`modifier ${modifier.id} ${choice.id}`, choice)),
      freeText: modifier.freeText && freeTextInLanguage(modifier, modifier.freeText, texts),
    })),
    subscriptionPlans: product.subscriptionPlans.map((plan) => ({
      ...plan,
      title: texts.of(`plan ${plan.id}`, plan.title),
      description: texts.of(`plan ${plan.id} text`, plan.description),
    })),
    infoSections: product.infoSections.map((section) => ({
      ...section,
      title: texts.of(`section ${section.id}`, section.title),
      description: htmlInLanguage(section.description, (text) => texts.ofPiece(`section ${section.id} text`, text)),
    })),
    seo: translatedSeo(product.seo, texts),
    ...(product.stock && { stock: stockInLanguage(product.stock, texts) }),
  };
}

function freeTextInLanguage(
  { id, name }: ProductModifier,
  freeText: NonNullable<ProductModifier['freeText']>,
  texts: Texts,
): ProductModifier['freeText'] {
  const { title } = freeText;
  const field = title === name ? `modifier ${id}` : `modifier ${id} title`;
  return { ...freeText, key: title, title: texts.of(field, title) };
}

const htmlInLanguage = (html: string, change: (text: string) => string): string =>
  richContentToHtml(mapPieces(htmlToRichContent(html), change).nodes);

/** Products known by their names alone, in the language that the caller reads. */
export const productsNamedInLanguage = <P extends { id: string; name: string }>(
  ctx: Reader,
  tx: Tx,
  products: readonly P[],
): Promise<P[]> => namedInLanguage(ctx, tx, 'PRODUCT', products);
