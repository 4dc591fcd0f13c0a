/** Settings of blocks that show data of the shop or its blog, such as the name of the product, in place of fixed content. */
export const boundData = {
  useFor: (setting: string) => `${setting}: use data`,
  use: 'Use data',
  keepFixed: 'Keep what is shown as fixed content',
  /** What the data is about. */
  about: {
    item: 'Each item',
    product: 'Product',
    category: 'Category',
    search: 'Search',
    post: 'Post',
    blog: 'Blog',
    site: 'Site',
  },
  named: (about: string, label: string) => `${about}: ${label}`,
  /** Of what the page is shown with, such as a product. */
  none: 'None here',
  loading: 'Loading…',
  insteadOf: 'If there is none',
  linkText: 'Text of the link',
  comesFromData: 'This comes from your site’s data. You can change that in the settings.',
  leftOut: 'Data that isn’t available here was left out.',
};
