import type { Response, search } from '@stoa/contract';
import { toDecimal } from '@stoa/money';
import type { Context } from '../../../context.ts';
import { readSite, type Tx } from '../../../platform/db/index.ts';
import {
  type CompiledQuery,
  type Corrections,
  compileQuery,
  nearestWords,
  type Queryable,
} from '../../../platform/query/index.ts';
import { invalid } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import { categoriesNamedInLanguage } from '../../categories/index.ts';
import { priceStyle, shownPrice } from '../../currencies/index.ts';
import { STOCK } from '../../inventory/index.ts';
import { imageOf } from '../product/media-view.ts';
import { productsNamedInLanguage } from '../product/product-texts.ts';
import { v3Searchable } from './product-queries.store.ts';
import { categoryNames, findSuggestions, type Suggestions } from './suggestions.store.ts';

type Answer = Response<typeof search.suggest>;

const MOST_PRODUCTS = 6;
const MOST_CATEGORIES = 4;
const nothing: Suggestions = { products: [], categories: [] };

/** Suggestions for an unfinished search. If nothing matches, mistyped words are corrected. */
export const suggest: UseCase<typeof search.suggest> = async (ctx, { text }) => {
  if (text.includes('\0')) return invalid({ field: 'text', description: 'Value must be text', violatedRule: 'FORMAT' });
  const expression = text.trim().toLowerCase();
  const compile = (queryable: Queryable, limit: number, corrections?: Corrections): CompiledQuery => {
    const wire = { search: { expression, mode: 'AND' }, cursorPaging: { limit } };
    const compiled = compileQuery(wire, queryable, { secret: ctx.cursorSecret, scope: 'suggestions', corrections });
    if (!compiled.ok) throw new Error('words can always be searched');
    return compiled.value;
  };
  const queries = (corrections?: Corrections) => ({
    products: compile(v3Searchable(ctx.site.currency), MOST_PRODUCTS, corrections),
    categories: compile(categoryNames, MOST_CATEGORIES, corrections),
  });
  const asTyped = queries();
  const { text: words } = asTyped.products;
  if (!words) return viewSuggestions(ctx, nothing, new Map());
  const load = () =>
    readSite(ctx, async (tx): Promise<Answer> => {
      const found = await findSuggestions(tx, asTyped.products, asTyped.categories);
      if (found.products.length + found.categories.length > 0)
        return viewSuggestions(ctx, await inLanguage(ctx, tx, found), new Map());
      const corrections = await nearestWords(tx, words.words);
      if (corrections.size === 0) return viewSuggestions(ctx, nothing, corrections);
      const corrected = queries(corrections);
      const other = await findSuggestions(tx, corrected.products, corrected.categories);
      return viewSuggestions(ctx, await inLanguage(ctx, tx, other), corrections);
    });
  const { displayCurrency } = priceStyle(ctx);
  const key = `suggestions ${displayCurrency?.code ?? ''} ${ctx.addresses.media} ${expression}`;
  return ctx.cache.read(ctx.siteId, key, load, { unaffectedBy: STOCK });
};

const inLanguage = async (ctx: Context, tx: Tx, { products, categories }: Suggestions): Promise<Suggestions> => ({
  products: await productsNamedInLanguage(ctx, tx, products),
  categories: await categoriesNamedInLanguage(ctx, tx, categories),
});

function viewSuggestions(ctx: Context, { products, categories }: Suggestions, corrections: Corrections): Answer {
  const style = priceStyle(ctx);
  return {
    products: products.map(({ picture, price, ...product }) => ({
      ...product,
      price: toDecimal(price, style.currency),
      formattedPrice: shownPrice(price, style),
      ...(picture ? { image: imageOf(ctx, { ...picture, id: picture.posterId ?? picture.id }) } : {}),
    })),
    categories,
    corrections: [...corrections].map(([word, alternatives]) => ({ word, alternatives: [...alternatives] })),
  };
}
