/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from './client.ts';

export const accounts = routes<typeof contract.accounts>({
  signIn: 'POST /stoa/v1/session',
  getSession: 'GET /stoa/v1/session',
  signOut: 'DELETE /stoa/v1/session',
});

export const brands = routes<typeof contract.brands>({
  createBrand: 'POST /stores/v3/brands',
  getBrand: 'GET /stores/v3/brands/{brandId}',
  updateBrand: 'PATCH /stores/v3/brands/{brand.id}',
  deleteBrand: 'DELETE /stores/v3/brands/{brandId}',
  queryBrands: 'GET|POST /stores/v3/brands/query',
  countBrands: 'POST /stores/v3/brands/count',
  bulkCreateBrands: 'POST /stores/v3/bulk/brands/create',
  bulkUpdateBrands: 'POST /stores/v3/bulk/brands/update',
  getOrCreateBrand: 'POST /stores/v3/brands/get-or-create',
  bulkGetOrCreateBrands: 'POST /stores/v3/bulk/brands/get-or-create',
  bulkDeleteBrands: 'POST /stores/v3/bulk/brands/delete',
});

export const catalogImport = routes<typeof contract.catalogImport>({
  importProducts: 'POST /stoa/v1/catalog/import',
});

export const catalogVersioning = routes<typeof contract.catalogVersioning>({
  getCatalogVersion: 'GET /stores/v3/provision/version',
});

export const checkouts = routes<typeof contract.checkouts>({
  createCheckout: 'POST /ecom/v1/checkouts',
  getCheckout: 'GET /ecom/v1/checkouts/{id}',
  getCheckoutByCartId: 'GET /ecom/v1/checkouts/by-cart-id/{id}',
  getCheckoutUrl: 'GET /ecom/v1/checkouts/{id}/checkout-url',
  updateCheckout: 'PATCH /ecom/v1/checkouts/{checkout.id}',
  addToCheckout: 'POST /ecom/v1/checkouts/{id}/add-to-checkout',
  removeLineItems: 'POST /ecom/v1/checkouts/{id}/remove-line-items',
  createOrder: 'POST /ecom/v1/checkouts/{id}/create-order',
  createOrderAndCharge: 'POST /ecom/v1/checkouts/{id}/create-order-and-charge',
  updateLineItemsQuantity: 'POST /ecom/v1/checkouts/{id}/update-line-items-quantity',
});

export const collections = routes<typeof contract.collections>({
  queryCollections: 'GET|POST /v2/collections/query',
  getCollection: 'GET /v2/collections/{id}',
  getCollectionBySlug: 'GET /v2/collections/slug/{slug}',
});

export const currentCart = routes<typeof contract.currentCart>({
  getCurrentCart: 'GET /ecom/v1/carts/current',
  updateCurrentCart: 'PATCH /ecom/v1/carts/current',
  addToCurrentCart: 'POST /ecom/v1/carts/current/add-to-cart',
  removeLineItemsFromCurrentCart: 'POST /ecom/v1/carts/current/remove-line-items',
  createCheckoutFromCurrentCart: 'POST /ecom/v1/carts/current/create-checkout',
  removeCouponFromCurrentCart: 'POST /ecom/v1/carts/current/remove-coupon',
  updateCurrentCartLineItemQuantity: 'POST /ecom/v1/carts/current/update-line-items-quantity',
  estimateCurrentCartTotals: 'POST /ecom/v1/carts/current/estimate-totals',
  deleteCurrentCart: 'DELETE /ecom/v1/carts/current',
});

export const infoSections = routes<typeof contract.infoSections>({
  createInfoSection: 'POST /stores/v3/info-sections',
  getInfoSection: 'GET /stores/v3/info-sections/{infoSectionId}',
  getOrCreateInfoSection: 'POST /stores/v3/info-sections/get-or-create',
  bulkGetOrCreateInfoSections: 'POST /stores/v3/bulk/info-sections/get-or-create',
  updateInfoSection: 'PATCH /stores/v3/info-sections/{infoSection.id}',
  deleteInfoSection: 'DELETE /stores/v3/info-sections/{infoSectionId}',
  queryInfoSections: 'GET|POST /stores/v3/info-sections/query',
  countInfoSections: 'POST /stores/v3/info-sections/count',
  bulkCreateInfoSections: 'POST /stores/v3/bulk/info-sections/create',
  bulkUpdateInfoSections: 'POST /stores/v3/bulk/info-sections/update',
  bulkDeleteInfoSections: 'POST /stores/v3/bulk/info-sections/delete',
});

