import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { findMediaFiles, type MediaFile } from '../../media/index.ts';
import { completeCustomizations } from '../customizations/complete-customizations.ts';
import { brandResource, ribbonResource } from '../labels/labels.ts';
import type { ProductInput, VariantInput } from './build-product.ts';
import { checkReferences } from './check-references.ts';
import { lookUpInfoSections } from './complete-info-sections.ts';
import type { DigitalFile, NamedReference, Product, ProductMedia } from './product.ts';

/** A product to be written, beside its current state; `known` is null for a new one. */
type Wanted = { input: ProductInput; known: Product | null };

/**
 * Looks up the entities that inputs refer to: pictures, brands, ribbons, info sections. Existing references of a
 * product are not looked up again. Brands and ribbons given only by name are created where they do not exist. Each kind
 * takes one or two statements for any number of products. @returns for each product its input, or the refusal
 */
export async function completeProducts(
  ctx: Context,
  tx: Tx,
  wanted: readonly Wanted[],
): Promise<(ProductInput | Refusal)[]> {
  const filesById = await lookUpMedia(tx, wanted);
  const sectionsOf = await lookUpInfoSections(
    ctx,
    tx,
    wanted.flatMap(({ input }) => input.infoSections),
  );
  const brandOf = await lookUpReferences(ctx, tx, 'brand', wanted);
  const ribbonOf = await lookUpReferences(ctx, tx, 'ribbon', wanted);
  const unfit = await checkReferences(tx, wanted);
  const connected = await completeCustomizations(ctx, tx, wanted);
  return wanted.map(({ known }, index) => {
    const refusal = unfit[index];
    if (refusal) return refusal;
    const input = connected[index];
    if (!input) throw new Error('a product to be completed is neither complete nor refused');
    if (isRefusal(input)) return input;
    const media = completeMedia(input.media, filesById);
    if (isRefusal(media)) return media;
    const brand = brandOf(input.brand, referencesOf.brand(known));
    if (isRefusal(brand)) return brand;
    const ribbon = ribbonOf(input.ribbon, referencesOf.ribbon(known));
    if (isRefusal(ribbon)) return ribbon;
    const additionalRibbons: NamedReference[] = [];
    for (const additional of input.additionalRibbons) {
      const found = ribbonOf(additional, referencesOf.ribbon(known));
      if (isRefusal(found)) return found;
      if (found) additionalRibbons.push(found);
    }
    const infoSections = sectionsOf(input.infoSections);
    if (isRefusal(infoSections)) return infoSections;
    const variants = completeDigitalFiles(input.variants, filesById);
    if (isRefusal(variants)) return variants;
    return { ...input, media, variants, brand, ribbon, additionalRibbons, infoSections };
  });
}

const isMeasured = (one: ProductMedia): boolean => one.width > 0;

/** A file given only by its id has no name yet. */
const isNamedFile = ({ digitalFile }: VariantInput): boolean => digitalFile?.fileName === '';

async function lookUpMedia(tx: Tx, wanted: readonly Wanted[]): Promise<Map<string, MediaFile>> {
  const ids = new Set(
    wanted.flatMap(({ input }) => [
      ...input.media.filter((one) => !isMeasured(one)).map(({ id }) => id),
      ...input.variants.filter(isNamedFile).flatMap(({ digitalFile }) => digitalFile?.id ?? []),
    ]),
  );
  const files = ids.size ? await findMediaFiles(tx, [...ids]) : [];
  return new Map(files.map((file) => [file.id, file]));
}

function completeMedia(
  media: readonly ProductMedia[],
  files: ReadonlyMap<string, MediaFile>,
): ProductMedia[] | Refusal {
  const missing = media.find((one) => !isMeasured(one) && !files.has(one.id));
  if (missing) return refuse('PRODUCT_MEDIA_NOT_EXIST', { mediaId: missing.id });
  return media.map((one) => {
    const file = isMeasured(one) ? undefined : files.get(one.id);
    if (!file) return one;
    const measured = { ...one, width: file.width ?? 0, height: file.height ?? 0 };
    if (file.kind !== 'VIDEO') return measured;
    return { ...measured, kind: 'VIDEO', posterId: one.posterId ?? file.posterId };
  });
}

