import { isDeepStrictEqual } from 'node:util';
import type { catalogImport, Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import type { ProductInput } from './build-product.ts';
import { categoriesNamed } from './categories.store.ts';
import { type ImportProblem, type ProductCsv, readProductCsv } from './import/read-product-csv.ts';
import { emptyContent, type ProductDraft, type ProductMedia } from './product.ts';
import { findProductBySlug, type StockedProduct } from './products.store.ts';
import { sanitise } from './rich-text.ts';
import { changeProduct, createProduct } from './save-product.ts';
import { slugOf } from './slug.ts';
import { toInput } from './v3-write.ts';
import { sameChoices } from './variant-choices.ts';

/** Finds the media file for a picture that the file names; null when there is none. */
export type PictureSource = (source: string) => Promise<{ id: string } | null>;
export type ImportReport = {
  format: string | null;
  created: number;
  updated: number;
  unchanged: number;
  problems: ImportProblem[];
};

/**
 * Takes in products from a store CSV. Each product stands for itself: what is wrong with one is explained and the rest
 * goes in. A product whose slug exists is brought up to date, so the same file twice changes nothing.
 */
export async function importProducts(ctx: Context, csv: string, pictureOf: PictureSource): Promise<ImportReport> {
  const { format, products, problems } = readProductCsv(csv, { currency: ctx.site.currency });
  const report: ImportReport = { format, created: 0, updated: 0, unchanged: 0, problems: [...problems] };
  const categoryIds = await ensureCategories(ctx, products);
  for (const { row, draft } of products) {
    const { media, missing } = await findMedia(draft, pictureOf);
    if (missing[0] !== undefined) report.problems.push(withoutPictures(row, missing[0], missing.length));
    const outcome = await importOne(ctx, draft, media, categoryIds);
    if (isRefusal(outcome))
      report.problems.push({ row, column: '', value: draft.name, reason: explain(outcome), severity: 'error' });
    else report[outcome]++;
  }
  report.problems.sort((one, other) => one.row - other.row);
  return report;
}

async function findMedia(draft: ProductDraft, pictureOf: PictureSource) {
  const media: ProductMedia[] = [];
  const missing: string[] = [];
  for (const { source, altText } of draft.media) {
    const file = await pictureOf(source);
    if (file) media.push({ id: file.id, width: 0, height: 0, altText });
    else missing.push(source);
  }
  return { media, missing };
}

function withoutPictures(row: number, value: string, count: number): ImportProblem {
  const pictures = count === 1 ? 'This picture was' : `This and ${count - 1} more pictures were`;
  const reason = `${pictures} not found. The product was imported without.`;
  return { row, column: 'Image Src', value, reason, severity: 'warning' };
}

async function ensureCategories(ctx: Context, products: ProductCsv['products']): Promise<Map<string, string>> {
  const names = [...new Set(products.flatMap(({ draft }) => draft.categories))];
  const wanted = names.map((name) => ({ id: ctx.newId(), name, slug: slugOf(name) }));
  return withSite(ctx, async (tx) => {
    ctx.cache.changed(tx);
    return categoriesNamed(tx, wanted, ctx.now());
  });
}

async function importOne(
  ctx: Context,
  draft: ProductDraft,
  media: ProductMedia[],
  categoryIds: Map<string, string>,
): Promise<'created' | 'updated' | 'unchanged' | Refusal> {
  const stock = draft.variants.map((variant) => levelOf(variant.stock));
  return withSite<'created' | 'updated' | 'unchanged' | Refusal>(ctx, async (tx) => {
    const known = draft.slug ? await findProductBySlug(tx, draft.slug, { lock: true }) : null;
    // pictures that cannot be had now are no reason to take away those that a product has
    const pictures = media.length < draft.media.length && known?.media.length ? known.media : media;
    const input = toProductInput(draft, pictures, categoryIds, known);
    if (!known) {
      const created = await createProduct(ctx, tx, input, stock);
      return isRefusal(created) ? created : 'created';
    }
    if (isUpToDate(known, input, stock)) return 'unchanged';
    const changed = await changeProduct(ctx, tx, known, input, stock);
    return isRefusal(changed) ? changed : 'updated';
  });
}

/** Whether writing the input would leave the product as it is. */
function isUpToDate(known: StockedProduct, input: ProductInput, stock: ReturnType<typeof levelOf>[]): boolean {
  const current = toInput(known);
  const sameStock = input.variants.every((variant, index) => {
    const level = known.stock.find((one) => one.variantId === variant.id);
    return (
      level?.trackQuantity === stock[index]?.trackQuantity &&
      level?.quantity === stock[index]?.quantity &&
      level?.inStock === stock[index]?.inStock
    );
  });
  const media = input.media.map((one) => current.media.find(({ id }) => id === one.id) ?? one);
  const named = {
    brand: input.brand?.name === current.brand?.name ? current.brand : input.brand,
    ribbon: input.ribbon?.name === current.ribbon?.name ? current.ribbon : input.ribbon,
  };
  const next = {
    ...current,
    ...input,
    media: media.map((one, index) => ({ ...one, altText: input.media[index]?.altText ?? null })),
    ...named,
    description: sanitise(input.description),
  };
  return sameStock && isDeepStrictEqual(JSON.parse(JSON.stringify(next)), JSON.parse(JSON.stringify(current)));
}

const levelOf = (stock: ProductDraft['variants'][number]['stock']) =>
  stock.trackQuantity
    ? { trackQuantity: true, quantity: stock.quantity, inStock: stock.quantity > 0 }
    : { trackQuantity: false, quantity: null, inStock: stock.inStock };

/** A draft as the catalogue writes it. What the file does not speak of stays as it is on a known product. */
function toProductInput(
  draft: ProductDraft,
  media: ProductMedia[],
  categoryIds: Map<string, string>,
  known: StockedProduct | null,
): ProductInput {
  const base = known ? toInput(known) : null;
  const idOf = (options: { id?: string; name: string }[] | undefined, name: string) =>
    options?.find((one) => one.name === name);
  const options = draft.options.map((option) => {
    const same = base?.options.find((one) => one.name === option.name);
    return {
      ...(same?.id ? { id: same.id } : {}),
      name: option.name,
      renderType: option.renderType,
      choices: option.choices.map((choice) => ({
        ...(idOf(same?.choices, choice.name)?.id ? { id: idOf(same?.choices, choice.name)?.id } : {}),
        name: choice.name,
        colorCode: choice.colorCode ?? null,
        mediaIds: (choice.mediaIndexes ?? []).flatMap((index) => media[index]?.id ?? []),
      })),
    };
  });
  const variants = draft.variants.map(({ stock: _, ...variant }) => {
    const same = base?.variants.find((one) => sameChoices(one.choices, variant.choices));
    return { ...(same?.id ? { id: same.id } : {}), ...variant };
  });
  return {
    ...(base ?? emptyContent),
    name: draft.name,
    slug: draft.slug ?? '',
    visible: draft.visible,
    productType: draft.productType,
    description: draft.description,
    richDescription: null,
    options,
    variants,
    media,
    brand: draft.brand ? { id: '', name: draft.brand } : (base?.brand ?? null),
    ribbon: draft.ribbon ? { id: '', name: draft.ribbon } : (base?.ribbon ?? null),
    categoryIds: draft.categories.flatMap((name) => categoryIds.get(slugOf(name)) ?? []),
    discount: null,
    manageVariants: true,
    seo: draft.seo ? seoOf(draft.seo) : (base?.seo ?? null),
  };
}

function seoOf({ title, description }: { title?: string; description?: string }): Record<string, unknown> {
  return {
    tags: [
      ...(title ? [{ type: 'title', children: title }] : []),
      ...(description ? [{ type: 'meta', props: { name: 'description', content: description } }] : []),
    ],
  };
}

function explain(refusal: Refusal): string {
  switch (refusal.refused) {
    case 'code':
      return `The product was left out: ${refusal.code} ${JSON.stringify(refusal.data ?? {})}`;
    case 'invalid':
      return `The product was left out: ${refusal.violations.map(({ field, description }) => `${field} ${description}`).join('; ')}`;
    default:
      return `The product was left out: ${refusal.message}`;
  }
}

/** The import as the API offers it: pictures were uploaded before and are named by what the file calls them. */
export async function importFromApi(
  ctx: Context,
  { csv, pictures = {} }: Request<typeof catalogImport.importProducts>,
) {
  return importProducts(ctx, csv, async (source) => {
    const id = pictures[source] ?? pictures[source.split(/[/?#]/).filter(Boolean).at(-1) ?? ''];
    return id ? { id } : null;
  });
}
