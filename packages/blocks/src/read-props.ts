/** Props of a page's blocks come from stored documents: missing values or values of another type read as empty. */
import type { Sized } from '@stoa/page-model';
import type { PictureSource } from './picture.tsx';
import { ratio } from './schemas/styles.ts';

export type Props = Record<string, unknown>;
export type LinkProps = { label: string; href: string };

const isRecord = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const readText = (props: Props, name: string): string => {
  const value = props[name];
  return typeof value === 'string' ? value.trim() : '';
};

export const readNumber = (props: Props, name: string, fallback: number): number => {
  const value = props[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
};

/** Addresses within the site and web and mail addresses; anything else, such as `javascript:`, is not a link. */
const safeHref = (href: string): string | null =>
  /^(\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)/i.test(href) ? href : null;

export const readLink = (props: Props, name: string): LinkProps | null => {
  const value = props[name];
  if (!isRecord(value)) return null;
  const label = readText(value, 'label');
  const href = safeHref(readText(value, 'href'));
  return label && href ? { label, href } : null;
};

export const readPicture = (props: Props, name: string): PictureSource | null => {
  const value = props[name];
  if (!isRecord(value)) return null;
  const id = readText(value, 'id');
  if (!id) return null;
  return {
    id,
    width: readNumber(value, 'width', 0) || null,
    height: readNumber(value, 'height', 0) || null,
    alt: readText(value, 'altText') || readText(value, 'alt'),
  };
};

/** A file of the media library, as far as pages need to know it. */
export type FileProps = { id: string; name: string; bytes: number; poster?: string };

export const readFile = (props: Props, name: string): FileProps | null => {
  const value = props[name];
  const id = isRecord(value) ? readText(value, 'id') : '';
  if (!isRecord(value) || !id) return null;
  const poster = readText(value, 'poster');
  return { id, name: readText(value, 'name'), bytes: readNumber(value, 'bytes', 0), ...(poster && { poster }) };
};

/** A moment as ISO 8601. */
export const readMoment = (props: Props, name: string): string | null => {
  const text = readText(props, name);
  return text && !Number.isNaN(Date.parse(text)) ? text : null;
};

/** The shape that a look gives a block's picture, as width divided by height. */
export function readRatio<Usual>(styles: Readonly<Record<string, Sized>>, usual: Usual): number | Usual {
  const step = styles.ratio?.all ?? '';
  const [width = 0, height = 0] =
    (Object.hasOwn(ratio.steps, step) ? ratio.steps[step]?.value : '')?.split('/').map(Number) ?? [];
  return width > 0 && height > 0 ? width / height : usual;
}
