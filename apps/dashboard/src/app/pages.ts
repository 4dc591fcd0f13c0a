/** The permissions that each page requires. Access, the menu and links follow from them. */
import { matchPath } from 'react-router';
import type { May, Need } from './permissions.ts';

/** All of these permissions; or, for a page with several parts, those of one part. None if every role has access. */
type Needs = readonly Need[] | { oneOf: readonly (readonly Need[])[] };

/** Products for editing: reading those for sale is open to visitors. */
const seesProducts = ['productsV3.searchProducts', 'WIX_STORES.PRODUCT_READ_NON_VISIBLE'] as const;
const seesCategories = ['categories.queryCategories', 'CATEGORIES.CATEGORY_READ'] as const;

const settings = {
  '/settings/general': ['siteSettings.getSiteSettings'],
  '/settings/domains': ['siteDomains.listSiteDomains'],
  '/settings/team': ['team.listTeam'],
  '/settings/payments': ['paymentAccounts.listPaymentAccounts'],
  '/settings/checkout': ['checkoutForm.getCheckoutRules', 'checkoutForm.listPolicies'],
  '/settings/documents': ['documentSettings.getDocumentSettings'],
  '/settings/currencies': ['currencyRates.listCurrencyRates'],
  '/settings/delivery': [
    'deliveryProfiles.queryDeliveryProfiles',
    'shippingOptions.queryShippingOptions',
    'pickupLocations.queryPickupLocation',
    'localDeliveryOptions.queryLocalDeliveryOptions',
    'shippoConfigurations.queryShippoConfigurations',
  ],
  '/settings/tax': [
    'taxRegions.queryTaxRegions',
    'manualTaxMappings.listManualTaxMappings',
    'taxGroups.queryTaxGroups',
    'taxExemptGroups.queryTaxExemptGroups',
    'taxCalculation.listTaxCalculators',
  ],
  '/settings/api-keys': ['developers.listApiKeys'],
  '/settings/oauth-apps': ['developers.listOAuthApps'],
  '/settings/service-plugins': ['servicePlugins.listServicePlugins', 'developers.listOAuthApps'],
  '/settings/sign-in': ['signInSettings.getSignInSettings', 'security.getFactorPolicy'],
  '/settings/emails': ['letters.listLetters', 'letters.previewLetter'],
  '/settings/consent': ['consent.getConsentSettings'],
  '/settings/badges': ['badges.queryBadges'],
  // members can list the fields too, but only the back office can read a single one
  '/settings/profile-fields': ['memberCustomFields.listCustomFields', 'memberCustomFields.getCustomField'],
  '/settings/archive': ['siteArchives.getImportRules', 'jobs.listJobs'],
  '/settings/activity': ['audit.queryAuditLog'],
} as const satisfies Record<string, Needs>;

const reviews = {
  '/reviews/queue': ['reviewAdministration.listReviews', 'reviews.updateModerationStatus'],
  '/reviews/all': ['reviewAdministration.listReviews'],
  '/reviews/requests': [
    'reviewRequestAdministration.listReviewRequests',
    'reviewRequestAdministration.getReviewRequestSettings',
  ],
  '/reviews/statistics': ['reviewAdministration.getReviewStatistics'],
  '/reviews/settings': ['reviewSettings.getReviewSettings'],
} as const satisfies Record<string, Needs>;

const discounts = {
  '/discounts/automatic': ['discountRules.queryDiscountRules'],
  '/discounts/coupons': ['coupons.queryCoupons'],
  '/discounts/banners': ['promotions.searchPromotions', ...seesCategories],
} as const satisfies Record<string, Needs>;

const reports = {
  '/reports/sales': ['reports.getSalesReport', 'reports.getSalesBreakdown'],
  '/reports/visitors': ['visits.getVisitReport', 'visits.getVisitBreakdown'],
} as const satisfies Record<string, Needs>;

