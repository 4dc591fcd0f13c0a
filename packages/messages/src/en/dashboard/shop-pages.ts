/** The pages of a shop and its blog that their owner arranges: their list, and their settings in the editor. */
export const shopPages = {
  title: 'Shop and blog pages',
  page: 'Page',
  state: 'State',
  lastChange: 'Last change',
  actions: 'Actions',
  /** `name`: on its own; `named`: in a sentence; `about`: beside its settings; `published`: among what a release has. */
  pages: {
    PRODUCT: {
      name: 'Product page',
      named: 'product page',
      about: 'Every product uses this page. Changes you make here apply to all products.',
      published: 'Product page: how the pages of all products are arranged',
    },
    CATEGORY: {
      name: 'Category page',
      named: 'category page',
      about:
        'Every category uses this page, and so does the list of all products. Changes you make here apply to all of them.',
      published: 'Category page: how the pages of all categories are arranged',
    },
    SEARCH: {
      name: 'Search page',
      named: 'search page',
      about: 'Visitors see this page when they search your shop, whatever they search for.',
      published: 'Search page: how the results of searches are arranged',
    },
    CART: {
      name: 'Cart page',
      named: 'cart page',
      about: 'Visitors see this page with what they put into their cart, and also while the cart is empty.',
      published: 'Cart page: what stands around the cart',
    },
    BLOG_POST: {
      name: 'Blog post page',
      named: 'blog post page',
      about: 'Every post on your blog uses this page. Changes you make here apply to all posts.',
      published: 'Blog post page: how the pages of all posts are arranged',
    },
    BLOG: {
      name: 'Blog page',
      named: 'blog page',
      about:
        'This page lists your posts, and so do the pages of your blog’s categories and tags. Changes you make here apply to all of them.',
      published: 'Blog page: how all lists of posts are arranged',
    },
    NOT_FOUND: {
      name: '404 page',
      named: '404 page',
      about: 'Visitors see this page at addresses that lead nowhere, such as that of a product you no longer sell.',
      published: '404 page: what visitors see at addresses that lead nowhere',
    },
  },
  goBack: 'Go back to the standard page',
  goBackTitle: (named: string) => `Go back to the standard ${named}?`,
  goBackText:
    'Your changes will be lost. Visitors will still see them until you publish again. You can get them back by restoring an earlier release.',
  /** Where visitors have never seen what was changed. */
  goBackUnseen: 'Your changes will be lost. Visitors haven’t seen any of them yet.',
  confirm: 'Go back',
  isStandard: (named: string) => `The ${named} is standard again`,
  empty: 'No shop or blog pages',
  emptyText: 'These pages show what is in your shop and on your blog.',
  sample: {
    label: 'Preview with',
    product: { search: 'Search products', none: 'There are no products yet', noMatch: 'No matching products' },
    category: { all: 'All products', noMatch: 'No matching categories' },
    post: { none: 'There are no published posts yet', noMatch: 'No matching posts' },
    blogCategory: { all: 'All posts' },
    words: { label: 'Preview a search for', hint: 'Leave it empty to see the page before a search.' },
  },
};
