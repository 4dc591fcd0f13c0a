/** Where the gallery stands. Its pictures are in a row that scrolls; the same works without the gallery's island. */

export const pictureElementId = (pictureId: string): string => `picture-${pictureId.replace(/[^\w-]/g, '_')}`;

/** Scrolls the gallery, and nothing else, to a picture. */
export function showPicture(pictureId: string): void {
  const picture = document.getElementById(pictureElementId(pictureId));
  picture?.parentElement?.scrollTo({ left: picture.offsetLeft });
}
