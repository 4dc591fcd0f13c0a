/** What all pages share, and the pages of the shop, in the lists of what is published. */
export const partNames: Partial<Record<string, string>> = {
  THEME: 'Theme: the look of all pages',
  MENU: 'Menu: the links above all pages',
  FOOTER: 'Footer: what stands below all pages',
  PRODUCT: 'Product page: how the pages of all products are arranged',
};
