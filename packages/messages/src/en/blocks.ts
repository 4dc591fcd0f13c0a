/** Texts of page blocks that are not part of the page's content. */
export const blocks = {
  colors: 'Colours',
  reducedPrice: 'Sale price',
  priceBefore: 'Regular price',
  /** The placeholder text of a text block. */
  example: {
    eyebrow: 'New',
    heading: 'Your heading',
    text: 'Write a few words here.',
    action: 'Browse the shop',
    author: 'Name',
  },
};
