/** The address of a stored picture, cropped to fill a box of the given size in pixels. */
export const pictureUrl = (id: string, width: number, height: number): string =>
  `/media/${encodeURIComponent(id)}/v1/fill/w_${width},h_${height},q_80/picture.webp`;
