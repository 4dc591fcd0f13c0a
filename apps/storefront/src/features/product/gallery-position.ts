/** The scroll position of the gallery, a scrolling row of pictures. Works without the gallery's island too. */

export const pictureElementId = (pictureId: string): string => `picture-${pictureId.replace(/[^\w-]/g, '_')}`;

/** Scrolls only the gallery, to a picture. */
export function showPicture(pictureId: string): void {
  const picture = document.getElementById(pictureElementId(pictureId));
  picture?.parentElement?.scrollTo({ left: picture.offsetLeft });
}
