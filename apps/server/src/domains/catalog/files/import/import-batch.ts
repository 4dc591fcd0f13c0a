import { randomUUID } from 'node:crypto';
import { PRODUCT_TAGS } from '@stoa/contract';
import type { Context } from '../../../../context.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { isRefusal, type Refusal } from '../../../../platform/refusal.ts';
import { ensureCategories, findNamedCategories, type NamedCategory } from '../../../categories/index.ts';
import { findLocationsByName } from '../../../inventory/index.ts';
import { getOrCreateTags } from '../../../tags/index.ts';
import { infoSectionResource } from '../../labels/labels.ts';
import { buildProduct, repeatedSkus } from '../../product/build-product.ts';
import { findProductsBySlugs, type StockedProduct } from '../../product/products.store.ts';
import { type ProductSave, saveProducts } from '../../product/save-product.ts';
import { draftOfProduct } from '../drafts/draft-of-product.ts';
import { namesOfProducts } from '../drafts/product-names.ts';
import { errorInRow, type ImportProblem, shortened } from '../formats/import-problem.ts';
import type { ProductDraft } from '../formats/product-draft.ts';
import { namingProducts, problemsOf, type ReadProduct } from '../formats/read-product.ts';
import type { FoundMedia } from './find-media.ts';
import { sourcesOf } from './find-media.ts';
import type { ImportCounts, ImportOptions, PreviewedProduct } from './imports.store.ts';
import { findKnownFiles } from './known-files.store.ts';
import { type Meanings, type MergedProduct, mergeDraft } from './merge-draft.ts';
import { takeShared } from './take-shared.ts';

export type BatchPlan = {
  options: ImportOptions;
  /** The data that an export of a product in the file's format would contain. */
  viewOf: (complete: ProductDraft) => ProductDraft | null;
  /** Whether to check only and write nothing. */
  isCheck: boolean;
  /** Whether new products keep the ids that the file gives them: only a new site has room for them. */
  keepsIds?: boolean;
};

export type BatchOutcome = { products: PreviewedProduct[]; problems: ImportProblem[] };

/**
 * Imports products in the caller's transaction: a hundred take as many statements as one. Each succeeds or fails by
 * itself: the problems of a product are reported, and the others are imported.
 */
export async function importBatch(
  ctx: Context,
  tx: Tx,
  batch: readonly ReadProduct[],
  media: FoundMedia,
  plan: BatchPlan,
): Promise<BatchOutcome> {
  const problems = batch.flatMap(problemsOf);
  if (!plan.isCheck) problems.push(...(await takeShared(ctx, tx, batch, media)));
  const drafts = await withOwnFiles(tx, batch, problems);
  const known = await findKnown(
    tx,
    drafts.map(({ draft }) => draft),
    !plan.isCheck,
  );
  const names = await namesOfProducts(ctx, tx, [...known.values()]);
  const meanings = await meaningsOf(
    ctx,
    tx,
    drafts.map(({ draft }) => draft),
    media,
    plan.isCheck,
  );
  const products: PreviewedProduct[] = [];
  const saves: { preview: PreviewedProduct; row: number; save: ProductSave }[] = [];
  const seen = new Set<string>();
  for (const { row, draft } of drafts) {
    const product = productOf(known, draft);
    const preview: PreviewedProduct = {
      row,
      name: draft.name,
      slug: product?.slug ?? draft.slug,
      variants: draft.variants.length,
      outcome: 'skipped',
      changes: [],
    };
    products.push(preview);
    if (product && !plan.options.updateExisting) continue;
    if (product && seen.has(product.id)) {
      preview.outcome = 'failed';
      problems.push(
        errorInRow(row, `An earlier row is of the same product, "${product.slug}". The product was left out.`),
      );
      continue;
    }
    if (product) seen.add(product.id);
    const view = product ? plan.viewOf(draftOfProduct(product, names)) : null;
    const categoryName = (id: string) => names.categories.get(id)?.name ?? null;
    const merged = mergeDraft(draft, product, view, { ...meanings, categoryName });
    problems.push(...missingMedia(row, draft, media), ...missingLocations(row, draft, meanings));
    if (!product && draft.handle && draft.handle !== draft.slug) problems.push(changedAddress(row, draft));
    preview.changes = product ? merged.changes : [];
    if (product && merged.changes.length === 0) preview.outcome = 'unchanged';
    else saves.push({ preview, row, save: saveOf(draft, product, merged, plan.keepsIds ?? false) });
  }
  const outcomes = plan.isCheck
    ? saves.map(({ save }) => check(save))
    : await saveProducts(
        ctx,
        tx,
        saves.map(({ save }) => save),
      );
  for (const [index, { preview, row, save }] of saves.entries()) {
    const outcome = outcomes[index];
    const isSaved = outcome !== undefined && !isRefusal(outcome);
    preview.outcome = save.known ? 'updated' : 'created';
    if (!isSaved) preview.outcome = 'failed';
    if (outcome && isRefusal(outcome)) problems.push({ ...errorInRow(row, explain(outcome)), value: preview.name });
  }
  return { products, problems: namingProducts(batch, problems).sort((one, other) => one.row - other.row) };
}