/** Pages by path. The first match for an address counts. */
export const pages = {
  '/': [],
  '/orders': ['orders.searchOrders'],
  '/orders/drafts': ['draftOrders.queryDraftOrders'],
  '/orders/drafts/:draftId': ['draftOrders.getDraftOrder'],
  '/orders/returns': ['orderReturns.queryOrderReturns'],
  '/orders/subscriptions': ['subscriptions.querySubscriptions'],
  '/orders/subscriptions/:subscriptionId': ['subscriptions.getSubscription'],
  '/orders/:orderId': ['orders.searchOrders'],
  '/reports': { oneOf: Object.values(reports) },
  ...reports,
  '/payments': ['paymentLedger.searchLedger'],
  '/abandoned-checkouts': [
    'abandonedCheckouts.searchAbandonedCheckouts',
    'abandonedCheckoutAdministration.getRecoveryReport',
  ],
  '/abandoned-checkouts/reminders': ['abandonedCheckoutAdministration.getRecoveryMailSettings'],
  '/abandoned-checkouts/:abandonedCheckoutId': ['abandonedCheckouts.getAbandonedCheckout'],
  '/members': ['members.queryMembers'],
  '/members/:memberId': ['memberAdministration.getMemberDetails', 'memberAdministration.listMemberSessions'],
  '/contacts': ['contacts.queryContacts'],
  '/contacts/:contactId': ['contacts.getContact'],
  '/emails': ['mails.queryMails', 'mails.getMailTroubles'],
  '/emails/:mailId': ['mails.getMail'],
  '/reviews': { oneOf: Object.values(reviews) },
  ...reviews,
  '/reviews/:reviewId': ['reviewAdministration.listReviews'],
  '/discounts': { oneOf: Object.values(discounts) },
  ...discounts,
  '/gift-cards': ['giftCards.listGiftCards', 'giftCards.getGiftCardTotals'],
  '/gift-cards/for-sale': ['giftCardProduct.getGiftCardProduct'],
  '/gift-cards/:giftCardId': ['giftCards.getIssuedGiftCard'],
  '/pay-links': ['checkoutTemplates.queryCheckoutTemplates'],
  '/products': seesProducts,
  '/products/new': [...seesProducts, 'productsV3.createProductWithInventory'],
  '/products/:productId': seesProducts,
  '/inventory': ['inventoryItems.searchInventoryItems'],
  '/inventory/locations': ['locations.listLocations', 'inventoryHistory.listSellingLocations'],
  '/categories': seesCategories,
  '/categories/:categoryId': seesCategories,
  '/labels/:kind?': { oneOf: [['brands.queryBrands'], ['ribbons.queryRibbons'], ['infoSections.queryInfoSections']] },
  '/import': { oneOf: [['catalogImport.listImports'], ['catalogExport.exportProducts']] },
  '/import/:importId': ['catalogImport.getImport', 'jobs.getJob'],
  '/pages': ['pages.listPages'],
  '/pages/:pageId': ['pages.getPageDraft', 'pages.listPageChanges', 'pages.changePage'],
  '/forms': ['forms.queryForms'],
  '/forms/:formId': ['formSubmissions.searchSubmissionsByNamespace'],
  '/forms/:formId/edit': ['forms.updateForm', 'formAdministration.getFormMails', 'formAdministration.updateFormMails'],
  '/forms/:formId/submissions/:submissionId': ['formSubmissions.getSubmission'],
  '/blog': ['draftPosts.queryDraftPosts'],
  '/blog/categories': ['draftPosts.queryDraftPosts', 'blogCategories.listCategories', 'blogTags.queryTags'],
  '/blog/:postId': ['draftPosts.getDraftPost', 'blogTags.queryTags'],
  '/languages': ['translations.listTranslations'],
  '/languages/:language/:kind/:entityId': ['translations.getTranslation'],
  '/media': ['mediaFiles.listFiles', 'mediaFolders.listFolders'],
  '/settings': { oneOf: Object.values(settings) },
  ...settings,
  '/account/security': [],
} as const satisfies Record<string, Needs>;

export type PagePath = keyof typeof pages;
const paths = Object.keys(pages) as PagePath[];

/** Pages that need the whole screen: they have a bar of their own in place of the menu. */
export const fullScreenPages: readonly PagePath[] = ['/pages/:pageId'];

/** The page at an address within the app; null if there is none. */
export function pageAt(address: string): PagePath | null {
  const { pathname } = new URL(address, 'http://app');
  return paths.find((path) => matchPath(path, pathname)) ?? null;
}

/** Whether the user may open a page, given their abilities. */
export function mayOpen(may: May, page: PagePath): boolean {
  const needs: Needs = pages[page];
  return 'oneOf' in needs ? needs.oneOf.some((some) => some.every(may)) : needs.every(may);
}
