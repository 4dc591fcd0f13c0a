import type { DashboardMessages } from '../../en/dashboard/index.ts';
import { address } from '../address.ts';
import { abandonedCheckouts } from './abandoned-checkouts.ts';
import { actions } from './actions.ts';
import { activity } from './activity.ts';
import { archiveSettings } from './archive-settings.ts';
import { blockLabels } from './block-labels.ts';
import { blockUses } from './block-uses.ts';
import { blog } from './blog.ts';
import { boundData } from './bound-data.ts';
import { bulkProducts } from './bulk-products.ts';
import { carriers } from './carriers.ts';
import { categories } from './categories.ts';
import { checkoutSettings } from './checkout-settings.ts';
import { common } from './common.ts';
import { consentSettings } from './consent-settings.ts';
import { contacts } from './contacts.ts';
import { currencySettings } from './currency-settings.ts';
import { delivery } from './delivery.ts';
import { deliveryProfiles } from './delivery-profiles.ts';
import { developerSettings } from './developer-settings.ts';
import { discounts } from './discounts.ts';
import { documentSettings } from './document-settings.ts';
import { domainSettings } from './domain-settings.ts';
import { editorChecks } from './editor-checks.ts';
import { editorCommands } from './editor-commands.ts';
import { editorSettings } from './editor-settings.ts';
import { editorTheme } from './editor-theme.ts';
import { emailSettings } from './email-settings.ts';
import { emails } from './emails.ts';
import { forms } from './forms.ts';
import { freeTrials } from './free-trials.ts';
import { generalSettings } from './general-settings.ts';
import { giftCards } from './gift-cards.ts';
import { home } from './home.ts';
import { importing } from './importing.ts';
import { inventory } from './inventory.ts';
import { join } from './join.ts';
import { lists } from './lists.ts';
import { localDelivery } from './local-delivery.ts';
import { media } from './media.ts';
import { memberSettings } from './member-settings.ts';
import { members } from './members.ts';
import { newSite } from './new-site.ts';
import { offline } from './offline.ts';
import { orderBulk } from './order-bulk.ts';
import { orderChanging } from './order-changing.ts';
import { orderDocuments } from './order-documents.ts';
import { orderDrafts } from './order-drafts.ts';
import { orderFulfilment } from './order-fulfilment.ts';
import { orderHistory } from './order-history.ts';
import { orderPacking } from './order-packing.ts';
import { orderPayments } from './order-payments.ts';
import { orderTags } from './order-tags.ts';
import { orderTip } from './order-tip.ts';
import { orders } from './orders.ts';
import { ownSites } from './own-sites.ts';
import { pageEditor } from './page-editor.ts';
import { payLinks } from './pay-links.ts';
import { paymentRequests } from './payment-requests.ts';
import { paymentSettings } from './payment-settings.ts';
import { payments } from './payments.ts';
import { productForm } from './product-form.ts';
import { productLabels } from './product-labels.ts';
import { productMedia } from './product-media.ts';
import { productModifiers } from './product-modifiers.ts';
import { productOptions } from './product-options.ts';
import { productPlans } from './product-plans.ts';
import { productSettings } from './product-settings.ts';
import { productVariants } from './product-variants.ts';
import { products } from './products.ts';
import { reports } from './reports.ts';
import { returns } from './returns.ts';
import { reviewSettings } from './review-settings.ts';
import { reviews } from './reviews.ts';
import { security } from './security.ts';
import { servicePlugins } from './service-plugins.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { shopPages } from './shop-pages.ts';
import { signIn } from './sign-in.ts';
import { signInSettings } from './sign-in-settings.ts';
import { signUp } from './sign-up.ts';
import { siteForms } from './site-forms.ts';
import { sitePages } from './site-pages.ts';
import { subscriptions } from './subscriptions.ts';
import { taxPlaces } from './tax-places.ts';
import { taxRateSets } from './tax-rate-sets.ts';
import { taxSettings } from './tax-settings.ts';
import { team } from './team.ts';
import { textEditor } from './text-editor.ts';
import { translating } from './translating.ts';
import { usps } from './usps.ts';
import { visits } from './visits.ts';
import { weekdays } from './weekdays.ts';

export const dashboard: DashboardMessages = {
  address,
  abandonedCheckouts,
  actions,
  activity,
  archiveSettings,
  blockLabels,
  blockUses,
  blog,
  boundData,
  bulkProducts,
  carriers,
  categories,
  checkoutSettings,
  common,
  consentSettings,
  contacts,
  currencySettings,
  delivery,
  deliveryProfiles,
  developerSettings,
  discounts,
  documentSettings,
  domainSettings,
  editorChecks,
  editorCommands,
  editorSettings,
  editorTheme,
  emails,
  emailSettings,
  forms,
  generalSettings,
  freeTrials,
  giftCards,
  home,
  importing,
  inventory,
  join,
  lists,
  localDelivery,
  media,
  members,
  memberSettings,
  newSite,
  offline,
  orderBulk,
  orderChanging,
  orderDocuments,
  orderDrafts,
  orderFulfilment,
  orderHistory,
  orderPacking,
  orderPayments,
  orders,
  orderTags,
  orderTip,
  ownSites,
  pageEditor,
  payLinks,
  paymentRequests,
  payments,
  paymentSettings,
  productForm,
  productLabels,
  productMedia,
  productModifiers,
  productOptions,
  productPlans,
  products,
  productSettings,
  productVariants,
  reports,
  returns,
  reviews,
  reviewSettings,
  security,
  servicePlugins,
  settings,
  shell,
  shopPages,
  signIn,
  signInSettings,
  signUp,
  siteForms,
  sitePages,
  subscriptions,
  taxPlaces,
  taxRateSets,
  taxSettings,
  team,
  textEditor,
  translating,
  usps,
  visits,
  weekdays,
};
