/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from './client.ts';

export const accounts = routes<typeof contract.accounts>({
  signIn: 'POST /stoa/v1/session',
  getSession: 'GET /stoa/v1/session',
  signOut: 'DELETE /stoa/v1/session',
});

export const backInStockNotifications = routes<typeof contract.backInStockNotifications>({
  createBackInStockNotificationRequest: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests',
  getBackInStockNotificationRequest: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  deleteBackInStockNotificationRequest: 'DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  markAsNotificationSent:
    'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  queryBackInStockNotificationRequests: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests',
  getBackInStockNotificationRequestsCountByCatalogReferences:
    'GET /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference',
  reportItemsBackInStock:
    'POST /back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock',
});

export const backInStockSettings = routes<typeof contract.backInStockSettings>({
  startCollectingRequests:
    'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
  stopCollectingRequests: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting',
  getSettings: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings',
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

export const catalogExport = routes<typeof contract.catalogExport>({
  exportProducts: 'GET /stoa/v1/catalog/export',
});

export const catalogImport = routes<typeof contract.catalogImport>({
  createImport: 'POST /stoa/v1/catalog/imports',
  addPictures: 'PUT /stoa/v1/catalog/imports/{importId}/pictures',
  checkImport: 'POST /stoa/v1/catalog/imports/{importId}/check',
  startImport: 'POST /stoa/v1/catalog/imports/{importId}/start',
  getImport: 'GET /stoa/v1/catalog/imports/{importId}',
  listImports: 'GET /stoa/v1/catalog/imports',
  listImportProblems: 'GET /stoa/v1/catalog/imports/{importId}/problems',
  downloadImportProblems: 'GET /stoa/v1/catalog/imports/{importId}/problems.csv',
});

export const catalogVersioning = routes<typeof contract.catalogVersioning>({
  getCatalogVersion: 'GET /stores/v3/provision/version',
});

export const categories = routes<typeof contract.categories>({
  createCategory: 'POST /categories/v1/categories',
  getCategory: 'GET /categories/v1/categories/{categoryId}',
  getCategoryBySlug: 'GET /categories/v1/categories/slug/{slug}',
  updateCategory: 'PATCH /categories/v1/categories/{category.id}',
  deleteCategory: 'DELETE /categories/v1/categories/{categoryId}',
  queryCategories: 'POST /categories/v1/categories/query',
  searchCategories: 'POST /categories/v1/categories/search',
  countCategories: 'POST /categories/v1/categories/count',
  moveCategory: 'POST /categories/v1/categories/{categoryId}/move',
  bulkUpdateCategories: 'POST /categories/v1/bulk/categories/update',
  updateCategoryVisibility: 'PATCH /categories/v1/categories/visibility',
  bulkShowCategories: 'POST /categories/v1/bulk/categories/show',
  bulkAddItemsToCategory: 'POST /categories/v1/bulk/categories/{categoryId}/add-items',
  bulkAddItemToCategories: 'POST /categories/v1/bulk/categories/add-item',
  bulkRemoveItemsFromCategory: 'POST /categories/v1/bulk/categories/{categoryId}/remove-items',
  bulkRemoveItemFromCategories: 'POST /categories/v1/bulk/categories/remove-item',
  listItemsInCategory: 'GET|POST /categories/v1/categories/{categoryId}/list-items',
  listCategoriesForItem: 'GET|POST /categories/v1/categories/list-categories-for-item',
  listCategoriesForItems: 'GET|POST /categories/v1/categories/list-categories-for-items',
  listTrees: 'GET /categories/v1/categories/list-trees',
  setArrangedItems: 'POST /categories/v1/categories/{categoryId}/set-arranged-items',
  getArrangedItems: 'GET /categories/v1/categories/{categoryId}/arranged-items',
  bulkSetItemCategories: 'POST /categories/v1/bulk/categories/set-item-categories',
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

export const customizations = routes<typeof contract.customizations>({
  createCustomization: 'POST /stores/v3/customizations',
  getCustomization: 'GET /stores/v3/customizations/{customizationId}',
  updateCustomization: 'PATCH /stores/v3/customizations/{customization.id}',
  deleteCustomization: 'DELETE /stores/v3/customizations/{customizationId}',
  queryCustomizations: 'GET|POST /stores/v3/customizations/query',
  countCustomizations: 'POST /stores/v3/customizations/count',
  bulkCreateCustomizations: 'POST /stores/v3/bulk/customizations/create',
  addCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/add-choices',
  setCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/set-choices',
  removeCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/remove-choices',
  updateCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/update-choices',
  reorderCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/reorder-choices',
  bulkAddCustomizationChoices: 'POST /stores/v3/bulk/customizations/add-choices',
  bulkUpdateCustomizations: 'POST /stores/v3/bulk/customizations/update',
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

export const inventoryHistory = routes<typeof contract.inventoryHistory>({
  listInventoryChanges: 'GET /stoa/v1/inventory-items/{inventoryItemId}/changes',
  listSellingLocations: 'GET /stoa/v1/locations/selling',
  updateLocationSelling: 'POST /stoa/v1/locations/{locationId}/selling',
});

export const inventoryItems = routes<typeof contract.inventoryItems>({
  createInventoryItem: 'POST /stores/v3/inventory-items',
  bulkCreateInventoryItems: 'POST /stores/v3/bulk/inventory-items/create',
  getInventoryItem: 'GET /stores/v3/inventory-items/{inventoryItemId}',
  updateInventoryItem: 'PATCH /stores/v3/inventory-items/{inventoryItem.id}',
  bulkUpdateInventoryItems: 'POST /stores/v3/bulk/inventory-items/update',
  bulkUpsertInventoryItems: 'POST /stores/v3/bulk/inventory-items/upsert',
  bulkUpdateInventoryItemsByFilter: 'POST /stores/v3/bulk/inventory-items/update-by-filter',
  deleteInventoryItem: 'DELETE /stores/v3/inventory-items/{inventoryItemId}',
  bulkDeleteInventoryItems: 'POST /stores/v3/bulk/inventory-items/delete',
  bulkDeleteInventoryItemsByFilter: 'POST /stores/v3/bulk/inventory-items/delete-by-filter',
  queryInventoryItems: 'GET|POST /stores/v3/inventory-items/query',
  searchInventoryItems: 'GET|POST /stores/v3/inventory-items/search',
  countInventoryItems: 'GET|POST /stores/v3/inventory-items/count',
  bulkDecrementInventoryItems: 'POST /stores/v3/bulk/inventory-items/decrement',
  bulkIncrementInventoryItems: 'POST /stores/v3/bulk/inventory-items/increment',
  bulkDecrementInventoryItemsByVariantAndLocation:
    'POST /stores/v3/bulk/inventory-items/decrement-by-variant-and-location',
  bulkIncrementInventoryItemsByVariantAndLocation:
    'POST /stores/v3/bulk/inventory-items/increment-by-variant-and-location',
  bulkSetOrAdjustInventoryItemsByFilter: 'POST /stores/v3/bulk/inventory-items/set-or-adjust-by-filter',
  bulkAdjustInventoryItemsByFilter: 'POST /stores/v3/bulk/inventory-items/adjust-by-filter',
  bulkCreateInventoryItemsByVariantFilter: 'POST /stores/v3/bulk/inventory-items/create-by-variant-filter',
});

export const inventoryV1 = routes<typeof contract.inventoryV1>({
  updateInventoryVariants: 'PATCH /stores/v2/inventoryItems/product/{inventoryItem.productId}',
  decrementInventory: 'POST /stores/v2/inventoryItems/decrement',
  incrementInventory: 'POST /stores/v2/inventoryItems/increment',
});

export const inventoryV1Reader = routes<typeof contract.inventoryV1Reader>({
  getInventoryVariants: 'POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
  queryInventory: 'POST /stores-reader/v2/inventoryItems/query',
});

export const jobs = routes<typeof contract.jobs>({
  getJob: 'GET /stoa/v1/jobs/{jobId}',
  listJobs: 'GET /stoa/v1/jobs',
  cancelJob: 'POST /stoa/v1/jobs/{jobId}/cancel',
});

export const locations = routes<typeof contract.locations>({
  createLocation: 'POST /locations/v1/locations',
  bulkCreateLocation: 'POST /locations/v1/locations/bulk-create',
  getLocation: 'GET /locations/v1/locations/{id}',
  listLocations: 'GET /locations/v1/locations',
  updateLocation: 'PUT /locations/v1/locations/{location.id}',
  queryLocations: 'POST /locations/v1/locations/query',
  setDefaultLocation: 'POST /locations/v1/locations/{id}/set-default',
  archiveLocation: 'POST /locations/v1/locations/{id}/archive',
  addTypeToLocation: 'PATCH /locations/v1/locations/{id}/add-type',
  removeTypeFromLocation: 'PATCH /locations/v1/locations/{id}/remove-type',
  addLocationType: 'PATCH /locations/v1/locations/{id}/add-location-type',
  removeLocationType: 'PATCH /locations/v1/locations/{id}/remove-location-type',
});

export const mediaFiles = routes<typeof contract.mediaFiles>({
  generateFilesDownloadUrl: 'POST /site-media/v1/files/generate-download-url',
  generateFileDownloadUrl: 'POST /site-media/v1/files/generate-file-download-url',
  getFileDescriptor: 'GET /site-media/v1/files/get-file-by-id',
  getFileDescriptors: 'POST /site-media/v1/files/get-files',
  updateFileDescriptor: 'PATCH /site-media/v1/files/update-file-descriptor',
  generateFileUploadUrl: 'POST /site-media/v1/files/generate-upload-url',
  generateFileResumableUploadUrl: 'POST /site-media/v1/files/generate-resumable-upload-url',
  importFile: 'POST /site-media/v1/files/import',
  bulkImportFiles: 'POST /site-media/v1/bulk/files/import',
  bulkImportFile: 'POST /site-media/v1/bulk/files/import-v2',
  listFiles: 'GET /site-media/v1/files',
  searchFiles: 'POST /site-media/v1/files/search',
  generateVideoStreamingUrl: 'POST /site-media/v1/files/generate-video-stream-url',
  bulkDeleteFiles: 'POST /site-media/v1/bulk/files/delete',
  bulkRestoreFilesFromTrashBin: 'POST /site-media/v1/bulk/trash-bin/files/restore',
  listDeletedFiles: 'GET /site-media/v1/trash-bin/files',
  queryFileDescriptors: 'POST /site-media/v1/files/query',
});

export const mediaFolders = routes<typeof contract.mediaFolders>({
  createFolder: 'POST /site-media/v1/folders',
  getFolder: 'GET /site-media/v1/folders/{folderId}',
  listFolders: 'GET /site-media/v1/folders',
  searchFolders: 'POST /site-media/v1/folders/search',
  updateFolder: 'PATCH /site-media/v1/folders/{folder.id}',
  generateFolderDownloadUrl: 'POST /site-media/v1/folders/{folderId}/generate-download-url',
  bulkDeleteFolders: 'POST /site-media/v1/bulk/folders/delete',
  bulkRestoreFoldersFromTrashBin: 'POST /site-media/v1/bulk/trash-bin/folders/restore',
  listDeletedFolders: 'GET /site-media/v1/trash-bin/folders',
  queryFolders: 'POST /site-media/v1/folders/query',
});

export const mediaLibrary = routes<typeof contract.mediaLibrary>({
  uploadImage: 'POST /stoa/v1/media/images',
  uploadPoster: 'POST /stoa/v1/media/videos/{fileId}/poster',
});

export const orders = routes<typeof contract.orders>({
  getOrder: 'GET /ecom/v1/orders/{id}',
  searchOrders: 'POST /ecom/v1/orders/search',
});

export const payments = routes<typeof contract.payments>({
  payCheckout: 'POST /stoa/v1/checkouts/{checkoutId}/pay',
  completePaymentAction: 'POST /stoa/v1/payments/{paymentId}/complete-action',
});

export const productViews = routes<typeof contract.productViews>({
  recordProductView: 'POST /stoa/v1/products/{productId}/views',
});

export const productsV1 = routes<typeof contract.productsV1>({
  createProduct: 'POST /stores/v1/products',
  updateProduct: 'PATCH /stores/v1/products/{product.id}',
  deleteProduct: 'DELETE /stores/v1/products/{id}',
  updateProductVariants: 'PATCH /stores/v1/products/{id}/variants',
  resetAllProductVariantData: 'POST /stores/v1/products/{id}/variants/resetToDefault',
  addProductMedia: 'POST /stores/v1/products/{id}/media',
  removeProductMedia: 'POST /stores/v1/products/{id}/media/delete',
  addProductMediaToChoices: 'PATCH /stores/v1/products/{id}/choices/media',
  removeProductMediaFromChoices: 'POST /stores/v1/products/{id}/choices/media/delete',
  deleteProductOptions: 'DELETE /stores/v1/products/{id}/options',
  removeBrand: 'POST /stores/v1/products/{id}/remove-brand',
  removeRibbon: 'POST /stores/v1/products/{id}/remove-ribbon',
  bulkUpdateProductsProperty: 'POST /stores/v1/bulk/products/update',
  bulkAdjustProductProperty: 'POST /stores/v1/bulk/products/adjust-properties',
  addProductsToCollection: 'POST /stores/v1/collections/{id}/productIds',
  removeProductsFromCollection: 'POST /stores/v1/collections/{id}/productIds/delete',
  createCollection: 'POST /stores/v1/collections',
  updateCollection: 'PATCH /stores/v1/collections/{collection.id}',
  deleteCollection: 'DELETE /stores/v1/collections/{id}',
});

export const productsV1Reader = routes<typeof contract.productsV1Reader>({
  queryProducts: 'GET|POST /stores-reader/v1/products/query-platformized',
  getProduct: 'GET /stores-reader/v1/products/{id}',
  getCollectionBySlug: 'GET /stores-reader/v1/collections/slug/{slug}',
  getProductOptionsAvailability: 'POST /stores-reader/v1/products/{id}/productOptionsAvailability',
  queryProductVariants: 'POST /stores-reader/v1/products/{id}/variants/query',
  queryStoreVariants: 'POST /stores-reader/v1/variants/query',
  getStoreVariant: 'GET /stores-reader/v1/variants/{id}',
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
  bulkCreateProducts: 'POST /stores/v3/bulk/products/create',
  bulkCreateProductsWithInventory: 'POST /stores/v3/bulk/products-with-inventory/create',
  bulkUpdateProducts: 'POST /stores/v3/bulk/products/update',
  bulkUpdateProductsWithInventory: 'POST /stores/v3/bulk/products-with-inventory/update',
  bulkUpdateProductsByFilter: 'POST /stores/v3/bulk/products/update-by-filter',
  bulkDeleteProducts: 'POST /stores/v3/bulk/products/delete',
  bulkDeleteProductsByFilter: 'POST /stores/v3/bulk/products/delete-by-filter',
  bulkUpdateProductVariantsByFilter: 'POST /stores/v3/bulk/products/update-variants-by-filter',
  bulkAdjustProductVariantsByFilter: 'POST /stores/v3/bulk/products/adjust-variants-by-filter',
  bulkAddInfoSectionsToProductsByFilter: 'POST /stores/v3/bulk/products/add-info-sections-by-filter',
  bulkAddInfoSectionsToProducts: 'POST /stores/v3/bulk/products/add-info-sections',
  bulkRemoveInfoSectionsFromProductsByFilter: 'POST /stores/v3/bulk/products/remove-info-sections-by-filter',
  bulkRemoveInfoSectionsFromProducts: 'POST /stores/v3/bulk/products/remove-info-sections',
  bulkUpdateProductTags: 'POST /stores/v3/bulk/products/update-tags',
  bulkUpdateProductTagsByFilter: 'POST /stores/v3/bulk/products/update-tags-by-filter',
  bulkAddProductsToCategoriesByFilter: 'POST /stores/v3/bulk/products/add-to-categories-by-filter',
  bulkRemoveProductsFromCategoriesByFilter: 'POST /stores/v3/bulk/products/remove-from-categories-by-filter',
  getAllProductsCategory: 'GET /stores/v3/all-products-category',
});

export const recommendations = routes<typeof contract.recommendations>({
  listAvailableAlgorithms: 'GET /v1/recommendations/algorithms',
  getRecommendation: 'POST /v1/recommendations/get',
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

export const savedViews = routes<typeof contract.savedViews>({
  listSavedViews: 'GET /stoa/v1/saved-views',
  createSavedView: 'POST /stoa/v1/saved-views',
  updateSavedView: 'PATCH /stoa/v1/saved-views/{savedView.id}',
  deleteSavedView: 'DELETE /stoa/v1/saved-views/{savedViewId}',
});

export const search = routes<typeof contract.search>({
  suggest: 'GET /stoa/v1/search/suggestions',
});

export const siteAdministration = routes<typeof contract.siteAdministration>({
  listMySites: 'GET /stoa/v1/my-sites',
});

export const siteWishlists = routes<typeof contract.siteWishlists>({
  getWishlistById: 'POST /stores/v1/wishlists/get',
});

export const sites = routes<typeof contract.sites>({
  getSite: 'GET /stoa/v1/site',
  getPublishedPage: 'GET /stoa/v1/pages/published',
  listPublishedPages: 'GET /stoa/v1/pages',
});

export const storefront = routes<typeof contract.storefront>({
  listProducts: 'GET|POST /stoa/v1/storefront/products',
  getAvailability: 'GET /stoa/v1/storefront/products/{productId}/availability',
  getCurrentSlug: 'GET /stoa/v1/storefront/current-slug',
  listProductAddresses: 'GET /stoa/v1/storefront/product-addresses',
});

export const storesLocations = routes<typeof contract.storesLocations>({
  getStoresLocation: 'GET /stores/v3/locations/{storesLocationId}',
  queryStoresLocations: 'POST /stores/v3/locations/query',
  getDefaultStoresLocation: 'GET /stores/v3/locations/default',
});

export const subscriptionOptions = routes<typeof contract.subscriptionOptions>({
  createSubscriptionOption: 'POST /stores/v1/subscription-options',
  updateSubscriptionOption: 'PATCH /stores/v1/subscription-options/{subscriptionOption.id}',
  deleteSubscriptionOption: 'DELETE /stores/v1/subscription-options/{id}',
  bulkCreateSubscriptionOptions: 'POST /stores/v1/subscription-options/createBulk',
  bulkUpdateSubscriptionOptions: 'PATCH /stores/v1/subscription-options',
  bulkDeleteSubscriptionOptions: 'POST /stores/v1/subscription-options/deleteBulk',
  assignSubscriptionOptionsToProduct: 'POST /stores/v1/subscription-options/product/{productId}/assign',
  allowOneTimePurchases: 'PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase',
});

export const subscriptionOptionsReader = routes<typeof contract.subscriptionOptionsReader>({
  getSubscriptionOption: 'GET /_api/subscription-options-reader-server/v1/subscription-options/{id}',
  getSubscriptionOptionsForProduct:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}',
  getProductIdsForSubscriptionOption:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds',
  getOneTimePurchasesStatus:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus',
});

export const tags = routes<typeof contract.tags>({
  createTag: 'POST /tags/v1/tags',
  getTag: 'GET /tags/v1/tags/{tagId}',
  updateTag: 'PATCH /tags/v1/tags/{tag.id}',
  deleteTag: 'DELETE /tags/v1/tags/{tagId}',
  queryTags: 'POST /tags/v1/tags/query',
  bulkGetOrCreateTags: 'POST /tags/v1/bulk/tags/get-or-create',
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

export const variants = routes<typeof contract.variants>({
  queryVariants: 'POST /stores/v3/products/query-variants',
  searchVariants: 'POST /stores/v3/products/search-variants',
});

export const wishlistTags = routes<typeof contract.wishlistTags>({
  bulkUpdateWishlistTags: 'POST /v1/bulk/wishlists/update-tags',
  bulkUpdateWishlistTagsByFilter: 'POST /v1/bulk/wishlists/update-tags-by-filter',
});

export const wishlists = routes<typeof contract.wishlists>({
  getDefaultWishlist: 'GET /ecom/v1/wishlists/get-default',
  addItem: 'POST /ecom/v1/wishlists/add-item',
  removeItem: 'POST /ecom/v1/wishlists/remove-item',
});
