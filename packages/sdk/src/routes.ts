/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from './client.ts';

export const abandonedCarts = /* @__PURE__ */ routes<typeof contract.abandonedCarts>({
  getAbandonedCart: 'GET /stores/v1/abandonedCarts/{id}',
  queryAbandonedCarts: 'POST /stores/v1/abandonedCarts/query',
});

export const abandonedCheckoutAdministration = /* @__PURE__ */ routes<typeof contract.abandonedCheckoutAdministration>({
  getRecoveryReport: 'GET /stoa/v1/abandoned-checkouts/report',
  sendRecoveryMail: 'POST /stoa/v1/abandoned-checkouts/{abandonedCheckoutId}/send-mail',
  getRecoveryMailSettings: 'GET /stoa/v1/abandoned-checkouts/settings',
  updateRecoveryMailSettings: 'PATCH /stoa/v1/abandoned-checkouts/settings',
});

export const abandonedCheckouts = /* @__PURE__ */ routes<typeof contract.abandonedCheckouts>({
  getAbandonedCheckout: 'GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}',
  deleteAbandonedCheckout: 'DELETE /ecom/v1/abandoned-checkout/{abandonedCheckoutId}',
  bulkDeleteAbandonedCheckouts: 'POST /ecom/v1/bulk/abandoned-checkout/delete',
  queryAbandonedCheckouts: 'POST /ecom/v1/abandoned-checkout/query',
  searchAbandonedCheckouts: 'POST /ecom/v1/abandoned-checkout/search',
  addAbandonedCheckoutActivity: 'POST /ecom/v1/abandoned-checkouts/{abandonedCheckoutId}/add-activity',
  getAbandonedCheckoutAnalytics: 'POST /ecom/v1/abandoned-checkout/get-analytics',
  redirectToCheckout: 'GET /ecom/v1/abandoned-checkout/{abandonedCheckoutId}/redirect-to-checkout',
});

export const accounts = /* @__PURE__ */ routes<typeof contract.accounts>({
  signIn: 'POST /stoa/v1/session',
  startSecondFactor: 'POST /stoa/v1/session/second-factor/start',
  verifySecondFactor: 'POST /stoa/v1/session/second-factor',
  startPasskeySignIn: 'POST /stoa/v1/session/passkey/start',
  finishPasskeySignIn: 'POST /stoa/v1/session/passkey',
  sendPasswordLink: 'POST /stoa/v1/session/password-link',
  setForgottenPassword: 'POST /stoa/v1/session/forgotten-password',
  getSession: 'GET /stoa/v1/session',
  signOut: 'DELETE /stoa/v1/session',
});

export const addressFormats = /* @__PURE__ */ routes<typeof contract.addressFormats>({
  getAddressFormat: 'GET /stoa/v1/address-formats/{country}',
});

export const appInstallations = /* @__PURE__ */ routes<typeof contract.appInstallations>({
  createInstallationCode: 'POST /stoa/v1/oauth-apps/{oAuthAppId}/installation-code',
});

export const appTokens = /* @__PURE__ */ routes<typeof contract.appTokens>({
  access: 'POST /oauth/access',
});

export const audit = /* @__PURE__ */ routes<typeof contract.audit>({
  queryAuditLog: 'POST /stoa/v1/audit-log/query',
});

export const authentication = /* @__PURE__ */ routes<typeof contract.authentication>({
  registerV2: 'POST /_api/iam/authentication/v2/register',
  validateEmail: 'POST /_api/iam/authentication/v2/validate-email',
  loginV2: 'POST /_api/iam/authentication/v2/login',
  changePassword: 'POST /_api/iam/authentication/v2/change-password',
  signOn: 'POST /_api/iam/authentication/v2/sign-on',
  logout: 'GET /_api/iam/authentication/v1/logout',
});