/** The drafts of a batch. Files of digital products belong to a site: those of another site are left out. */
async function withOwnFiles(
  tx: Tx,
  batch: readonly ReadProduct[],
  problems: ImportProblem[],
): Promise<{ row: number; draft: ProductDraft }[]> {
  const drafts = batch.flatMap(({ row, draft }) => (draft ? [{ row, draft }] : []));
  const idsOf = ({ variants }: ProductDraft) => variants.flatMap(({ digitalFile }) => digitalFile?.id ?? []);
  const ids = [...new Set(drafts.flatMap(({ draft }) => idsOf(draft)))];
  if (ids.length === 0) return drafts;
  const known = new Set((await findKnownFiles(tx, { ids, sources: [] })).map(({ id }) => id));
  return drafts.map(({ row, draft }) => {
    const missing = idsOf(draft).find((id) => !known.has(id));
    if (missing === undefined) return { row, draft };
    const reason = 'The file that buyers get is not on this site and was left out.';
    problems.push({ ...errorInRow(row, reason), value: missing, severity: 'warning' });
    const variants = draft.variants.map((variant) =>
      variant.digitalFile && !known.has(variant.digitalFile.id) ? { ...variant, digitalFile: null } : variant,
    );
    return { row, draft: { ...draft, variants } };
  });
}

async function findKnown(tx: Tx, drafts: readonly ProductDraft[], lock: boolean): Promise<Map<string, StockedProduct>> {
  const products = await findProductsBySlugs(tx, [...new Set(drafts.flatMap(slugsOf))], { lock });
  return new Map(products.map((product) => [product.slug, product]));
}

/** The slugs under which a product may be known, the likeliest first. */
const slugsOf = ({ slug, handle, otherSlug }: ProductDraft): string[] =>
  [handle, otherSlug, slug].filter((one) => one !== undefined);

const productOf = (known: ReadonlyMap<string, StockedProduct>, draft: ProductDraft): StockedProduct | null => {
  const slug = slugsOf(draft).find((one) => known.has(one));
  return (slug !== undefined && known.get(slug)) || null;
};

/** Looks up everything that drafts name; creates what is missing, unless this is a check. */
async function meaningsOf(
  ctx: Context,
  tx: Tx,
  drafts: readonly ProductDraft[],
  media: FoundMedia,
  isCheck: boolean,
): Promise<Omit<Meanings, 'categoryName'>> {
  const category = await categoriesOf(ctx, tx, drafts, isCheck);
  const isLocated = drafts.some(({ variants }) => variants.some(({ stockByLocation }) => stockByLocation));
  const locations = isLocated ? await findLocationsByName(tx) : new Map<string, { id: string }>();
  const tagsOf = async (exposure: 'public' | 'private') => {
    const names = [...new Set(drafts.flatMap(({ tags }) => tags?.[exposure] ?? []))];
    const kind = {
      fqdn: PRODUCT_TAGS,
      exposure: exposure === 'public' ? 'PUBLIC' : 'PRIVATE',
    } as const;
    const found = isCheck || names.length === 0 ? [] : await getOrCreateTags(ctx, tx, kind, names);
    return new Map(isRefusal(found) ? [] : found.map(({ id, name }) => [name.toLowerCase(), id]));
  };
  const tags = { public: await tagsOf('public'), private: await tagsOf('private') };
  const shared = new Map(
    drafts
      .flatMap(({ infoSections }) => infoSections ?? [])
      .flatMap((one) => (one.isShared && one.uniqueName ? [[one.uniqueName, one] as const] : [])),
  );
  const sectionDrafts = [...shared].map(([uniqueName, { title, description }]) => ({
    uniqueName,
    title,
    plainDescription: description,
  }));
  const sections =
    isCheck || sectionDrafts.length === 0 ? [] : await infoSectionResource.getOrCreate(ctx, tx, sectionDrafts);
  const sectionIds = new Map(
    sectionDrafts.flatMap(({ uniqueName }, index) => {
      const section = sections[index];
      return section && !isRefusal(section) ? [[uniqueName, section.id] as const] : [];
    }),
  );
  return {
    media: (source) => media.files.get(source) ?? null,
    category,
    location: (name) => locations.get(name)?.id ?? (isCheck ? `new ${name}` : null),
    tag: (exposure, name) => tags[exposure].get(name.toLowerCase()) ?? (isCheck ? `new ${name}` : null),
    section: (uniqueName) => sectionIds.get(uniqueName) ?? null,
  };
}

