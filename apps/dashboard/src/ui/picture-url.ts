/** Address of a stored picture, cut to fill a box of that many pixels. */
export const pictureUrl = (id: string, width: number, height: number): string =>
  `/media/${encodeURIComponent(id)}/v1/fill/w_${width},h_${height},q_80/picture.webp`;
