import { toSearchText } from '../../platform/query/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { Kept, ResourceContext } from '../../platform/resource/index.ts';
import type { Promotion, Wire } from './promotion.ts';

/** What a client sent about the picture; undefined where nothing. */
type Draft = Promotion & { sent?: SentMedia };
type SentMedia = NonNullable<Wire['media']> & { newUploadId: string };

/** A client's input in stored form. Whether the picture may change so is for `checkPromotion` to say. */
export function readPromotion({ media, ...own }: Wire, { newId }: Pick<ResourceContext, 'newId'>): Partial<Promotion> {
  const categories = own.categories?.map(({ id = '', ...rest }) => ({ id: id.toLowerCase(), ...rest }));
  const sent = media ? { sent: { ...media, newUploadId: newId() } } : {};
  return { ...own, ...(categories && { categories }), ...sent };
}

/** A complete promotion after a client's input, or its refusal. */
export function checkPromotion(
  { sent, ...draft }: Draft,
  { written, known }: { written: readonly string[]; known: Kept<Promotion> | null },
): Promotion | Refusal {
  const ids = draft.categories?.map(({ id }) => id) ?? [];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) return refuse('DUPLICATE_CATEGORY_ASSIGNMENT', { categoryId: twice });
  const misplaced = draft.categories?.findIndex(({ position }) => position === undefined) ?? -1;
  if (misplaced >= 0) return required(`categories.${misplaced}.position`);
  const enabled = draft.enabled ?? false;
  const named = { ...draft, enabled, categories: draft.categories ?? [], words: toSearchText(draft.name ?? '') };
  if (written.includes('media')) {
    const picture = pictureOf(sent, known, enabled);
    return isRefusal(picture) ? picture : { ...named, ...picture };
  }
  if (named.upload) return { ...named, enabled: false, upload: { ...named.upload, enabled: wish(named, written) } };
  if (enabled && !named.picture) return required('media');
  return named;
}

/** The state that a promotion is to have once its picture is imported. */
const wish = ({ enabled, upload }: Promotion, written: readonly string[]): boolean =>
  (written.includes('enabled') ? enabled : upload?.enabled) ?? false;

type PictureFields = Pick<Promotion, 'picture' | 'upload'> & { enabled?: boolean };

function pictureOf(sent: SentMedia | undefined, known: Promotion | null, enabled: boolean): PictureFields | Refusal {
  const { id, url, altText, displayName, newUploadId = '' } = sent ?? {};
  const kept = known?.picture;
  if (id) return { picture: { id, altText, uploadId: newUploadId }, upload: null };
  // the imported picture stays under the address that it came from
  if (url)
    return { picture: null, enabled: false, upload: { uploadId: newUploadId, url, altText, displayName, enabled } };
  if (kept && sent && 'altText' in sent) return { picture: { ...kept, altText } };
  return known ? refuse('MEDIA_REMOVAL_NOT_ALLOWED') : required('media.id');
}

const required = (field: string): Refusal =>
  invalid({ field: `promotion.${field}`, description: 'is required', violatedRule: 'REQUIRED_FIELD' });
