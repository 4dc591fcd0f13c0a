/** References to media: `wix:image://v1/<id>/<file name>#originWidth=W&originHeight=H`, and addresses made of them. */

export type ImageReference = { id: string; filename?: string; width: number; height: number };

/** The reference of an image, as other fields and programs keep it. */
export function imageReference({ id, filename, width, height }: ImageReference): string {
  const name = filename ? `/${encodeURIComponent(filename)}` : '';
  return `wix:image://v1/${id}${name}#originWidth=${width}&originHeight=${height}`;
}

/** The contents of a reference. Throws where the text is not an image reference. */
export function parseImageReference(reference: string): ImageReference {
  const match = /^(?:wix:)?image:\/\/v1\/([^/#]+)(?:\/([^#]*))?(?:#(.*))?$/.exec(reference);
  if (!match?.[1]) throw new Error(`Not a reference of an image: ${reference}`);
  const [, id, filename, fragment = ''] = match;
  const size = new URLSearchParams(fragment);
  return {
    id,
    width: Number(size.get('originWidth')),
    height: Number(size.get('originHeight')),
    ...(filename && { filename: decodeURIComponent(filename) }),
  };
}

export type Scaling = {
  width: number;
  height: number;
  /** `fill` crops to the exact size, `fit` keeps the whole picture. */
  mode?: 'fill' | 'fit';
  /** 1 to 100. */
  quality?: number;
  /** The point of the picture, as parts of its width and height from 0 to 1, that must stay visible in `fill`. */
  focalPoint?: { x: number; y: number };
};

/**
 * The address of an image in its displayed size, in pixels. `mediaUrl` is the base of pictures: the site's own address
 * followed by `/media`.
 */
export function scaledImageUrl(
  mediaUrl: string,
  image: { id: string; filename?: string | null } | string,
  { width, height, mode = 'fill', quality = 80, focalPoint }: Scaling,
): string {
  const { id, filename } = typeof image === 'string' ? parseImageReference(image) : image;
  const point = focalPoint && mode === 'fill' ? `,fp_${focalPoint.x.toFixed(2)}_${focalPoint.y.toFixed(2)}` : '';
  const size = `w_${Math.round(width)},h_${Math.round(height)}${point},q_${quality}`;
  return `${mediaUrl}/${encodeURIComponent(id)}/v1/${mode}/${size}/${encodeURIComponent(filename ?? id)}`;
}
