/** Finding anything from any page of the dashboard. */
export const find = {
  title: 'Search everything',
  key: 'Ctrl+K',
  label: 'Search pages, orders, products and customers',
  found: 'Found',
  actions: 'Actions',
  pages: 'Pages',
  settings: 'Settings',
  orders: 'Orders',
  products: 'Products',
  contacts: 'Customers',
  hidden: 'Hidden',
  searching: 'Searching…',
  none: 'Nothing was found.',
};
