import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import { findMediaFiles } from '../media/index.ts';
import { brandResource, infoSectionResource, ribbonResource } from './around-products.ts';
import type { ProductInput } from './build-product.ts';
import type { NamedReference, Product, ProductInfoSection, ProductMedia } from './product.ts';

/**
 * Looks up what the input only names: pictures, brand, ribbon, info sections. What the product refers to already is
 * not looked up again. Brands and ribbons given by name alone are created where they do not exist.
 */
export async function completeProduct(
  ctx: Context,
  tx: Tx,
  input: ProductInput,
  known: Product | null,
): Promise<ProductInput | Refusal> {
  const media = await completeMedia(tx, input.media);
  if (isRefusal(media)) return media;
  const brand = await completeReference(ctx, tx, brandResource, input.brand, known?.brand, 'BRAND_NOT_FOUND');
  if (isRefusal(brand)) return brand;
  const ribbon = await completeReference(ctx, tx, ribbonResource, input.ribbon, known?.ribbon, 'RIBBON_NOT_FOUND');
  if (isRefusal(ribbon)) return ribbon;
  const infoSections = await completeInfoSections(tx, input.infoSections);
  if (isRefusal(infoSections)) return infoSections;
  return { ...input, media, brand, ribbon, infoSections };
}

async function completeMedia(tx: Tx, media: readonly ProductMedia[]): Promise<ProductMedia[] | Refusal> {
  const unknown = media.filter((one) => one.width === 0).map((one) => one.id);
  if (unknown.length === 0) return [...media];
  const files = new Map((await findMediaFiles(tx, unknown)).map((file) => [file.id, file]));
  const missing = unknown.find((id) => !files.has(id));
  if (missing !== undefined) return refuse('PRODUCT_MEDIA_NOT_EXIST', { mediaId: missing });
  return media.map((one) => {
    const file = files.get(one.id);
    return file ? { ...one, width: file.width ?? 0, height: file.height ?? 0 } : one;
  });
}

type Named = { id: string; name?: string | null };
type Source = {
  findByIds(tx: Tx, ids: readonly string[]): Promise<Named[]>;
  getOrCreate(ctx: Context, tx: Tx, draft: { name: string }): Promise<Named | Refusal>;
};

async function completeReference(
  ctx: Context,
  tx: Tx,
  source: Source,
  wanted: NamedReference | null,
  known: NamedReference | null | undefined,
  absent: 'BRAND_NOT_FOUND' | 'RIBBON_NOT_FOUND',
): Promise<NamedReference | null | Refusal> {
  if (!wanted) return null;
  if (known && (wanted.id ? wanted.id === known.id : wanted.name === known.name)) return known;
  const found = wanted.id
    ? (await source.findByIds(tx, [wanted.id]))[0]
    : await source.getOrCreate(ctx, tx, { name: wanted.name });
  if (!found) return refuse(absent, { id: wanted.id });
  return isRefusal(found) ? found : { id: found.id, name: found.name ?? '' };
}

/** A section without a title only names one of the site's, by id or by unique name. */
async function completeInfoSections(
  tx: Tx,
  wanted: readonly ProductInfoSection[],
): Promise<ProductInfoSection[] | Refusal> {
  const named = wanted.filter((section) => section.title === '');
  const ids = named.flatMap(({ id }) => (id ? [id] : []));
  const uniqueNames = named.flatMap(({ id, uniqueName }) => (id ? [] : [uniqueName]));
  const found = [
    ...(ids.length ? await infoSectionResource.findByIds(tx, ids) : []),
    ...(uniqueNames.length ? await infoSectionResource.findByKeys(tx, uniqueNames) : []),
  ];
  const completed: ProductInfoSection[] = [];
  for (const section of wanted) {
    const { id, uniqueName, title } = section;
    const source = found.find((one) => (id ? one.id === id : one.uniqueName === uniqueName));
    if (title !== '') completed.push(section);
    else if (!source) return refuse('INFO_SECTION_ERROR_OCCURRED', { infoSectionId: id, uniqueName });
    else {
      completed.push({
        id: source.id,
        uniqueName: source.uniqueName ?? '',
        title: source.title ?? '',
        description: source.plainDescription ?? '',
      });
    }
  }
  return completed;
}