export const mediaLibrary = routes<typeof contract.mediaLibrary>({
  uploadImage: 'POST /stoa/v1/media/images',
});

export const orders = routes<typeof contract.orders>({
  getOrder: 'GET /ecom/v1/orders/{id}',
  searchOrders: 'POST /ecom/v1/orders/search',
});

export const payments = routes<typeof contract.payments>({
  payCheckout: 'POST /stoa/v1/checkouts/{checkoutId}/pay',
  completePaymentAction: 'POST /stoa/v1/payments/{paymentId}/complete-action',
});

export const productsV1 = routes<typeof contract.productsV1>({
  createProduct: 'POST /stores/v1/products',
  updateProduct: 'PATCH /stores/v1/products/{product.id}',
  deleteProduct: 'DELETE /stores/v1/products/{id}',
});

export const productsV1Reader = routes<typeof contract.productsV1Reader>({
  queryProducts: 'GET|POST /stores-reader/v1/products/query-platformized',
  getProduct: 'GET /stores-reader/v1/products/{id}',
  getCollectionBySlug: 'GET /stores-reader/v1/collections/slug/{slug}',
  getProductOptionsAvailability: 'POST /stores-reader/v1/products/{id}/productOptionsAvailability',
  queryProductVariants: 'POST /stores-reader/v1/products/{id}/variants/query',
});

export const productsV3 = routes<typeof contract.productsV3>({
  createProduct: 'POST /stores/v3/products',
  createProductWithInventory: 'POST /stores/v3/products-with-inventory',
  updateProduct: 'PATCH /stores/v3/products/{product.id}',
  updateProductWithInventory: 'PATCH /stores/v3/products-with-inventory/{product.id}',
  deleteProduct: 'DELETE /stores/v3/products/{productId}',
  getProduct: 'GET /stores/v3/products/{productId}',
  getProductBySlug: 'GET /stores/v3/products/slug/{slug}',
  searchProducts: 'GET|POST /stores/v3/products/search',
  queryProducts: 'GET|POST /stores/v3/products/query',
  countProducts: 'GET|POST /stores/v3/products/count',
});

export const redirects = routes<typeof contract.redirects>({
  createRedirectSession: 'POST /_api/redirects-api/v1/redirect-session',
});

export const reports = routes<typeof contract.reports>({
  getSalesReport: 'GET /stoa/v1/reports/sales',
});

export const ribbons = routes<typeof contract.ribbons>({
  createRibbon: 'POST /stores/v3/ribbons',
  getRibbon: 'GET /stores/v3/ribbons/{ribbonId}',
  updateRibbon: 'PATCH /stores/v3/ribbons/{ribbon.id}',
  deleteRibbon: 'DELETE /stores/v3/ribbons/{ribbonId}',
  queryRibbons: 'POST /stores/v3/ribbons/query',
  countRibbons: 'POST /stores/v3/ribbons/count',
  bulkCreateRibbons: 'POST /stores/v3/bulk/ribbons/create',
  bulkUpdateRibbons: 'POST /stores/v3/bulk/ribbons/update',
  getOrCreateRibbon: 'POST /stores/v3/ribbons/get-or-create',
  bulkGetOrCreateRibbons: 'POST /stores/v3/bulk/ribbons/get-or-create',
  bulkDeleteRibbons: 'POST /stores/v3/bulk/ribbons/delete',
});

export const siteAdministration = routes<typeof contract.siteAdministration>({
  listMySites: 'GET /stoa/v1/my-sites',
});

export const sites = routes<typeof contract.sites>({
  getSite: 'GET /stoa/v1/site',
  getPublishedPage: 'GET /stoa/v1/pages/published',
});

export const taxGroups = routes<typeof contract.taxGroups>({
  createTaxGroup: 'POST /billing/v1/tax-groups',
  getTaxGroup: 'GET /billing/v1/tax-groups/{taxGroupId}',
  updateTaxGroup: 'PATCH /billing/v1/tax-groups/{taxGroup.id}',
  deleteTaxGroup: 'DELETE /billing/v1/tax-groups/{taxGroupId}',
  queryTaxGroups: 'POST /billing/v1/tax-groups/query',
  listDefaultTaxGroups: 'GET /billing/v1/tax-groups/default-tax-groups',
  listDefaultTaxGroupsByAppIds: 'POST /billing/v1/tax-groups/list-default-tax-groups-by-app-ids',
});

export const tokens = routes<typeof contract.tokens>({
  token: 'POST /oauth2/token',
  tokenInfo: 'POST /oauth2/token-info',
});
