import type { DashboardMessages } from '../../en/dashboard/index.ts';
import { address } from '../address.ts';
import { abandonedCheckouts } from './abandoned-checkouts.ts';
import { actions } from './actions.ts';
import { blockLabels } from './block-labels.ts';
import { blockUses } from './block-uses.ts';
import { blog } from './blog.ts';
import { bulkProducts } from './bulk-products.ts';
import { categories } from './categories.ts';
import { common } from './common.ts';
import { delivery } from './delivery.ts';
import { editorChecks } from './editor-checks.ts';
import { editorCommands } from './editor-commands.ts';
import { editorSettings } from './editor-settings.ts';
import { editorTheme } from './editor-theme.ts';
import { forms } from './forms.ts';
import { giftCards } from './gift-cards.ts';
import { home } from './home.ts';
import { importing } from './importing.ts';
import { inventory } from './inventory.ts';
import { lists } from './lists.ts';
import { media } from './media.ts';
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
import { payments } from './payments.ts';
import { productLabels } from './product-labels.ts';
import { products } from './products.ts';
import { returns } from './returns.ts';
import { shell } from './shell.ts';
import { shopPages } from './shop-pages.ts';
import { siteForms } from './site-forms.ts';
import { sitePages } from './site-pages.ts';
import { textEditor } from './text-editor.ts';
import { translating } from './translating.ts';
import { usps } from './usps.ts';

export const dashboard: DashboardMessages = {
  address,
  abandonedCheckouts,
  actions,
  blockLabels,
  blockUses,
  blog,
  bulkProducts,
  categories,
  common,
  delivery,
  editorChecks,
  editorCommands,
  editorSettings,
  editorTheme,
  forms,
  giftCards,
  home,
  importing,
  inventory,
  lists,
  media,
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
  orderTags,
  orderTip,
  orders,
  ownSites,
  pageEditor,
  payLinks,
  paymentRequests,
  payments,
  productLabels,
  products,
  returns,
  shell,
  shopPages,
  siteForms,
  sitePages,
  textEditor,
  translating,
  usps,
};
