/** The API contract: all entities, operations, events and error codes. */

export { blogCache } from './blog/blog-cache.ts';
export { blogCategories, blogCategoryEvents } from './blog/categories.ts';
export { draftPostEvents, draftPosts } from './blog/draft-posts.ts';
export { blogLikeEvents, blogLikes, POST_FQDN } from './blog/likes.ts';
export { blogPostEvents, blogPosts } from './blog/posts.ts';
export { blogTagEvents, blogTags } from './blog/tags.ts';
export { categories, categoryEvents } from './categories/categories.ts';
export { contactEvents, contacts } from './crm/contacts.ts';
export { dataItems } from './data/items.ts';
export { abandonedCheckoutEvents, abandonedCheckouts } from './ecom/abandoned-checkouts.ts';
export { backInStockNotifications, backInStockRequestEvents } from './ecom/back-in-stock.ts';
export { backInStockSettings } from './ecom/back-in-stock-settings.ts';
export { carts } from './ecom/carts.ts';
export { cartsV2 } from './ecom/carts-v2.ts';
export { checkoutEvents, checkouts } from './ecom/checkout.ts';
export { checkoutContent } from './ecom/checkout-content.ts';
export { checkoutSettings, checkoutSettingsEvents } from './ecom/checkout-settings.ts';
export { checkoutTemplateEvents, checkoutTemplates } from './ecom/checkout-templates.ts';
export { contactTaxDetails, contactTaxDetailsEvents } from './ecom/contact-tax-details.ts';
export { currencies } from './ecom/currencies.ts';
export { cartEvents, currentCart } from './ecom/current-cart.ts';
export { currentCartV2 } from './ecom/current-cart-v2.ts';
export { deliveryProfileEvents, deliveryProfiles } from './ecom/delivery-profiles.ts';
export { deliverySolutions } from './ecom/delivery-solutions.ts';
export { discountCustomTriggers, discountRuleEvents, discountRules } from './ecom/discount-rules.ts';
export { draftOrderEvents, draftOrders } from './ecom/draft-orders.ts';
export { draftSubscriptionContracts } from './ecom/draft-subscription-contracts.ts';
export { ecommerceSettings } from './ecom/ecommerce-settings.ts';
export { giftVouchers } from './ecom/gift-vouchers.ts';
export { localDeliveryOptions } from './ecom/local-delivery-options.ts';
export { manualTaxMappingEvents, manualTaxMappings } from './ecom/manual-tax-mappings.ts';
export { orderBilling } from './ecom/order-billing.ts';
export { fulfillmentEvents, orderFulfillments } from './ecom/order-fulfillments.ts';
export { orderInvoices } from './ecom/order-invoices.ts';
export { orderPaymentRequestEvents, orderPaymentRequests } from './ecom/order-payment-requests.ts';
export { orderTransactionEvents, orderTransactions } from './ecom/order-transactions.ts';
export { orderEvents, orders } from './ecom/orders.ts';
export { ordersSettings, ordersSettingsEvents } from './ecom/orders-settings.ts';
export { pickupLocations } from './ecom/pickup-locations.ts';
export { recommendations } from './ecom/recommendations.ts';
export { shippingOptionEvents, shippingOptions } from './ecom/shipping-options.ts';
export { shippoConfigurationEvents, shippoConfigurations } from './ecom/shippo-configurations.ts';
export { subscriptionContractEvents, subscriptionContracts } from './ecom/subscription-contracts.ts';
export { taxCalculation } from './ecom/tax-calculation.ts';
export { taxExemptGroupEvents, taxExemptGroups } from './ecom/tax-exempt-groups.ts';
export { taxGroupEvents, taxGroups } from './ecom/tax-groups.ts';
export { taxRegionEvents, taxRegions } from './ecom/tax-regions.ts';
export { taxSettings } from './ecom/tax-settings.ts';
export { tipSettings } from './ecom/tip-settings.ts';
export { tippableStaff } from './ecom/tippable-staff.ts';
export { tips } from './ecom/tips.ts';
export { totalsCalculator } from './ecom/totals-calculator.ts';
export { wishlists, wishlistTags } from './ecom/wishlists.ts';
export { type ErrorCode, errorCodes, generalErrors } from './errors.ts';
export {
  type Announcement,
  type DeclaredEvent,
  declaredEvents,
  type EntityEvent,
  type EventsOf,
  events,
  type IdEvent,
  legacyEvents,
} from './events.ts';
export { FORMS_NAMESPACE, formEvents, forms } from './forms/forms.ts';
export { formRestrictions } from './forms/restrictions.ts';
export { formSubmissionEvents, formSubmissions } from './forms/submissions.ts';
export { authentication } from './identity/authentication.ts';
export { recovery } from './identity/recovery.ts';
export { signOnPolicies, signOnPolicyEvents } from './identity/sign-on-policy.ts';
export { verification } from './identity/verification.ts';
export { couponEvents, coupons } from './marketing/coupons.ts';
export { mediaFileEvents, mediaFiles } from './media/files.ts';
export { mediaFolders } from './media/folders.ts';
export { memberAboutEvents, memberAbouts } from './members/about.ts';
export { memberAuthentication } from './members/authentication.ts';
export { memberAuthorization } from './members/authorization.ts';
export { badgeAssignmentEvents, badgeAssignments } from './members/badge-assignments.ts';
export { badgeEvents, badges } from './members/badges.ts';
export { memberCustomFieldApplications } from './members/custom-field-applications.ts';
export { memberCustomFieldSuggestions } from './members/custom-field-suggestions.ts';
export { memberCustomFields } from './members/custom-fields.ts';
export { memberDefaultPrivacy } from './members/default-privacy.ts';
export { followEvents, memberFollowers } from './members/followers.ts';
export { memberEvents, members } from './members/members.ts';
export { memberPrivacySettings } from './members/privacy-settings.ts';
export { memberRoleDefinitions } from './members/role-definitions.ts';
export { userMembers } from './members/user-members.ts';
export * from './operation.ts';
export { CardBrand, savedPaymentMethods } from './payments/saved-payment-methods.ts';
export { promises } from './promises.ts';
export { redirectSessionEvents, redirects } from './redirects/redirects.ts';
export { reviewRequestEvents, reviewRequests } from './reviews/review-requests.ts';
export { reviewEvents, reviews } from './reviews/reviews.ts';
export {
  furtherPermissions,
  grants,
  groupOf,
  notGranted,
  permissionGroups,
  type StaffRole,
  staffRoles,
} from './roles.ts';
export { messages, type Static, type TSchema } from './schema.ts';
export * as pluginAnswers from './service-plugins/answers.ts';
export type { RichContentNode } from './shared/rich-content.ts';
export { BusinessSchedule, locationEvents, locations } from './site/locations.ts';
export {
  BusinessContactData,
  BusinessProfileData,
  ConsentPolicy,
  SiteAddress,
  SiteProperties,
  siteProperties,
} from './site/properties.ts';
export { siteScripts } from './site/scripts.ts';
export { ListedSite, siteList } from './site/site-list.ts';
export { abandonedCheckoutAdministration, recoveryMails } from './stoa/abandoned-checkouts.ts';
export { accounts } from './stoa/accounts.ts';
export { addressFormats } from './stoa/address-format.ts';
export { appInstallations } from './stoa/app-installations.ts';
export { audit } from './stoa/audit.ts';
export { loginSteps } from './stoa/authentication.ts';
export { banners } from './stoa/banners.ts';
export { blogReading } from './stoa/blog.ts';
export { catalogExport } from './stoa/catalog-export.ts';
export { catalogImport } from './stoa/catalog-import.ts';
export { checkoutCompletion } from './stoa/checkout-completion.ts';
export { checkoutForm } from './stoa/checkout-form.ts';
export { consent } from './stoa/consent.ts';
export { contactSubscriptions } from './stoa/contact-subscriptions.ts';
export { currencyRates } from './stoa/currency-rates.ts';
export { developers } from './stoa/developers.ts';
export { discountPreview } from './stoa/discount-preview.ts';
export { dispatch } from './stoa/dispatch.ts';
export { documentSettings } from './stoa/documents.ts';
export { downloads } from './stoa/downloads.ts';
export { formAdministration, storefrontForms } from './stoa/form-administration.ts';
export { giftCardProduct } from './stoa/gift-card-product.ts';
export { giftCards } from './stoa/gift-cards.ts';
export { identityProviders } from './stoa/identity-providers.ts';
export { inventoryHistory } from './stoa/inventory-history.ts';
export { invoices } from './stoa/invoices.ts';
export { jobs } from './stoa/jobs.ts';
export { letters } from './stoa/letters.ts';
export { mails } from './stoa/mails.ts';
export { mediaLibrary } from './stoa/media.ts';
export { memberSession } from './stoa/member-session.ts';
export { memberAdministration, waitingMemberEvents } from './stoa/members.ts';
export { MySite, NewSite, SITE_TEMPLATES, siteAdministration } from './stoa/my-sites.ts';
export { newsletter } from './stoa/newsletter.ts';
export { CommonLimits, OperatedSite, operators, SiteLimits } from './stoa/operators.ts';
export { orderExport } from './stoa/order-export.ts';
export { orderPages } from './stoa/order-pages.ts';
export { packing } from './stoa/packing.ts';
export { pages } from './stoa/pages.ts';
export { paymentAccounts } from './stoa/payment-accounts.ts';
export { paymentLedger } from './stoa/payment-ledger.ts';
export { paymentReconciliation } from './stoa/payment-reconciliation.ts';
export { paymentRequestPage } from './stoa/payment-requests.ts';
export { payments } from './stoa/payments.ts';
export { postage } from './stoa/postage.ts';
export { productViews } from './stoa/product-views.ts';
export { receipts } from './stoa/receipts.ts';
export { reports } from './stoa/reports.ts';
export { orderReturnEvents, orderReturns } from './stoa/returns.ts';
export { reviewInvitations, reviewRequestAdministration } from './stoa/review-requests.ts';
export { reviewAdministration, reviewSettings, storefrontReviews } from './stoa/reviews.ts';
export { sandboxCards } from './stoa/sandbox-cards.ts';
export { savedViews } from './stoa/saved-views.ts';
export { search } from './stoa/search.ts';
export { security } from './stoa/security.ts';
export { ServicePluginKind, servicePlugins } from './stoa/service-plugins.ts';
export { signInSettings } from './stoa/sign-in-settings.ts';
export { SignUp, signUp } from './stoa/sign-up.ts';
export { sites } from './stoa/site.ts';
export { siteArchives } from './stoa/site-archives.ts';
export { SiteDomain, siteDomains } from './stoa/site-domains.ts';
export { BusinessAddress, SiteSettings, siteSettings } from './stoa/site-settings.ts';
export { siteTemplates } from './stoa/site-templates.ts';
export { siteTransfers } from './stoa/site-transfers.ts';
export { storefront } from './stoa/storefront.ts';
export { subscriptions } from './stoa/subscriptions.ts';
export { taxRates } from './stoa/tax-rates.ts';
export { team } from './stoa/team.ts';
export { appTokens, tokens } from './stoa/tokens.ts';
export { TranslatedKind, translations } from './stoa/translations.ts';
export { visitors } from './stoa/visitors.ts';
export { visits } from './stoa/visits.ts';
export { abandonedCartEvents, abandonedCarts } from './stores/abandoned-carts.ts';
export { isStoresApp, storesAppIds } from './stores/app-ids.ts';
export { brandEvents, brands } from './stores/brands.ts';
export { catalogVersioning } from './stores/catalog-versioning.ts';
export { collections } from './stores/collections.ts';
export { customizationEvents, customizations } from './stores/customizations.ts';
export { infoSectionEvents, infoSections } from './stores/info-sections.ts';
export { inventoryItemEvents, inventoryItems } from './stores/inventory-items.ts';
export { inventoryV1, inventoryV1Events, inventoryV1Reader } from './stores/inventory-v1.ts';
export { productsV1, productsV1Reader, productV1Events } from './stores/products-v1.ts';
export { productEvents, productsV3 } from './stores/products-v3.ts';
export { promotionEvents, promotions } from './stores/promotions.ts';
export { ribbonEvents, ribbons } from './stores/ribbons.ts';
export { storeOrders } from './stores/store-orders.ts';
export { storesLocations } from './stores/stores-locations.ts';
export { subscriptionOptions, subscriptionOptionsReader } from './stores/subscription-options.ts';
export { variants } from './stores/variants.ts';
export { siteWishlists } from './stores/wishlist.ts';
export { PRODUCT_TAGS, tagEvents, tags } from './tags/tags.ts';
