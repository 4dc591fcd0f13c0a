import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { infoSectionResource } from '../labels/labels.ts';
import type { ProductInfoSection } from './product.ts';
import { findOwnInfoSections } from './product-references.store.ts';

/** The maximum length of the name that a section created by a product gets. */
const LONGEST_TITLE = 50;

/** A section without a title is only a reference, by id or by unique name. */
const isNamedOnly = ({ title }: ProductInfoSection): boolean => title === '';

/**
 * Looks up the info sections that products refer to. A section with content whose name is new becomes the site's. The
 * id of another product's own section stands for a copy of it, so that copying a product need not tell the two kinds
 * apart. @returns for each product a function that completes its sections, or the refusal
 */
export async function lookUpInfoSections(
  ctx: Context,
  tx: Tx,
  wanted: readonly ProductInfoSection[],
): Promise<(sections: readonly ProductInfoSection[]) => ProductInfoSection[] | Refusal> {
  const named = wanted.filter(isNamedOnly);
  const shared = await lookUpShared(ctx, tx, named);
  const unknown = named.flatMap(({ id }) => (id && !shared.some((one) => one.id === id) ? [id] : []));
  const own = unknown.length > 0 ? await findOwnInfoSections(tx, unknown) : [];

  const sourceOf = ({ id, uniqueName }: ProductInfoSection): ProductInfoSection | undefined => {
    const source = shared.find((one) => (id ? one.id === id : one.uniqueName === uniqueName));
    const copied = id ? own.find((one) => one.id === id) : undefined;
    return source ?? (copied && { ...copied, id: '' });
  };
  return (sections) => {
    const completed: ProductInfoSection[] = [];
    for (const section of sections) {
      const source = isNamedOnly(section) ? sourceOf(section) : section;
      if (!source) {
        const { id, uniqueName, description } = section;
        const code = !id && description ? 'INFO_SECTION_CREATION_FAILED' : 'INFO_SECTION_ERROR_OCCURRED';
        return refuse(code, { infoSectionId: id, uniqueName });
      }
      completed.push(source);
    }
    return completed;
  };
}

async function lookUpShared(ctx: Context, tx: Tx, named: readonly ProductInfoSection[]): Promise<ProductInfoSection[]> {
  const ids = new Set(named.flatMap(({ id }) => (id ? [id] : [])));
  const uniqueNames = new Set(named.flatMap(({ id, uniqueName }) => (id ? [] : [uniqueName])));
  const found = [
    ...(ids.size ? await infoSectionResource.findByIds(tx, [...ids]) : []),
    ...(uniqueNames.size ? await infoSectionResource.findByKeys(tx, [...uniqueNames]) : []),
  ];
  const isKnown = (name: string) => found.some(({ uniqueName }) => uniqueName === name);
  const drafts = new Map(
    named
      .filter(({ id, uniqueName, description }) => !id && description && !isKnown(uniqueName))
      .map(({ uniqueName, description }) => [
        uniqueName,
        { uniqueName, title: uniqueName.slice(0, LONGEST_TITLE), plainDescription: description },
      ]),
  );
  const created = drafts.size > 0 ? await infoSectionResource.getOrCreate(ctx, tx, [...drafts.values()]) : [];
  return [...found, ...created.flatMap((one) => (isRefusal(one) ? [] : [one]))].map((one) => ({
    id: one.id,
    uniqueName: one.uniqueName ?? '',
    title: one.title ?? '',
    description: one.plainDescription ?? '',
  }));
}