async function categoriesOf(
  ctx: Context,
  tx: Tx,
  drafts: readonly ProductDraft[],
  isCheck: boolean,
): Promise<Meanings['category']> {
  const wanted = drafts.flatMap(({ categories = [], oneOfCategories = [] }) => [...categories, ...oneOfCategories]);
  const keyOf = ({ name, slug }: NamedCategory) => (slug ? `slug ${slug}` : `name ${name}`);
  const distinct = [...new Map(wanted.map((one) => [keyOf(one), one])).values()];
  const ids = isCheck ? await findNamedCategories(tx, distinct) : await ensureCategories(ctx, tx, distinct);
  const known = new Map(distinct.map((one, index) => [keyOf(one), ids[index]]));
  return (draft) => known.get(keyOf(draft)) ?? (isCheck ? `new ${keyOf(draft)}` : null);
}

function saveOf(
  draft: ProductDraft,
  known: StockedProduct | null,
  { input, stock }: MergedProduct,
  keepsIds: boolean,
): ProductSave {
  const { id, createdDate } = draft;
  return { known, input, stock, keepsSkus: true, ...(keepsIds && id && { id }), ...(createdDate && { createdDate }) };
}

/** Whether saving would be refused, as far as can be told without writing. */
const check = ({ input }: ProductSave) => buildProduct(input, randomUUID, repeatedSkus(input.variants));

/** Stock at locations that the site does not have: one warning per product. */
function missingLocations(
  row: number,
  { variants }: ProductDraft,
  { location }: Pick<Meanings, 'location'>,
): ImportProblem[] {
  const names = variants.flatMap(({ stockByLocation = [] }) => stockByLocation.flatMap((one) => one.location ?? []));
  const missing = names.find((name) => location(name) === null);
  if (missing === undefined) return [];
  const reason = 'The site has no location of this name; the stock there was left out.';
  return [{ ...errorInRow(row, reason), value: shortened(missing), severity: 'warning' }];
}

const changedAddress = (row: number, { handle = '', slug }: ProductDraft): ImportProblem => ({
  ...errorInRow(row, `The handle was turned into the address "${slug}".`),
  value: shortened(handle),
  severity: 'warning',
});

/** Pictures that could not be had: one warning per product. */
function missingMedia(row: number, draft: ProductDraft, { files, failures }: FoundMedia): ImportProblem[] {
  const missing = [...new Set(sourcesOf(draft))].filter((source) => !files.has(source));
  const [first] = missing;
  if (first === undefined) return [];
  const which = missing.length === 1 ? 'This file is' : `This and ${missing.length - 1} more files are`;
  const reason = `${which} missing; the product was imported without. ${failures.get(first) ?? ''}`.trim();
  return [{ row, column: '', value: shortened(first), reason, severity: 'warning' }];
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

/** Counts with the outcomes of a batch added. */
export function addOutcome(
  counts: ImportCounts,
  batch: readonly ReadProduct[],
  { products, problems }: BatchOutcome,
  media: number,
): ImportCounts {
  const next = { ...counts, media: counts.media + media };
  for (const { outcome } of products) next[outcome]++;
  next.failed += batch.filter(
    ({ draft, problems: own }) => draft === null && own.some(({ severity }) => severity !== 'note'),
  ).length;
  for (const { severity } of problems) next[severity === 'error' ? 'errors' : 'warnings']++;
  return next;
}