export const backInStockNotifications = /* @__PURE__ */ routes<typeof contract.backInStockNotifications>({
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

export const backInStockSettings = /* @__PURE__ */ routes<typeof contract.backInStockSettings>({
  startCollectingRequests:
    'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
  stopCollectingRequests: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting',
  getSettings: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings',
});

export const badgeAssignments = /* @__PURE__ */ routes<typeof contract.badgeAssignments>({
  createBadgeAssignment: 'POST /badges/v4/assignments',
  bulkCreateBadgeAssignments: 'POST /badges/v4/bulk/assignments/create',
  queryBadgeAssignments: 'POST /badges/v4/assignments/query',
  deleteBadgeAssignment: 'DELETE /badges/v4/assignments/{badgeAssignmentId}',
  bulkDeleteBadgeAssignments: 'POST /badges/v4/bulk/assignments/delete',
  bulkUpdateBadgeAssignmentTags: 'POST /badges/v4/bulk/assignments/bulk-update-tags',
  bulkUpdateBadgeAssignmentTagsByFilter: 'POST /badges/v4/bulk/assignments/update-tags-by-filter',
});

export const badges = /* @__PURE__ */ routes<typeof contract.badges>({
  createBadge: 'POST /badges/v4/badges',
  getBadge: 'GET /badges/v4/badges/{badgeId}',
  queryBadges: 'POST /badges/v4/badges/query',
  updateBadge: 'PATCH /badges/v4/badges/{badge.id}',
  deleteBadge: 'DELETE /badges/v4/badges/{badgeId}',
  updateBadgesDisplayOrder: 'POST /badges/v4/badges/order',
  moveBadge: 'POST /badges/v4/badges/{badgeId}/move',
});

export const banners = /* @__PURE__ */ routes<typeof contract.banners>({
  listBanners: 'GET /stoa/v1/storefront/banners',
});

export const brands = /* @__PURE__ */ routes<typeof contract.brands>({
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

export const carts = /* @__PURE__ */ routes<typeof contract.carts>({
  createCart: 'POST /ecom/v1/carts',
  updateCart: 'PATCH /ecom/v1/carts/{cartInfo.id}',
  getCart: 'GET /ecom/v1/carts/{id}',
  getCartByCheckoutId: 'GET /ecom/v1/carts/by-checkout-id/{id}',
  addToCart: 'POST /ecom/v1/carts/{id}/add-to-cart',
  removeLineItems: 'POST /ecom/v1/carts/{id}/remove-line-items',
  createCheckout: 'POST /ecom/v1/carts/{id}/create-checkout',
  removeCoupon: 'POST /ecom/v1/carts/{id}/remove-coupon',
  updateLineItemsQuantity: 'POST /ecom/v1/carts/{id}/update-line-items-quantity',
  estimateTotals: 'POST /ecom/v1/carts/{id}/estimate-totals',
  deleteCart: 'DELETE /ecom/v1/carts/{id}',
  removeBusinessLocation: 'POST /ecom/v1/carts/{id}/remove-business-location',
});

export const cartsV2 = /* @__PURE__ */ routes<typeof contract.cartsV2>({
  createCart: 'POST /ecom/v2/carts',
  getCart: 'GET /ecom/v2/carts/{cartId}',
  updateCart: 'PATCH /ecom/v2/carts/{cart.id}',
  deleteCart: 'DELETE /ecom/v2/carts/{cartId}',
  refreshCart: 'POST /ecom/v2/carts/{cartId}/refresh',
  estimateCart: 'POST /ecom/v2/carts/{cartId}/estimate',
  calculateCart: 'POST /ecom/v2/carts/{cartId}/calculate',
  getCheckoutUrl: 'POST /ecom/v2/carts/{cartId}/get-checkout-url',
  placeOrder: 'POST /ecom/v2/carts/{cartId}/place-order',
  addLineItems: 'POST /ecom/v2/carts/{cartId}/add-line-items',
  removeLineItems: 'POST /ecom/v2/carts/{cartId}/remove-line-items',
  updateLineItems: 'POST /ecom/v2/carts/{cartId}/update-line-items',
  addCoupon: 'POST /ecom/v2/carts/{cartId}/add-coupon',
  removeCoupon: 'POST /ecom/v2/carts/{cartId}/remove-coupon',
  setDeliveryMethod: 'POST /ecom/v2/carts/{cartId}/set-delivery-method',
  removeDeliveryMethod: 'POST /ecom/v2/carts/{cartId}/remove-delivery-method',
  addGiftCard: 'POST /ecom/v2/carts/{cartId}/add-gift-card',
  removeGiftCard: 'POST /ecom/v2/carts/{cartId}/remove-gift-card',
  markCartAsCompleted: 'POST /ecom/v2/carts/{cartId}/mark-cart-as-completed',
  handleAsyncCheckoutCompletion: 'GET /ecom/v2/carts/handle-async-checkout-completion',
});

export const catalogExport = /* @__PURE__ */ routes<typeof contract.catalogExport>({
  exportProducts: 'GET /stoa/v1/catalog/export',
});

export const catalogImport = /* @__PURE__ */ routes<typeof contract.catalogImport>({
  listFormats: 'GET /stoa/v1/catalog/formats',
  createImport: 'POST /stoa/v1/catalog/imports',
  addPictures: 'PUT /stoa/v1/catalog/imports/{importId}/pictures',
  checkImport: 'POST /stoa/v1/catalog/imports/{importId}/check',
  startImport: 'POST /stoa/v1/catalog/imports/{importId}/start',
  getImport: 'GET /stoa/v1/catalog/imports/{importId}',
  listImports: 'GET /stoa/v1/catalog/imports',
  listImportProblems: 'GET /stoa/v1/catalog/imports/{importId}/problems',
  downloadImportProblems: 'GET /stoa/v1/catalog/imports/{importId}/problems.csv',
});

export const catalogVersioning = /* @__PURE__ */ routes<typeof contract.catalogVersioning>({
  getCatalogVersion: 'GET /stores/v3/provision/version',
});

export const categories = /* @__PURE__ */ routes<typeof contract.categories>({
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

export const checkoutCompletion = /* @__PURE__ */ routes<typeof contract.checkoutCompletion>({
  createCompletionLink: 'POST /stoa/v1/checkouts/{checkoutId}/completion-link',
});

export const checkoutContent = /* @__PURE__ */ routes<typeof contract.checkoutContent>({
  getCheckoutContent: 'GET /ecom/v1/checkout-content/{appId}/{componentId}',
});

export const checkoutForm = /* @__PURE__ */ routes<typeof contract.checkoutForm>({
  getCheckoutForm: 'GET /stoa/v1/checkout-form',
  getPolicyPage: 'GET /stoa/v1/policies/{name}/page',
  getCheckoutRules: 'GET /stoa/v1/checkout-rules',
  updateCheckoutRules: 'PATCH /stoa/v1/checkout-rules',
  listPolicies: 'GET /stoa/v1/policies',
  updatePolicy: 'PATCH /stoa/v1/policies/{policy.name}',
});

export const checkoutSettings = /* @__PURE__ */ routes<typeof contract.checkoutSettings>({
  getCheckoutSettings: 'GET /ecom/v1/checkout-settings',
  updateCheckoutSettings: 'PATCH /ecom/v1/checkout-settings',
});

export const checkoutTemplates = /* @__PURE__ */ routes<typeof contract.checkoutTemplates>({
  createCheckoutTemplate: 'POST /ecom/v1/checkout-templates',
  getCheckoutTemplate: 'GET /ecom/v1/checkout-templates/{checkoutTemplateId}',
  updateCheckoutTemplate: 'PATCH /ecom/v1/checkout-templates/{checkoutTemplate.id}',
  deleteCheckoutTemplate: 'DELETE /ecom/v1/checkout-templates/{checkoutTemplateId}',
  queryCheckoutTemplates: 'POST /ecom/v1/checkout-templates/query',
  bulkCreateCheckoutTemplates: 'POST /ecom/v1/bulk/checkout-templates/create',
  createCheckoutFromTemplate: 'POST /ecom/v1/checkout-templates/{checkoutTemplateId}/create-checkout-from-template',
  createAndRedirectToCheckout: 'GET /ecom/v1/checkout-templates/{checkoutTemplateId}/create-and-redirect-to-checkout',
});

export const checkouts = /* @__PURE__ */ routes<typeof contract.checkouts>({
  createCheckout: 'POST /ecom/v1/checkouts',
  getCheckout: 'GET /ecom/v1/checkouts/{id}',
  getCheckoutByCartId: 'GET /ecom/v1/checkouts/by-cart-id/{id}',
  getCheckoutUrl: 'GET /ecom/v1/checkouts/{id}/checkout-url',
  getWixCheckoutUrl: 'GET /ecom/v1/checkouts/{id}/wix-checkout-url',
  getPaymentSettings: 'GET /ecom/v1/checkouts/{id}/payment-settings',
  updateCheckout: 'PATCH /ecom/v1/checkouts/{checkout.id}',
  removeCoupon: 'POST /ecom/v1/checkouts/{id}/remove-coupon',
  removeGiftCard: 'POST /ecom/v1/checkouts/{id}/remove-gift-card',
  removeOverrideCheckoutUrl: 'POST /ecom/v1/checkouts/{id}/remove-override-checkout-url',
  addToCheckout: 'POST /ecom/v1/checkouts/{id}/add-to-checkout',
  removeLineItems: 'POST /ecom/v1/checkouts/{id}/remove-line-items',
  createOrder: 'POST /ecom/v1/checkouts/{id}/create-order',
  createOrderAndCharge: 'POST /ecom/v1/checkouts/{id}/create-order-and-charge',
  markCheckoutAsCompletedAndRedirectToUrl: 'GET /ecom/v1/checkouts/mark-checkout-as-completed-and-redirect-to-url',
  markCheckoutAsCompleted: 'POST /ecom/v1/checkouts/{id}/mark-as-completed',
  updateLineItemsQuantity: 'POST /ecom/v1/checkouts/{id}/update-line-items-quantity',
});

export const collections = /* @__PURE__ */ routes<typeof contract.collections>({
  queryCollections: 'GET|POST /v2/collections/query',
  getCollection: 'GET /v2/collections/{id}',
  getCollectionBySlug: 'GET /v2/collections/slug/{slug}',
});

export const contactSubscriptions = /* @__PURE__ */ routes<typeof contract.contactSubscriptions>({
  setSubscription: 'PUT /stoa/v1/contacts/{contactId}/subscription',
});

export const contactTaxDetails = /* @__PURE__ */ routes<typeof contract.contactTaxDetails>({
  upsertContactTaxDetails: 'POST /billing/v1/contact-tax-details',
  getContactTaxDetails: 'GET /billing/v1/contact-tax-details/{id}',
  deleteContactTaxDetails: 'DELETE /billing/v1/contact-tax-details/{contactTaxDetailsId}',
  queryContactTaxDetails: 'GET|POST /billing/v1/contact-tax-details/query',
  bulkDeleteContactTaxDetails: 'POST /billing/v1/bulk/contact-tax-details/delete',
  countContactTaxDetails: 'POST /billing/v1/contact-tax-details/count',
  bulkUpsertContactTaxDetails: 'POST /billing/v1/bulk/contact-tax-details/upsert',
  bulkUpdateContactTaxDetailsTags: 'POST /billing/v1/bulk/contact-tax-details/update-tags',
  bulkUpdateContactTaxDetailsTagsByFilter: 'POST /billing/v1/bulk/contact-tax-details/update-tags-by-filter',
});

export const contacts = /* @__PURE__ */ routes<typeof contract.contacts>({
  createContact: 'POST /contacts/v4/contacts',
  updateContact: 'PATCH /contacts/v4/contacts/{contactId}',
  mergeContacts: 'POST /contacts/v4/contacts/{targetContactId}/merge',
  previewMergeContacts: 'POST /contacts/v4/contacts/{targetContactId}/preview-merge',
  deleteContact: 'DELETE /contacts/v4/contacts/{contactId}',
  labelContact: 'POST /contacts/v4/contacts/{contactId}/labels',
  unlabelContact: 'DELETE /contacts/v4/contacts/{contactId}/labels',
  listContacts: 'GET /contacts/v4/contacts',
  queryContacts: 'POST /contacts/v4/contacts/query',
  listFacets: 'GET /contacts/v4/contacts/facets',
  queryFacets: 'POST /contacts/v4/contacts/facets/query',
  bulkDeleteContacts: 'POST /contacts/v4/bulk/contacts/delete',
  bulkUpdateContacts: 'POST /contacts/v4/bulk/contacts/update',
  bulkLabelAndUnlabelContacts: 'POST /contacts/v4/bulk/contacts/add-remove-labels',
  getContact: 'GET /contacts/v4/contacts/{id}',
});

export const coupons = /* @__PURE__ */ routes<typeof contract.coupons>({
  createCoupon: 'POST /stores/v2/coupons',
  updateCoupon: 'PATCH /stores/v2/coupons/{id}',
  getCoupon: 'GET /stores/v2/coupons/{id}',
  deleteCoupon: 'DELETE /stores/v2/coupons/{id}',
  queryCoupons: 'POST /stores/v2/coupons/query',
  bulkDeleteCoupons: 'POST /stores/v2/bulk/coupons/delete',
  bulkCreateCoupons: 'POST /stores/v2/bulk/coupons/create',
});

export const currencies = /* @__PURE__ */ routes<typeof contract.currencies>({
  listCurrencies: 'GET /currency_converter/v1/currencies',
  convertCurrency: 'POST /currency_converter/v1/currencies/amounts/{from}/convert/{to}',
  getConversionRate: 'GET /currency_converter/v1/currencies/rate/{from}/convert/{to}',
});

export const currencyRates = /* @__PURE__ */ routes<typeof contract.currencyRates>({
  listCurrencyRates: 'GET /stoa/v1/currency-rates',
  setCurrencyRate: 'PUT /stoa/v1/currency-rates/{rate.code}',
  removeCurrencyRate: 'DELETE /stoa/v1/currency-rates/{code}',
});

export const currentCart = /* @__PURE__ */ routes<typeof contract.currentCart>({
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

export const currentCartV2 = /* @__PURE__ */ routes<typeof contract.currentCartV2>({
  createCurrentCart: 'POST /ecom/v2/carts/current',
  getCurrentCart: 'GET /ecom/v2/carts/current',
  updateCurrentCart: 'PATCH /ecom/v2/carts/current',
  deleteCurrentCart: 'DELETE /ecom/v2/carts/current',
  refreshCurrentCart: 'POST /ecom/v2/carts/current/refresh',
  estimateCurrentCart: 'POST /ecom/v2/carts/current/estimate',
  calculateCurrentCart: 'POST /ecom/v2/carts/current/calculate',
  addLineItemsToCurrentCart: 'POST /ecom/v2/carts/current/add-line-items',
  removeLineItemsFromCurrentCart: 'POST /ecom/v2/carts/current/remove-line-items',
  updateLineItemsInCurrentCart: 'POST /ecom/v2/carts/current/update-line-items',
  addCouponToCurrentCart: 'POST /ecom/v2/carts/current/add-coupon',
  removeCouponFromCurrentCart: 'POST /ecom/v2/carts/current/remove-coupon',
  setDeliveryMethodForCurrentCart: 'POST /ecom/v2/carts/current/set-delivery-method',
  removeDeliveryMethodFromCurrentCart: 'POST /ecom/v2/carts/current/remove-delivery-method',
  addGiftCardToCurrentCart: 'POST /ecom/v2/carts/current/add-gift-card',
  removeGiftCardFromCurrentCart: 'POST /ecom/v2/carts/current/remove-gift-card',
});

export const customizations = /* @__PURE__ */ routes<typeof contract.customizations>({
  createCustomization: 'POST /stores/v3/customizations',
  getCustomization: 'GET /stores/v3/customizations/{customizationId}',
  updateCustomization: 'PATCH /stores/v3/customizations/{customization.id}',
  deleteCustomization: 'DELETE /stores/v3/customizations/{customizationId}',
  queryCustomizations: 'GET|POST /stores/v3/customizations/query',
  countCustomizations: 'POST /stores/v3/customizations/count',
  bulkCreateCustomizations: 'POST /stores/v3/bulk/customizations/create',
  bulkUpdateCustomizations: 'POST /stores/v3/bulk/customizations/update',
  addCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/add-choices',
  setCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/set-choices',
  removeCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/remove-choices',
  updateCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/update-choices',
  reorderCustomizationChoices: 'POST /stores/v3/customizations/{customizationId}/reorder-choices',
  bulkAddCustomizationChoices: 'POST /stores/v3/bulk/customizations/add-choices',
});

export const dataItems = /* @__PURE__ */ routes<typeof contract.dataItems>({
  queryDataItems: 'GET|POST /wix-data/v2/items/query',
});

export const deliveryProfiles = /* @__PURE__ */ routes<typeof contract.deliveryProfiles>({
  createDeliveryProfile: 'POST /ecom/v1/delivery-profiles',
  getDeliveryProfile: 'GET /ecom/v1/delivery-profiles/{deliveryProfileId}',
  updateDeliveryProfile: 'PATCH /ecom/v1/delivery-profiles/{deliveryProfile.id}',
  deleteDeliveryProfile: 'DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}',
  queryDeliveryProfiles: 'GET|POST /ecom/v1/delivery-profiles/query',
  addDeliveryRegion: 'POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region',
  updateDeliveryRegion: 'PATCH /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegion.id}',
  getDeliveryProfileByDeliveryRegionId: 'GET /ecom/v1/delivery-profiles/delivery-regions/{deliveryRegionId}',
  removeDeliveryRegion: 'DELETE /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-region/{deliveryRegionId}',
  addDeliveryCarrier: 'POST /ecom/v1/delivery-profiles/add-delivery-carrier',
  removeDeliveryCarrier: 'POST /ecom/v1/delivery-profiles/remove-delivery-carrier',
  updateDeliveryCarrier: 'PATCH /ecom/v1/delivery-profiles/update-delivery-carrier',
  listInstalledDeliveryCarriers: 'GET /ecom/v1/delivery-profiles/installed-carriers',
  getDeliveryDestinationProperties: 'GET /ecom/v1/delivery-profiles/delivery-destination-properties',
  listDeliveryCarriers: 'POST /ecom/v1/delivery-profiles/{deliveryProfileId}/delivery-carriers',
  updateCarrierSettings: 'POST /ecom/v1/delivery-profiles/update-carrier-settings',
  setDeliveryCarrierActiveStatus: 'POST /ecom/v1/delivery-profiles/delivery-carriers/set-active-status',
  updateExtendedFields: 'POST /ecom/v1/delivery-profiles/{id}/update-extended-fields',
});

export const deliverySolutions = /* @__PURE__ */ routes<typeof contract.deliverySolutions>({
  getDeliverySolutions: 'POST /_api/delivery-rates/v1/get-delivery-solutions',
});

export const developers = /* @__PURE__ */ routes<typeof contract.developers>({
  listApiKeys: 'GET /stoa/v1/api-keys',
  createApiKey: 'POST /stoa/v1/api-keys',
  revokeApiKey: 'DELETE /stoa/v1/api-keys/{apiKeyId}',
  listOAuthApps: 'GET /stoa/v1/oauth-apps',
  getOAuthApp: 'GET /stoa/v1/oauth-apps/{oAuthAppId}',
  createOAuthApp: 'POST /stoa/v1/oauth-apps',
  updateOAuthApp: 'PATCH /stoa/v1/oauth-apps/{oAuthApp.id}',
  rotateSecret: 'POST /stoa/v1/oauth-apps/{oAuthAppId}/rotate-secret',
  deleteOAuthApp: 'DELETE /stoa/v1/oauth-apps/{oAuthAppId}',
});

export const discountCustomTriggers = /* @__PURE__ */ routes<typeof contract.discountCustomTriggers>({
  listTriggers: 'POST /ecom/v1/discount-custom-triggers/list',
});

export const discountPreview = /* @__PURE__ */ routes<typeof contract.discountPreview>({
  previewDiscount: 'POST /stoa/v1/discounts/preview',
});

export const discountRules = /* @__PURE__ */ routes<typeof contract.discountRules>({
  createDiscountRule: 'POST /ecom/v1/discount-rules',
  getDiscountRule: 'GET /ecom/v1/discount-rules/{discountRuleId}',
  updateDiscountRule: 'PATCH /ecom/v1/discount-rules/{discountRule.id}',
  deleteDiscountRule: 'DELETE /ecom/v1/discount-rules/{discountRuleId}',
  queryDiscountRules: 'POST /ecom/v1/discount-rules/query',
});

export const dispatch = /* @__PURE__ */ routes<typeof contract.dispatch>({
  dispatchItems: 'POST /stoa/v1/orders/{orderId}/dispatch',
  resendDispatchConfirmation: 'POST /stoa/v1/orders/{orderId}/dispatch/{fulfillmentId}/resend',
  resendOrderConfirmation: 'POST /stoa/v1/orders/{orderId}/confirmation/resend',
});

export const giftCardProduct = /* @__PURE__ */ routes<typeof contract.giftCardProduct>({
  getGiftCardProduct: 'GET /stoa/v1/gift-card-product',
  updateGiftCardProduct: 'PATCH /stoa/v1/gift-card-product',
  getOfferedGiftCard: 'GET /stoa/v1/gift-card-product/offered',
});

export const giftCards = /* @__PURE__ */ routes<typeof contract.giftCards>({
  createGiftCard: 'POST /stoa/v1/gift-cards',
  listGiftCards: 'POST /stoa/v1/gift-cards/query',
  getGiftCardTotals: 'GET /stoa/v1/gift-cards/totals',
  getIssuedGiftCard: 'GET /stoa/v1/gift-cards/{giftCardId}',
  updateGiftCard: 'PATCH /stoa/v1/gift-cards/{giftCard.id}',
  sendGiftCard: 'POST /stoa/v1/gift-cards/{giftCardId}/send',
});

export const giftVouchers = /* @__PURE__ */ routes<typeof contract.giftVouchers>({
  redeemGiftCard: 'POST /ecom/v1/gift-cards/redeem',
  voidTransaction: 'POST /ecom/v1/gift-cards/void',
  getGiftCard: 'POST /ecom/v1/gift-cards/{code}',
});

export const identityProviders = /* @__PURE__ */ routes<typeof contract.identityProviders>({
  listIdentityProviders: 'GET /stoa/v1/identity-providers',
  createIdentityProvider: 'POST /stoa/v1/identity-providers',
  updateIdentityProvider: 'PATCH /stoa/v1/identity-providers/{identityProvider.id}',
  deleteIdentityProvider: 'DELETE /stoa/v1/identity-providers/{identityProviderId}',
  listLoginProviders: 'GET /stoa/v1/login-providers',
});

export const infoSections = /* @__PURE__ */ routes<typeof contract.infoSections>({
  createInfoSection: 'POST /stores/v3/info-sections',
  getInfoSection: 'GET /stores/v3/info-sections/{infoSectionId}',
  updateInfoSection: 'PATCH /stores/v3/info-sections/{infoSection.id}',
  deleteInfoSection: 'DELETE /stores/v3/info-sections/{infoSectionId}',
  queryInfoSections: 'GET|POST /stores/v3/info-sections/query',
  countInfoSections: 'POST /stores/v3/info-sections/count',
  bulkCreateInfoSections: 'POST /stores/v3/bulk/info-sections/create',
  bulkUpdateInfoSections: 'POST /stores/v3/bulk/info-sections/update',
  getOrCreateInfoSection: 'POST /stores/v3/info-sections/get-or-create',
  bulkGetOrCreateInfoSections: 'POST /stores/v3/bulk/info-sections/get-or-create',
  bulkDeleteInfoSections: 'POST /stores/v3/bulk/info-sections/delete',
});

export const inventoryHistory = /* @__PURE__ */ routes<typeof contract.inventoryHistory>({
  listInventoryChanges: 'GET /stoa/v1/inventory-items/{inventoryItemId}/changes',
  listSellingLocations: 'GET /stoa/v1/locations/selling',
  updateLocationSelling: 'POST /stoa/v1/locations/{locationId}/selling',
});

export const inventoryItems = /* @__PURE__ */ routes<typeof contract.inventoryItems>({
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

export const inventoryV1 = /* @__PURE__ */ routes<typeof contract.inventoryV1>({
  updateInventoryVariants: 'PATCH /stores/v2/inventoryItems/product/{inventoryItem.productId}',
  decrementInventory: 'POST /stores/v2/inventoryItems/decrement',
  incrementInventory: 'POST /stores/v2/inventoryItems/increment',
});

export const inventoryV1Reader = /* @__PURE__ */ routes<typeof contract.inventoryV1Reader>({
  getInventoryVariants: 'POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
  queryInventory: 'POST /stores-reader/v2/inventoryItems/query',
});

export const jobs = /* @__PURE__ */ routes<typeof contract.jobs>({
  getJob: 'GET /stoa/v1/jobs/{jobId}',
  listJobs: 'GET /stoa/v1/jobs',
  cancelJob: 'POST /stoa/v1/jobs/{jobId}/cancel',
});

export const letters = /* @__PURE__ */ routes<typeof contract.letters>({
  listLetters: 'GET /stoa/v1/letters',
  previewLetter: 'GET /stoa/v1/letters/{name}/preview',
});

export const localDeliveryOptions = /* @__PURE__ */ routes<typeof contract.localDeliveryOptions>({
  createLocalDeliveryOption: 'POST /v1/local-delivery-options',
  getLocalDeliveryOption: 'GET /v1/local-delivery-options/{localDeliveryOptionId}',
  updateLocalDeliveryOption: 'PATCH /v1/local-delivery-options/{localDeliveryOption.id}',
  deleteLocalDeliveryOption: 'DELETE /v1/local-delivery-options/{localDeliveryOptionId}',
  queryLocalDeliveryOptions: 'POST /v1/local-delivery-options/query',
  listLocalDeliveryOptions: 'GET /v1/localDeliveryOptions',
  bulkCreateLocalDeliveryOption: 'POST /v1/bulk/local-delivery-options/create',
  bulkUpdateLocalDeliveryOption: 'PATCH /v1/bulk/local-delivery-options/update',
  bulkDeleteLocalDeliveryOption: 'DELETE /v1/bulk/local-delivery-options/delete',
  addDeliveryRegion: 'POST /v1/local-delivery-options/add-delivery-region',
  removeDeliveryRegion: 'POST /v1/local-delivery-options/remove-delivery-region',
});

export const locations = /* @__PURE__ */ routes<typeof contract.locations>({
  createLocation: 'POST /locations/v1/locations',
  getLocation: 'GET /locations/v1/locations/{id}',
  updateLocation: 'PUT /locations/v1/locations/{location.id}',
  queryLocations: 'POST /locations/v1/locations/query',
  bulkCreateLocation: 'POST /locations/v1/locations/bulk-create',
  listLocations: 'GET /locations/v1/locations',
  setDefaultLocation: 'POST /locations/v1/locations/{id}/set-default',
  archiveLocation: 'POST /locations/v1/locations/{id}/archive',
  addTypeToLocation: 'PATCH /locations/v1/locations/{id}/add-type',
  removeTypeFromLocation: 'PATCH /locations/v1/locations/{id}/remove-type',
  addLocationType: 'PATCH /locations/v1/locations/{id}/add-location-type',
  removeLocationType: 'PATCH /locations/v1/locations/{id}/remove-location-type',
});

export const loginSteps = /* @__PURE__ */ routes<typeof contract.loginSteps>({
  startSecondFactor: 'POST /stoa/v1/authentication/second-factor/start',
  verifySecondFactor: 'POST /stoa/v1/authentication/second-factor/verify',
  startPasskeyLogin: 'POST /stoa/v1/authentication/passkey/start',
  finishPasskeyLogin: 'POST /stoa/v1/authentication/passkey/finish',
});

export const manualTaxMappings = /* @__PURE__ */ routes<typeof contract.manualTaxMappings>({
  createManualTaxMapping: 'POST /billing/v1/manual-tax-mappings',
  bulkCreateManualTaxMappings: 'POST /billing/v1/bulk/manual-tax-mappings/create',
  getManualTaxMapping: 'GET /billing/v1/manual-tax-mappings/{manualTaxMappingId}',
  updateManualTaxMapping: 'PATCH /billing/v1/manual-tax-mappings/{manualTaxMapping.id}',
  deleteManualTaxMapping: 'DELETE /billing/v1/manual-tax-mappings/{manualTaxMappingId}',
  queryManualTaxMappings: 'GET|POST /billing/v1/manual-tax-mappings/query',
  updateExtendedFields: 'POST /billing/v1/manual-tax-mappings/{id}/update-extended-fields',
  bulkAssignExemptOverrides: 'POST /billing/v1/manual-tax-mappings/bulk-assign-exempt-overrides',
  bulkUnassignExemptOverrides: 'POST /billing/v1/manual-tax-mappings/bulk-unassign-exempt-overrides',
  listManualTaxMappings: 'GET /billing/v1/manual-tax-mappings',
});

export const mediaFiles = /* @__PURE__ */ routes<typeof contract.mediaFiles>({
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

export const mediaFolders = /* @__PURE__ */ routes<typeof contract.mediaFolders>({
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

export const mediaLibrary = /* @__PURE__ */ routes<typeof contract.mediaLibrary>({
  uploadPoster: 'POST /stoa/v1/media/videos/{fileId}/poster',
});

export const memberAbouts = /* @__PURE__ */ routes<typeof contract.memberAbouts>({
  createMemberAbout: 'POST /members/v2/abouts',
  updateMemberAbout: 'PATCH /members/v2/abouts/{memberAbout.id}',
  deleteMemberAbout: 'DELETE /members/v2/abouts/{id}',
  getMemberAbout: 'GET /members/v2/abouts/{id}',
  getMyMemberAbout: 'GET /members/v2/abouts/my',
  queryMemberAbouts: 'POST /members/v2/abouts/query',
});

export const memberAdministration = /* @__PURE__ */ routes<typeof contract.memberAdministration>({
  countWaitingMembers: 'GET /stoa/v1/members/waiting',
  exportMyData: 'GET /stoa/v1/members/my/data',
  getMemberDetails: 'GET /stoa/v1/members/{memberId}',
  exportMemberData: 'GET /stoa/v1/members/{memberId}/data',
  listMemberSessions: 'GET /stoa/v1/members/{memberId}/sessions',
  endMemberSessions: 'POST /stoa/v1/members/{memberId}/sessions/end',
});

export const memberAuthentication = /* @__PURE__ */ routes<typeof contract.memberAuthentication>({
  register: 'POST /wix-sm/api/v1/auth/api/v1/auth/register',
  login: 'POST /wix-sm/api/v1/auth/api/v1/auth/login',
  sendSetPasswordEmail: 'POST /wix-sm/api/v1/auth/v1/auth/members/send-set-password-email',
  changeLoginEmail: 'PATCH /wix-sm/api/v1/auth/api/v1/members/{id}/change-login-email',
  approve: 'POST /wix-sm/api/v1/auth/api/v1/members/approve',
  block: 'POST /wix-sm/api/v1/auth/api/v1/members/block',
});

export const memberAuthorization = /* @__PURE__ */ routes<typeof contract.memberAuthorization>({
  assignRole: 'POST /members/v1/roles/members/{memberId}',
  unassignRole: 'DELETE /members/v1/roles/members/{memberId}',
  getRoles: 'GET /members/v1/roles/members/{memberId}',
  queryRoles: 'POST /members/v1/roles/members/query',
});

export const memberCustomFieldApplications = /* @__PURE__ */ routes<typeof contract.memberCustomFieldApplications>({
  createCustomFieldApplication: 'POST /members/v1/custom-fields-applications',
  deleteCustomFieldApplication: 'DELETE /members/v1/custom-fields-applications/{customFieldId}',
  updateCustomFieldApplication: 'PATCH /members/v1/custom-fields-applications/{application.customFieldId}',
  getCustomFieldApplication: 'GET /members/v1/custom-fields-applications/{customFieldId}',
  getCustomFieldApplications: 'POST /members/v1/custom-fields-applications/applications',
  getMembersCustomFieldApplications: 'POST /members/v1/custom-fields-applications/members',
  getRolesCustomFieldApplications: 'POST /members/v1/custom-fields-applications/roles',
});

export const memberCustomFieldSuggestions = /* @__PURE__ */ routes<typeof contract.memberCustomFieldSuggestions>({
  listCustomFieldSuggestions: 'GET /members/v1/custom-field-suggestions',
  queryCustomFieldSuggestions: 'POST /members/v1/custom-field-suggestions/query',
});

export const memberCustomFields = /* @__PURE__ */ routes<typeof contract.memberCustomFields>({
  createCustomField: 'POST /members/v1/custom-fields',
  getCustomField: 'GET /members/v1/custom-fields/{id}',
  updateCustomField: 'PATCH /members/v1/custom-fields/{field.id}',
  deleteCustomField: 'DELETE /members/v1/custom-fields/{id}',
  listCustomFields: 'GET /members/v1/custom-fields',
  hideCustomField: 'POST /members/v1/custom-fields/{id}/hide',
  updateCustomFieldsOrder: 'POST /members/v1/custom-fields/order',
});

export const memberDefaultPrivacy = /* @__PURE__ */ routes<typeof contract.memberDefaultPrivacy>({
  getDefaultPrivacyStatus: 'GET /members/v1/default-privacy-status',
  setDefaultPrivacyStatus: 'PATCH /members/v1/default-privacy-status',
});

export const memberFollowers = /* @__PURE__ */ routes<typeof contract.memberFollowers>({
  followMember: 'POST /members/v3/followers/{memberId}',
  unfollowMember: 'DELETE /members/v3/followers/{memberId}',
  listCurrentMemberFollowing: 'GET /members/v3/followers/my/following',
  listMemberFollowing: 'GET /members/v3/followers/{memberId}/following',
  listCurrentMemberFollowers: 'GET /members/v3/followers/my',
  listMemberFollowers: 'GET /members/v3/followers/{memberId}',
  queryCurrentMemberConnections: 'POST /members/v3/followers/my/connections',
  queryMemberConnections: 'POST /members/v3/followers/{memberId}/connections',
});

export const memberPrivacySettings = /* @__PURE__ */ routes<typeof contract.memberPrivacySettings>({
  getMemberPrivacySettings: 'GET /members/v1/privacy-settings',
  setMemberPrivacySettings: 'POST /members/v1/privacy-settings',
});

export const memberRoleDefinitions = /* @__PURE__ */ routes<typeof contract.memberRoleDefinitions>({
  createMemberRoleDefinition: 'POST /members/v1/roles/definitions',
  listMemberRoleDefinitions: 'GET /members/v1/roles/definitions',
  getMemberRoleDefinition: 'GET /members/v1/roles/definitions/{roleKey}',
  updateMemberRoleDefinition: 'PATCH /members/v1/roles/definitions/{key}',
  deleteMemberRoleDefinition: 'DELETE /members/v1/roles/definitions/{roleKey}',
});

export const memberSession = /* @__PURE__ */ routes<typeof contract.memberSession>({
  openMemberSession: 'POST /stoa/v1/member-session',
  closeMemberSession: 'DELETE /stoa/v1/member-session',
});

export const members = /* @__PURE__ */ routes<typeof contract.members>({
  updateCurrentMemberSlug: 'POST /members/v1/members/my/slug',
  updateMemberSlug: 'POST /members/v1/members/{id}/slug',
  joinCommunity: 'POST /members/v1/members/join-community',
  leaveCommunity: 'POST /members/v1/members/leave-community',
  getCurrentMember: 'GET /members/v1/members/my',
  getMember: 'GET /members/v1/members/{id}',
  listMembers: 'GET /members/v1/members',
  queryMembers: 'POST /members/v1/members/query',
  muteMember: 'POST /members/v1/members/{id}/mute',
  unmuteMember: 'POST /members/v1/members/{id}/unmute',
  approveMember: 'POST /members/v1/members/{id}/approve',
  blockMember: 'POST /members/v1/members/{id}/block',
  disconnectMember: 'POST /members/v1/members/{id}/disconnect',
  deleteMember: 'DELETE /members/v1/members/{id}',
  deleteMyMember: 'DELETE /members/v1/members/my',
  bulkDeleteMembers: 'POST /members/v1/members/bulk/delete',
  bulkDeleteMembersByFilter: 'POST /members/v1/members/bulk/delete-by-filter',
  bulkApproveMembers: 'POST /members/v1/members/bulk/approve-by-filter',
  bulkBlockMembers: 'POST /members/v1/members/bulk/block-by-filter',
  createMember: 'POST /members/v1/members',
  updateMember: 'PATCH /members/v1/members/{member.id}',
  deleteMemberPhones: 'DELETE /members/v1/members/{id}/phones',
  deleteMemberEmails: 'DELETE /members/v1/members/{id}/emails',
  deleteMemberAddresses: 'DELETE /members/v1/members/{id}/addresses',
});

export const orderFulfillments = /* @__PURE__ */ routes<typeof contract.orderFulfillments>({
  listFulfillmentsForSingleOrder: 'GET /ecom/v1/fulfillments/orders/{orderId}',
  listFulfillmentsForMultipleOrders: 'POST /ecom/v1/fulfillments/list-by-ids',
  createFulfillment: 'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
  updateFulfillment: 'PATCH /ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}',
  deleteFulfillment: 'DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  bulkCreateFulfillments: 'POST /ecom/v1/fulfillments/orders/bulk/create-fulfillments',
});

export const orderTransactions = /* @__PURE__ */ routes<typeof contract.orderTransactions>({
  listTransactionsForSingleOrder: 'GET /ecom/v1/payments/orders/{orderId}',
});

export const orders = /* @__PURE__ */ routes<typeof contract.orders>({
  getOrder: 'GET /ecom/v1/orders/{id}',
  searchOrders: 'POST /ecom/v1/orders/search',
});

export const payments = /* @__PURE__ */ routes<typeof contract.payments>({
  payCheckout: 'POST /stoa/v1/checkouts/{checkoutId}/pay',
  listGiftCardPayments: 'GET /stoa/v1/orders/{orderId}/gift-card-payments',
  completePaymentAction: 'POST /stoa/v1/payments/{paymentId}/complete-action',
});

export const pickupLocations = /* @__PURE__ */ routes<typeof contract.pickupLocations>({
  createPickupLocation: 'POST /v1/pickup-locations',
  getPickupLocation: 'GET /v1/pickup-locations/{pickupLocationId}',
  updatePickupLocation: 'PATCH /v1/pickup-locations/{pickupLocation.id}',
  deletePickupLocation: 'DELETE /v1/pickup-locations/{pickupLocationId}',
  queryPickupLocation: 'POST /v1/pickup-locations/query',
  addDeliveryRegion: 'POST /v1/pickup-locations/{pickupLocationId}/add-delivery-region',
  removeDeliveryRegion: 'POST /v1/pickup-locations/{pickupLocationId}/remove-delivery-region',
  bulkCreatePickupLocation: 'POST /v1/bulk/pickup-locations/create',
  bulkUpdatePickupLocation: 'PATCH /v1/bulk/pickup-locations/update',
  bulkDeletePickupLocation: 'DELETE /v1/bulk/pickup-locations/delete',
});

export const productViews = /* @__PURE__ */ routes<typeof contract.productViews>({
  recordProductView: 'POST /stoa/v1/products/{productId}/views',
});

export const productsV1 = /* @__PURE__ */ routes<typeof contract.productsV1>({
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

export const productsV1Reader = /* @__PURE__ */ routes<typeof contract.productsV1Reader>({
  queryProducts: 'GET|POST /stores-reader/v1/products/query-platformized',
  getProduct: 'GET /stores-reader/v1/products/{id}',
  getCollectionBySlug: 'GET /stores-reader/v1/collections/slug/{slug}',
  getProductOptionsAvailability: 'POST /stores-reader/v1/products/{id}/productOptionsAvailability',
  queryProductVariants: 'POST /stores-reader/v1/products/{id}/variants/query',
  queryStoreVariants: 'POST /stores-reader/v1/variants/query',
  getStoreVariant: 'GET /stores-reader/v1/variants/{id}',
});

export const productsV3 = /* @__PURE__ */ routes<typeof contract.productsV3>({
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

export const promotions = /* @__PURE__ */ routes<typeof contract.promotions>({
  createPromotion: 'POST /stores/v3/promotions',
  getPromotion: 'GET /stores/v3/promotions/{promotionId}',
  updatePromotion: 'PATCH /stores/v3/promotions/{promotion.id}',
  deletePromotion: 'DELETE /stores/v3/promotions/{promotionId}',
  queryPromotions: 'GET|POST /stores/v3/promotions/query',
  bulkCreatePromotions: 'POST /stores/v3/bulk/promotions/create',
  bulkUpdatePromotions: 'POST /stores/v3/bulk/promotions/update',
  bulkDeletePromotions: 'POST /stores/v3/bulk/promotions/delete',
  bulkUpdatePromotionTags: 'POST /stores/v3/bulk/promotions/update-tags',
  bulkUpdatePromotionTagsByFilter: 'POST /stores/v3/bulk/promotions/update-tags-by-filter',
  searchPromotions: 'POST /stores/v3/promotions/search',
  resolvePromotions: 'GET /stores/v3/promotions/resolve',
});

export const recommendations = /* @__PURE__ */ routes<typeof contract.recommendations>({
  listAvailableAlgorithms: 'GET /v1/recommendations/algorithms',
  getRecommendation: 'POST /v1/recommendations/get',
});

export const recovery = /* @__PURE__ */ routes<typeof contract.recovery>({
  sendRecoveryEmail: 'POST /_api/iam/recovery/v1/send-email',
  sendActivationEmail: 'POST /_api/iam/recovery/v1/activation-email',
  recover: 'POST /_api/iam/recovery/v1/recover',
});

export const recoveryMails = /* @__PURE__ */ routes<typeof contract.recoveryMails>({
  openRecoveryMail: 'POST /stoa/v1/recovery-mails/open',
  unsubscribeFromRecoveryMails: 'POST /stoa/v1/recovery-mails/unsubscribe',
});

export const redirects = /* @__PURE__ */ routes<typeof contract.redirects>({
  createRedirectSession: 'POST /_api/redirects-api/v1/redirect-session',
});

export const reports = /* @__PURE__ */ routes<typeof contract.reports>({
  getSalesReport: 'GET /stoa/v1/reports/sales',
});

export const reviewAdministration = /* @__PURE__ */ routes<typeof contract.reviewAdministration>({
  listReviews: 'GET|POST /stoa/v1/reviews',
  getReviewStatistics: 'GET /stoa/v1/reviews/statistics',
  exportReviews: 'GET /stoa/v1/reviews/export',
  importReviews: 'POST /stoa/v1/reviews/import',
  reopenReview: 'POST /stoa/v1/reviews/{reviewId}/reopen',
});

export const reviewInvitations = /* @__PURE__ */ routes<typeof contract.reviewInvitations>({
  openReviewInvitation: 'POST /stoa/v1/review-invitations/open',
  answerReviewInvitation: 'POST /stoa/v1/review-invitations/answer',
  unsubscribeFromReviewRequests: 'POST /stoa/v1/review-invitations/unsubscribe',
});

export const reviewRequestAdministration = /* @__PURE__ */ routes<typeof contract.reviewRequestAdministration>({
  listReviewRequests: 'GET|POST /stoa/v1/review-requests',
  getReviewRequestSettings: 'GET /stoa/v1/review-requests/settings',
  updateReviewRequestSettings: 'PATCH /stoa/v1/review-requests/settings',
});

export const reviewRequests = /* @__PURE__ */ routes<typeof contract.reviewRequests>({
  createReviewRequest: 'POST /reviews/v2/review-requests',
  bulkCreateReviewRequests: 'POST /reviews/v2/bulk/review-requests/create',
  getReviewRequest: 'GET /reviews/v2/review-requests/{reviewRequestId}',
  deleteReviewRequest: 'DELETE /reviews/v2/review-requests/{reviewRequestId}',
  queryReviewRequests: 'POST /reviews/v2/review-requests/query',
  countReviewRequests: 'POST /reviews/v2/review-requests/count',
  bulkCancelReviewRequestsByFilter: 'PUT /reviews/v2/bulk/review-requests/cancel-by-filter',
});

export const reviewSettings = /* @__PURE__ */ routes<typeof contract.reviewSettings>({
  getReviewSettings: 'GET /stoa/v1/reviews/settings',
  updateReviewSettings: 'PATCH /stoa/v1/reviews/settings',
});

export const reviews = /* @__PURE__ */ routes<typeof contract.reviews>({
  getReview: 'GET /reviews/v1/reviews/{reviewId}',
  createReview: 'POST /reviews/v1/reviews',
  createReviewAndContact: 'POST /reviews/v1/reviews/contact',
  bulkCreateReview: 'POST /reviews/v1/bulk/reviews/create',
  updateReview: 'PATCH /reviews/v1/reviews/{review.id}',
  deleteReview: 'DELETE /reviews/v1/reviews/{reviewId}',
  bulkDeleteReviews: 'POST /reviews/v1/bulk/reviews/delete',
  queryReviews: 'POST /reviews/v1/reviews/query',
  setReply: 'PATCH /reviews/v1/reviews/{reviewId}/reply',
  removeReply: 'DELETE /reviews/v1/reviews/{reviewId}/reply',
  updateModerationStatus: 'PATCH /reviews/v1/reviews/{reviewId}/moderate',
  bulkUpdateModerationStatus: 'POST /reviews/v1/bulk/reviews/moderate',
  countReviews: 'POST /reviews/v1/reviews/count',
});

export const ribbons = /* @__PURE__ */ routes<typeof contract.ribbons>({
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

export const savedViews = /* @__PURE__ */ routes<typeof contract.savedViews>({
  listSavedViews: 'GET /stoa/v1/saved-views',
  createSavedView: 'POST /stoa/v1/saved-views',
  updateSavedView: 'PATCH /stoa/v1/saved-views/{savedView.id}',
  deleteSavedView: 'DELETE /stoa/v1/saved-views/{savedViewId}',
});

export const search = /* @__PURE__ */ routes<typeof contract.search>({
  suggest: 'GET /stoa/v1/search/suggestions',
});

export const security = /* @__PURE__ */ routes<typeof contract.security>({
  listFactors: 'GET /stoa/v1/security/factors',
  startTotp: 'POST /stoa/v1/security/totp',
  confirmTotp: 'POST /stoa/v1/security/totp/{factorId}/confirm',
  startPasskey: 'POST /stoa/v1/security/passkeys',
  confirmPasskey: 'POST /stoa/v1/security/passkeys/confirm',
  enableFactor: 'POST /stoa/v1/security/factors',
  renameFactor: 'PATCH /stoa/v1/security/factors/{factorId}',
  removeFactor: 'DELETE /stoa/v1/security/factors/{factorId}',
  createRecoveryCodes: 'POST /stoa/v1/security/recovery-codes',
  startReauthentication: 'POST /stoa/v1/security/reauthentication/start',
  reauthenticate: 'POST /stoa/v1/security/reauthentication',
  changeOwnPassword: 'POST /stoa/v1/security/password',
  listSessions: 'GET /stoa/v1/security/sessions',
  endSession: 'DELETE /stoa/v1/security/sessions/{sessionId}',
  endOtherSessions: 'POST /stoa/v1/security/sessions/end-others',
  listRememberedBrowsers: 'GET /stoa/v1/security/remembered-browsers',
  forgetBrowser: 'DELETE /stoa/v1/security/remembered-browsers/{browserId}',
  forgetAllBrowsers: 'POST /stoa/v1/security/remembered-browsers/forget-all',
  getFactorPolicy: 'GET /stoa/v1/security/factor-policy',
  updateFactorPolicy: 'PATCH /stoa/v1/security/factor-policy',
});

export const shippingOptions = /* @__PURE__ */ routes<typeof contract.shippingOptions>({
  createShippingOption: 'POST /ecom/v1/shipping-options',
  getShippingOption: 'GET /ecom/v1/shipping-options/{shippingOptionId}',
  updateShippingOption: 'PATCH /ecom/v1/shipping-options/{shippingOption.id}',
  deleteShippingOption: 'DELETE /ecom/v1/shipping-options/{shippingOptionId}',
  queryShippingOptions: 'GET|POST /ecom/v1/shipping-options/query',
  updateExtendedFields: 'POST /ecom/v1/shipping-options/{id}/update-extended-fields',
  addDeliveryRegion: 'POST /ecom/v1/shipping-options/{shippingOptionId}/add-delivery-region',
  removeDeliveryRegion: 'POST /ecom/v1/shipping-options/{shippingOptionId}/remove-delivery-region',
});

export const signInSettings = /* @__PURE__ */ routes<typeof contract.signInSettings>({
  getSignInSettings: 'GET /stoa/v1/sign-in-settings',
  updateSignInSettings: 'PATCH /stoa/v1/sign-in-settings',
  getSignInOptions: 'GET /stoa/v1/sign-in-options',
  getCaptchaChallenge: 'GET /stoa/v1/captcha-challenge',
});

export const signOnPolicies = /* @__PURE__ */ routes<typeof contract.signOnPolicies>({
  getSignOnPolicy: 'GET /iam/signon/v1/sign-on-policies',
  updateSignOnPolicy: 'PATCH /iam/signon/v1/sign-on-policies',
});

export const siteAdministration = /* @__PURE__ */ routes<typeof contract.siteAdministration>({
  listMySites: 'GET /stoa/v1/my-sites',
});

export const siteScripts = /* @__PURE__ */ routes<typeof contract.siteScripts>({
  listSiteScripts: 'GET /assets/scripts/v1/site-scripts',
});

export const siteSettings = /* @__PURE__ */ routes<typeof contract.siteSettings>({
  getSiteSettings: 'GET /stoa/v1/site/settings',
  updateSiteSettings: 'PATCH /stoa/v1/site/settings',
  getSetUpProgress: 'GET /stoa/v1/site/set-up',
});

export const siteWishlists = /* @__PURE__ */ routes<typeof contract.siteWishlists>({
  getWishlistById: 'POST /stores/v1/wishlists/get',
});

export const sites = /* @__PURE__ */ routes<typeof contract.sites>({
  getSite: 'GET /stoa/v1/site',
  getPublishedPage: 'GET /stoa/v1/pages/published',
  listPublishedPages: 'GET /stoa/v1/pages',
});

export const storeOrders = /* @__PURE__ */ routes<typeof contract.storeOrders>({
  queryOrders: 'POST /stores/v2/orders/query',
  getOrder: 'GET /stores/v2/orders/{id}',
});

export const storefront = /* @__PURE__ */ routes<typeof contract.storefront>({
  listProducts: 'GET|POST /stoa/v1/storefront/products',
  getAvailability: 'GET /stoa/v1/storefront/products/{productId}/availability',
  getCurrentSlug: 'GET /stoa/v1/storefront/current-slug',
  listProductAddresses: 'GET /stoa/v1/storefront/product-addresses',
});

export const storefrontReviews = /* @__PURE__ */ routes<typeof contract.storefrontReviews>({
  listProductReviews: 'GET|POST /stoa/v1/storefront/products/{productId}/reviews',
  listMyReviews: 'GET /stoa/v1/storefront/my-reviews',
  voteReview: 'PUT /stoa/v1/storefront/reviews/{reviewId}/vote',
  removeVote: 'DELETE /stoa/v1/storefront/reviews/{reviewId}/vote',
  uploadReviewPhoto: 'POST /stoa/v1/storefront/review-photos',
});

export const storesLocations = /* @__PURE__ */ routes<typeof contract.storesLocations>({
  getStoresLocation: 'GET /stores/v3/locations/{storesLocationId}',
  queryStoresLocations: 'POST /stores/v3/locations/query',
  getDefaultStoresLocation: 'GET /stores/v3/locations/default',
});

export const subscriptionOptions = /* @__PURE__ */ routes<typeof contract.subscriptionOptions>({
  createSubscriptionOption: 'POST /stores/v1/subscription-options',
  updateSubscriptionOption: 'PATCH /stores/v1/subscription-options/{subscriptionOption.id}',
  deleteSubscriptionOption: 'DELETE /stores/v1/subscription-options/{id}',
  bulkCreateSubscriptionOptions: 'POST /stores/v1/subscription-options/createBulk',
  bulkUpdateSubscriptionOptions: 'PATCH /stores/v1/subscription-options',
  bulkDeleteSubscriptionOptions: 'POST /stores/v1/subscription-options/deleteBulk',
  assignSubscriptionOptionsToProduct: 'POST /stores/v1/subscription-options/product/{productId}/assign',
  allowOneTimePurchases: 'PATCH /stores/v1/subscription-options/product/{productId}/allowOneTimePurchase',
});

export const subscriptionOptionsReader = /* @__PURE__ */ routes<typeof contract.subscriptionOptionsReader>({
  getSubscriptionOption: 'GET /_api/subscription-options-reader-server/v1/subscription-options/{id}',
  getSubscriptionOptionsForProduct:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/byProduct/{productId}',
  getProductIdsForSubscriptionOption:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/{id}/productIds',
  getOneTimePurchasesStatus:
    'GET /_api/subscription-options-reader-server/v1/subscription-options/product/{productId}/oneTimePurchasesStatus',
});

export const tags = /* @__PURE__ */ routes<typeof contract.tags>({
  createTag: 'POST /tags/v1/tags',
  getTag: 'GET /tags/v1/tags/{tagId}',
  updateTag: 'PATCH /tags/v1/tags/{tag.id}',
  deleteTag: 'DELETE /tags/v1/tags/{tagId}',
  queryTags: 'POST /tags/v1/tags/query',
  bulkGetOrCreateTags: 'POST /tags/v1/bulk/tags/get-or-create',
});

export const taxCalculation = /* @__PURE__ */ routes<typeof contract.taxCalculation>({
  calculateTax: 'POST /billing/v1/calculate-tax',
  listTaxCalculators: 'GET /billing/v1/list-tax-calculators',
});

export const taxExemptGroups = /* @__PURE__ */ routes<typeof contract.taxExemptGroups>({
  createTaxExemptGroup: 'POST /billing/v1/tax-exempt-groups',
  getTaxExemptGroup: 'GET /billing/v1/tax-exempt-groups/{taxExemptGroupId}',
  updateTaxExemptGroup: 'PATCH /billing/v1/tax-exempt-groups/{taxExemptGroup.id}',
  deleteTaxExemptGroup: 'DELETE /billing/v1/tax-exempt-groups/{taxExemptGroupId}',
  queryTaxExemptGroups: 'GET|POST /billing/v1/tax-exempt-groups/query',
  bulkCreateTaxExemptGroups: 'POST /billing/v1/bulk/tax-exempt-groups/create',
  bulkUpdateTaxExemptGroups: 'POST /billing/v1/bulk/tax-exempt-groups/update',
  bulkDeleteTaxExemptGroups: 'POST /billing/v1/bulk/tax-exempt-groups/delete',
  bulkUpdateTaxExemptGroupTags: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags',
  bulkUpdateTaxExemptGroupTagsByFilter: 'POST /billing/v1/bulk/tax-exempt-groups/update-tags-by-filter',
  listDefaultTaxExemptGroups: 'GET /billing/v1/tax-exempt-groups/default-tax-exempt-groups',
});

export const taxGroups = /* @__PURE__ */ routes<typeof contract.taxGroups>({
  createTaxGroup: 'POST /billing/v1/tax-groups',
  getTaxGroup: 'GET /billing/v1/tax-groups/{taxGroupId}',
  updateTaxGroup: 'PATCH /billing/v1/tax-groups/{taxGroup.id}',
  deleteTaxGroup: 'DELETE /billing/v1/tax-groups/{taxGroupId}',
  queryTaxGroups: 'POST /billing/v1/tax-groups/query',
  listDefaultTaxGroups: 'GET /billing/v1/tax-groups/default-tax-groups',
  listDefaultTaxGroupsByAppIds: 'POST /billing/v1/tax-groups/list-default-tax-groups-by-app-ids',
});

export const taxRates = /* @__PURE__ */ routes<typeof contract.taxRates>({
  listTaxRateSets: 'GET /stoa/v1/tax-rates/sets',
  previewTaxRates: 'POST /stoa/v1/tax-rates/preview',
  saveTaxRates: 'POST /stoa/v1/tax-rates',
  removeTaxRegions: 'POST /stoa/v1/tax-rates/remove-regions',
});

export const taxRegions = /* @__PURE__ */ routes<typeof contract.taxRegions>({
  createTaxRegion: 'POST /billing/v1/tax-regions',
  getTaxRegion: 'GET /billing/v1/tax-regions/{taxRegionId}',
  updateTaxRegion: 'PATCH /billing/v1/tax-regions/{taxRegion.id}',
  deleteTaxRegion: 'DELETE /billing/v1/tax-regions/{taxRegionId}',
  queryTaxRegions: 'POST /billing/v1/tax-regions/query',
  bulkCreateTaxRegion: 'POST /billing/v1/bulk/tax-regions/create',
});

export const taxSettings = /* @__PURE__ */ routes<typeof contract.taxSettings>({
  getTaxSettings: 'GET /billing/v1/tax-settings',
  upsertTaxSettings: 'POST /billing/v1/tax-settings',
});

export const team = /* @__PURE__ */ routes<typeof contract.team>({
  listTeam: 'GET /stoa/v1/team',
  listStaffRoles: 'GET /stoa/v1/team/roles',
  listPermissions: 'GET /stoa/v1/team/permissions',
  inviteStaff: 'POST /stoa/v1/team/invitations',
  revokeInvitation: 'DELETE /stoa/v1/team/invitations/{invitationId}',
  getInvitation: 'POST /stoa/v1/team/invitation',
  acceptInvitation: 'POST /stoa/v1/team/invitation/accept',
  changeStaffRole: 'PATCH /stoa/v1/team/members/{userId}',
  removeStaff: 'DELETE /stoa/v1/team/members/{userId}',
  leaveTeam: 'POST /stoa/v1/team/leave',
  transferOwnership: 'POST /stoa/v1/team/transfer-ownership',
  createStaffRole: 'POST /stoa/v1/team/roles',
  updateStaffRole: 'PATCH /stoa/v1/team/roles/{roleKey}',
  deleteStaffRole: 'DELETE /stoa/v1/team/roles/{roleKey}',
});

export const tipSettings = /* @__PURE__ */ routes<typeof contract.tipSettings>({
  createTipSettings: 'POST /tip-settings/v1/tip-settings',
  queryTipSettings: 'POST /tip-settings/v1/tip-settings/query',
  updateTipSettings: 'PATCH /tip-settings/v1/tip-settings',
  deleteTipSettings: 'DELETE /tip-settings/v1/tip-settings/{tipSettingsId}',
  createDefaultTipSettings: 'POST /tip-settings/v1/tip-settings/create-default',
});

export const tippableStaff = /* @__PURE__ */ routes<typeof contract.tippableStaff>({
  listTippableStaff: 'GET /tips-staff/v1/eligible-staff',
});

export const tips = /* @__PURE__ */ routes<typeof contract.tips>({
  previewTip: 'POST /tips/v1/tips/preview',
  getTipByOrderId: 'GET /tips/v1/tips/order/{orderId}',
  getTipByDraftOrderId: 'GET /tips/v1/tips/draft-order/{draftOrderId}',
  getTipChoice: 'GET /tips/v1/tips/choice/{purchaseFlowId}',
  updateTipChoice: 'PATCH /tips/v1/tips/choice',
  setTipOnOrder: 'POST /tips/v1/tips/set',
  removeTipFromOrder: 'POST /tips/v1/tips/remove',
  addTipDistributionsToOrder: 'POST /tips/v1/tips/tip-distributions/add',
  queryTipDistributions: 'POST /tips/v1/tips/tip-distributions/query',
  sumTipDistributionAmounts: 'POST /tips/v1/tips/tip-distributions/sum-amounts',
});

export const tokens = /* @__PURE__ */ routes<typeof contract.tokens>({
  token: 'POST /oauth2/token',
  tokenInfo: 'POST /oauth2/token-info',
  userInfo: 'GET /oauth2/user-info',
  jwks: 'GET /oauth2/jwks',
  revoke: 'POST /oauth2/revoke',
});

export const totalsCalculator = /* @__PURE__ */ routes<typeof contract.totalsCalculator>({
  calculateTotals: 'POST /ecom/v1/calculate-totals',
});

export const userMembers = /* @__PURE__ */ routes<typeof contract.userMembers>({
  queryUserMembers: 'POST /members/v1/user-members/query',
});

export const variants = /* @__PURE__ */ routes<typeof contract.variants>({
  queryVariants: 'POST /stores/v3/products/query-variants',
  searchVariants: 'POST /stores/v3/products/search-variants',
});

export const verification = /* @__PURE__ */ routes<typeof contract.verification>({
  start: 'POST /_api/iam/verification/v1/start',
  verifyDuringAuthentication: 'POST /_api/iam/verification/v1/auth/verify',
});

export const visitors = /* @__PURE__ */ routes<typeof contract.visitors>({
  getCollected: 'GET /stoa/v1/visitors/current/collected',
});

export const wishlistTags = /* @__PURE__ */ routes<typeof contract.wishlistTags>({
  bulkUpdateWishlistTags: 'POST /v1/bulk/wishlists/update-tags',
  bulkUpdateWishlistTagsByFilter: 'POST /v1/bulk/wishlists/update-tags-by-filter',
});

export const wishlists = /* @__PURE__ */ routes<typeof contract.wishlists>({
  getDefaultWishlist: 'GET /ecom/v1/wishlists/get-default',
  addItem: 'POST /ecom/v1/wishlists/add-item',
  removeItem: 'POST /ecom/v1/wishlists/remove-item',
});
