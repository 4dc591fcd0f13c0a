/** The words of categories, as they are translated. */
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  inPieces,
  lineSource,
  linesSource,
  mapPieces,
  namedInLanguage,
  type SourceText,
  seoSources,
  sourcesAmong,
  type Texts,
  translatedSeo,
  translatedTexts,
  type Which,
} from '../translations/index.ts';
import { findAllCategories } from './categories.store.ts';
import type { Category } from './category.ts';

type Reader = Pick<Context, 'site'>;

/** Categories with their words. A site has so few that all are read. */
export async function findCategorySources(tx: Tx, which: Which) {
  const all = await findAllCategories(tx);
  return sourcesAmong(
    all.map((category) => ({ id: category.id, title: category.name, texts: textsOf(category) })),
    which,
  );
}

function textsOf({ name, description, richContentDescription, image, seoData }: Category): SourceText[] {
  return [
    ...lineSource('name', 'Name', name),
    ...linesSource('description', 'Description', description),
    ...inPieces('rich', 'Description', richContentDescription),
    ...lineSource('image', 'Picture description', image?.altText),
    ...seoSources(seoData),
  ];
}

/** Categories in the language that the caller reads, with those above them. */
export async function translatedCategories<C extends Category>(
  ctx: Reader,
  tx: Tx,
  categories: readonly C[],
): Promise<C[]> {
  if (!ctx.site.mainLanguage) return [...categories];
  const ids = categories.flatMap(({ id, breadcrumbs = [] }) => [id, ...breadcrumbs.map((one) => one.categoryId)]);
  const texts = await translatedTexts(ctx, tx, 'CATEGORY', ids);
  return categories.map((category) => {
    const own = texts.get(category.id);
    const breadcrumbs = category.breadcrumbs?.map((one) => ({
      ...one,
      categoryName: texts.get(one.categoryId)?.of('name', one.categoryName) ?? one.categoryName,
    }));
    return { ...category, ...(own && inLanguage(category, own)), ...(breadcrumbs && { breadcrumbs }) };
  });
}

const inLanguage = (category: Category, texts: Texts): Partial<Category> => ({
  name: texts.of('name', category.name),
  description: texts.of('description', category.description),
  richContentDescription: mapPieces(category.richContentDescription, (text) => texts.ofPiece('rich', text)),
  image: category.image && { ...category.image, altText: texts.of('image', category.image.altText) },
  seoData: translatedSeo(category.seoData, texts),
});

/** Categories known by their names alone, in the language that the caller reads. */
export const categoriesNamedInLanguage = <C extends { id: string; name: string }>(
  ctx: Reader,
  tx: Tx,
  categories: readonly C[],
): Promise<C[]> => namedInLanguage(ctx, tx, 'CATEGORY', categories);