const fileTypes: Partial<Record<MediaFile['kind'], DigitalFile['fileType']>> = {
  IMAGE: 'SECURE_PICTURE',
  VIDEO: 'SECURE_VIDEO',
  AUDIO: 'SECURE_MUSIC',
  DOCUMENT: 'SECURE_DOCUMENT',
  ARCHIVE: 'SECURE_ARCHIVE',
};

function completeDigitalFiles(
  variants: readonly VariantInput[],
  files: ReadonlyMap<string, MediaFile>,
): VariantInput[] | Refusal {
  const missing = variants.find((variant) => isNamedFile(variant) && !files.has(variant.digitalFile?.id ?? ''));
  if (missing) return refuse('DIGITAL_FILE_NOT_FOUND_ERROR', { fileId: missing.digitalFile?.id });
  return variants.map((variant) => {
    const file = isNamedFile(variant) ? files.get(variant.digitalFile?.id ?? '') : undefined;
    if (!file) return variant;
    const { id, fileName, size: fileSize, kind } = file;
    return { ...variant, digitalFile: { id, fileName, fileSize, fileType: fileTypes[kind] ?? 'SECURE_RAW' } };
  });
}

type ReferenceKind = 'brand' | 'ribbon';
const resources = { brand: brandResource, ribbon: ribbonResource };
const absentCodes = { brand: 'BRAND_NOT_FOUND', ribbon: 'RIBBON_NOT_FOUND' } as const;
const creationCodes = { brand: 'BRAND_CREATION_FAILED', ribbon: 'RIBBON_CREATION_FAILED' } as const;
/** The references of a product, by kind. */
const referencesOf = {
  brand: (product: Pick<Product, 'brand'> | null): NamedReference[] => (product?.brand ? [product.brand] : []),
  ribbon: (product: Pick<Product, 'ribbon' | 'additionalRibbons'> | null): NamedReference[] =>
    product ? [...(product.ribbon ? [product.ribbon] : []), ...product.additionalRibbons] : [],
};

const sameReference = (wanted: NamedReference, known: readonly NamedReference[]): NamedReference | undefined =>
  known.find((one) => (wanted.id ? wanted.id === one.id : wanted.name === one.name));

type FindReference = (
  wanted: NamedReference | null,
  known: readonly NamedReference[],
) => NamedReference | null | Refusal;

async function lookUpReferences(
  ctx: Context,
  tx: Tx,
  kind: ReferenceKind,
  wanted: readonly Wanted[],
): Promise<FindReference> {
  const keyOf = ({ id, name }: NamedReference) => (id ? `id ${id}` : `name ${name}`);
  const drafts = new Map<string, { id?: string; name?: string }>();
  for (const { input, known } of wanted) {
    for (const one of referencesOf[kind](input)) {
      if (sameReference(one, referencesOf[kind](known))) continue;
      drafts.set(keyOf(one), one.id ? { id: one.id } : { name: one.name });
    }
  }
  const found = drafts.size ? await resources[kind].getOrCreate(ctx, tx, [...drafts.values()]) : [];
  const byKey = new Map([...drafts.keys()].map((key, index) => [key, found[index]]));
  return (one, known) => {
    if (!one) return null;
    const same = sameReference(one, known);
    if (same) return same;
    const entity = byKey.get(keyOf(one));
    if (!entity || (one.id && isRefusal(entity))) return refuse(absentCodes[kind], { id: one.id });
    return isRefusal(entity)
      ? refuse(creationCodes[kind], { name: one.name })
      : { id: entity.id, name: entity.name ?? '' };
  };
}
