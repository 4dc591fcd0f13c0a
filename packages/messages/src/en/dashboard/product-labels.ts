import { plural } from '../grammar.ts';

/** Brands, ribbons and info sections: what several products share. */
export const productLabels = {
  title: 'Brands, ribbons and sections',
  kinds: {
    brands: {
      title: 'Brands',
      one: 'brand',
      many: 'brands',
      search: 'Search brands',
      new: 'New brand',
      add: 'Add brand',
      delete: 'Delete brand',
      taken: 'There is a brand of this name.',
      none: 'No brands yet',
      text: 'The maker of a product. Customers can search and filter by it.',
    },
    ribbons: {
      title: 'Ribbons',
      one: 'ribbon',
      many: 'ribbons',
      search: 'Search ribbons',
      new: 'New ribbon',
      add: 'Add ribbon',
      delete: 'Delete ribbon',
      taken: 'There is a ribbon of this name.',
      none: 'No ribbons yet',
      text: 'A short label on a product’s picture, such as “New” or “Sale”.',
    },
    sections: {
      title: 'Info sections',
      one: 'info section',
      many: 'info sections',
      search: 'Search info sections',
      new: 'New info section',
      delete: 'Delete info section',
      none: 'No info sections yet',
      text: 'A text shared by several products, shown below their description: care, returns, sizes.',
    },
  },
  products: (count: number) => plural(count, { one: '# product', other: '# products' }),
  deleteText: (count: number) =>
    count === 0
      ? 'No products use it. This can’t be undone.'
      : `It will be removed from ${plural(count, { one: 'the product that has it', other: '# products' })}. The products are kept. This can’t be undone.`,
  failed: 'That couldn’t be saved',
  section: {
    title: 'Title',
    titleText: 'Customers see it above the text.',
    missingTitle: 'Enter a title',
    internalName: 'Internal name',
    internalNameText: 'Distinguishes sections with the same title. Customers don’t see it.',
    taken: 'There is already an info section with this internal name. Choose another one.',
    text: 'Text',
    save: 'Save section',
    create: 'Create section',
  },
};
