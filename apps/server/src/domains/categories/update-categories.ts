import type { categories } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { type Tx, withSite } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { bulkAnswer, type ItemOutcome } from '../../platform/resource/index.ts';
import { chooseSlugs } from '../../platform/slugs.ts';
import type { UseCase } from '../../use-case.ts';
import {
  type ChangedCategory,
  findCategories,
  rememberSlugs,
  takenSlugs,
  updateCategories as write,
} from './categories.store.ts';
import { type Category, type Tree, treeOf } from './category.ts';
import { changeContent, findImages, type WireCategory } from './category-content.ts';
import { type Fields, viewCategory } from './category-view.ts';
import { announceChanged, announceOne, managed, repeatWhereTaken } from './change-tree.ts';
import { nameRequired } from './create-category.ts';
import { absent } from './read-categories.ts';

export const updateCategory: UseCase<typeof categories.updateCategory> = async (ctx, request) => {
  const tree = treeOf(request.treeReference);
  if (isRefusal(tree)) return tree;
  const { category, fields } = request;
  return withSite(ctx, async (tx) => {
    const [refusal] = await writeChanges(ctx, tx, tree, [category], { path: 'category' });
    if (refusal) return refusal;
    ctx.cache.changed(tx);
    return announceOne(ctx, tx, tree, { id: String(category.id), what: 'updated', fields });
  });
};

export const bulkUpdateCategories: UseCase<typeof categories.bulkUpdateCategories> = async (ctx, request) => {
  const tree = treeOf(request.treeReference);
  if (isRefusal(tree)) return tree;
  const { fields, returnEntity = false } = request;
  const wires = request.categories.map(({ category }) => category);
  return withSite(ctx, async (tx) => {
    const refusals = await writeChanges(ctx, tx, tree, wires, { path: 'categories.category' });
    const ids = wires.flatMap(({ id }, index) => (id && !refusals[index] ? [id] : []));
    const changed = await announceChanged(ctx, tx, tree, { ids, what: 'updated', fields });
    if (ids.length > 0) ctx.cache.changed(tx);
    const outcomes = wires.map(({ id = null }, index) => ({ id, refusal: refusals[index] ?? null }));
    return categoriesAnswer(ctx, outcomes, changed, { fields, returnEntity });
  });
};

/** The answer of a bulk operation on categories; it includes changed categories on request. */
export function categoriesAnswer(
  ctx: Context,
  outcomes: readonly ItemOutcome[],
  changed: readonly Category[],
  { fields, returnEntity }: { fields: Fields; returnEntity: boolean },
) {
  const found = new Map(changed.map((category) => [category.id, viewCategory(ctx, category, fields)]));
  const { results, bulkActionMetadata } = bulkAnswer(outcomes, false);
  return {
    results: results.map(({ itemMetadata }, index) => {
      const category = returnEntity ? found.get(outcomes[index]?.id ?? '') : undefined;
      return { itemMetadata, ...(category ? { category } : {}) };
    }),
    bulkActionMetadata,
  };
}

/**
 * Writes each change to its category, all in as many statements as one. A refused change is not written and does not
 * affect the others. @returns for each change its refusal, or null
 */
export async function writeChanges(
  ctx: Context,
  tx: Tx,
  tree: Tree,
  wires: readonly WireCategory[],
  { path, anyRevision = false }: { path: string; anyRevision?: boolean },
): Promise<(Refusal | null)[]> {
  const ids = wires.flatMap(({ id }) => id ?? []);
  const known = new Map((await findCategories(tx, tree, ids)).map((category) => [category.id, category]));
  const images = await findImages(tx, wires);
  const changes = wires.map((wire, index): Change | Refusal => {
    const category = known.get(wire.id ?? '');
    if (!category) return absent();
    const revision = anyRevision ? category.revision : wire.revision;
    // the second of two changes to one category was not based on the first
    if (revision !== category.revision || ids.indexOf(category.id) < index) {
      return refuse('INVALID_REVISION', { currentRevision: category.revision });
    }
    const name = wire.name === undefined ? category.name : (wire.name?.trim() ?? '');
    const refused = refusedField(category, wire, name, path);
    if (refused) return refused;
    const content = changeContent(category, wire, images, path);
    return isRefusal(content) ? content : { known: category, name, slug: wire.slug?.trim() ?? category.slug, content };
  });
  return writeTogether(ctx, tx, changes);
}

type Change = { known: Category; name: string; slug: string } & Pick<ChangedCategory, 'content'>;

function refusedField(known: Category, wire: WireCategory, name: string, path: string): Refusal | null {
  if (known.managed) return managed(known.id);
  if (!name) return nameRequired(path);
  if (wire.slug !== undefined && !wire.slug?.trim()) return refuse('REMOVED_SLUG');
  // position and visibility have operations of their own
  const isShown = wire.visible !== undefined && wire.visible !== known.visible;
  if (isShown) return refuse('UPDATE_OF_FIELD_NOT_ALLOWED', { field: 'visible' });
  const isMoved = wire.parentCategory !== undefined && (wire.parentCategory?.id ?? null) !== known.parentId;
  return isMoved ? refuse('UPDATE_OF_FIELD_NOT_ALLOWED', { field: 'parentCategory' }) : null;
}

async function writeTogether(
  ctx: Context,
  tx: Tx,
  changes: readonly (Change | Refusal)[],
): Promise<(Refusal | null)[]> {
  const wishes = changes.map((change) => (isRefusal(change) || change.slug === change.known.slug ? null : change));
  const slugs = await chooseSlugs(wishes, (candidates) => takenSlugs(tx, candidates), 'category');
  const outcomes = changes.map((change, index) => {
    const isTaken = wishes[index] && !slugs[index];
    return isTaken && !isRefusal(change) ? refuse('DUPLICATE_SLUG', { slug: change.slug }) : change;
  });
  const accepted = outcomes.filter((change): change is Change => !isRefusal(change));
  const rows = accepted.map(({ known: { id, revision }, slug, name, content }) => ({
    id,
    revision,
    slug,
    name,
    content,
  }));
  const written = await write(tx, rows, ctx.now()).catch(repeatWhereTaken);
  const renamed = accepted.filter(({ known, slug }) => written.has(known.id) && slug !== known.slug);
  if (renamed.length > 0) {
    await rememberSlugs(
      tx,
      renamed.map(({ known }) => ({ id: known.id, slug: known.slug })),
      renamed.map(({ slug }) => slug),
    );
  }
  return outcomes.map((change) => {
    if (isRefusal(change)) return change;
    return written.has(change.known.id) ? null : refuse('INVALID_REVISION');
  });
}
