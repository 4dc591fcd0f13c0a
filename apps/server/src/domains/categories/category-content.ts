import type { categories, Response } from '@stoa/contract';
import type { Tx } from '../../platform/db/index.ts';
import { invalid, type Refusal } from '../../platform/refusal.ts';
import { findMediaFiles, type MediaFile } from '../media/index.ts';

/** The contents of a category's document; its position and visibility have columns. */
export type CategoryContent = {
  description: string | null;
  richContentDescription: object | null;
  image: CategoryImage | null;
  seoData: object | null;
  extendedFields: object | null;
};
/** `id` is of a media file. */
export type CategoryImage = { id: string; width: number; height: number; altText: string | null };
/** A category in a request. */
export type WireCategory = NonNullable<Response<typeof categories.getCategory>['category']>;

export const emptyContent: CategoryContent = {
  description: null,
  richContentDescription: null,
  image: null,
  seoData: null,
  extendedFields: null,
};

type Files = ReadonlyMap<string, MediaFile>;

/** The files of the media library that requests name as pictures. */
export async function findImages(tx: Tx, wires: readonly WireCategory[]): Promise<Files> {
  const ids = wires.flatMap(({ image }) => imageIdOf(image) ?? []);
  const files = ids.length > 0 ? await findMediaFiles(tx, ids) : [];
  return new Map(files.map((file) => [file.id, file]));
}

/** The id of a picture given by its id in the media library or by its address there. */
const imageIdOf = (image: WireCategory['image'] | null): string | undefined =>
  image?.id || /\/media\/([^/?#]+)/.exec(image?.url ?? '')?.[1];

/** The content after a request: omitted fields stay, null clears. */
export function changeContent(
  known: CategoryContent,
  wire: WireCategory,
  files: Files,
  path = 'category',
): CategoryContent | Refusal {
  const { description, richContentDescription, image, seoData, extendedFields } = wire;
  const id = imageIdOf(image);
  const file = id === undefined ? undefined : files.get(id);
  if (!file && (image?.id || image?.url)) {
    const description = 'is not a file of the media library';
    return invalid({ field: `${path}.image.${image.id ? 'id' : 'url'}`, description, violatedRule: 'VALIDATION' });
  }
  const altText = image?.altText ?? null;
  const picture = file ? { id: file.id, width: file.width ?? 0, height: file.height ?? 0, altText } : null;
  return {
    description: description === undefined ? known.description : description?.trim() || null,
    richContentDescription:
      richContentDescription === undefined ? known.richContentDescription : richContentDescription,
    image: image === undefined ? known.image : picture,
    seoData: seoData === undefined ? known.seoData : seoData,
    extendedFields: extendedFields === undefined ? known.extendedFields : extendedFields,
  };
}
