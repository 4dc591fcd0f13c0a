/** The domains in layers: each may import from those above it in this list, and only its `domain.ts` and `operations.ts` from those below. */
import type { ArchivePart, Context, ItemSource, PayableOwner, PersonalData, Services } from './context.ts';
import type { Domain, Expiry } from './domain.ts';
import { abandonedCheckouts } from './domains/abandoned-checkouts/domain.ts';
import { audit } from './domains/audit/domain.ts';
import { backInStock } from './domains/back-in-stock/domain.ts';
import { badges } from './domains/badges/domain.ts';
import { blog } from './domains/blog/domain.ts';
import { carts } from './domains/carts/domain.ts';
import { cartsV2 } from './domains/carts-v2/domain.ts';
import { catalog } from './domains/catalog/domain.ts';
import { categories } from './domains/categories/domain.ts';
import { checkout } from './domains/checkout/domain.ts';
import { checkoutSettings } from './domains/checkout-settings/domain.ts';
import { checkoutTemplates } from './domains/checkout-templates/domain.ts';
import { consent } from './domains/consent/domain.ts';
import { contacts } from './domains/contacts/domain.ts';
import { coupons } from './domains/coupons/domain.ts';
import { currencies } from './domains/currencies/domain.ts';
import { delivery } from './domains/delivery/domain.ts';
import { developers } from './domains/developers/domain.ts';
import { discounts } from './domains/discounts/domain.ts';
import { documents } from './domains/documents/domain.ts';
import { downloads } from './domains/downloads/domain.ts';
import { draftOrders } from './domains/draft-orders/domain.ts';
import { forms } from './domains/forms/domain.ts';
import { giftCardSales } from './domains/gift-card-sales/domain.ts';
import { giftCards } from './domains/gift-cards/domain.ts';
import { identity } from './domains/identity/domain.ts';
import { inventory } from './domains/inventory/domain.ts';
import { invoices } from './domains/invoices/domain.ts';
import { jobs } from './domains/jobs/domain.ts';
import { letters } from './domains/letters/domain.ts';
import { media } from './domains/media/domain.ts';
import { memberFields } from './domains/member-fields/domain.ts';
import { members } from './domains/members/domain.ts';
import { operators } from './domains/operators/domain.ts';
import { orderPages } from './domains/order-pages/domain.ts';
import { orders } from './domains/orders/domain.ts';
import { packing } from './domains/packing/domain.ts';
import { pages } from './domains/pages/domain.ts';
import { paymentRequests } from './domains/payment-requests/domain.ts';
import { payments } from './domains/payments/domain.ts';
import { promotions } from './domains/promotions/domain.ts';
import { purchase } from './domains/purchase/domain.ts';
import { receipts } from './domains/receipts/domain.ts';
import { recommendations } from './domains/recommendations/domain.ts';
import { redirects } from './domains/redirects/domain.ts';
import { reports } from './domains/reports/domain.ts';
import { returns } from './domains/returns/domain.ts';
import { reviewRequests } from './domains/review-requests/domain.ts';
import { reviews } from './domains/reviews/domain.ts';
import { savedCards } from './domains/saved-cards/domain.ts';
import { savedViews } from './domains/saved-views/domain.ts';
import { servicePlugins } from './domains/service-plugins/domain.ts';
import { signUp } from './domains/sign-up/domain.ts';
import { siteAdministration } from './domains/site-administration/domain.ts';
import { siteArchives } from './domains/site-archives/domain.ts';
import { siteDomains } from './domains/site-domains/domain.ts';
import { siteSettings } from './domains/site-settings/domain.ts';
import { siteTemplates } from './domains/site-templates/domain.ts';
import { siteTransfers } from './domains/site-transfers/domain.ts';
import { sites } from './domains/sites/domain.ts';
import { subscriptions } from './domains/subscriptions/domain.ts';
import { tags } from './domains/tags/domain.ts';
import { tax } from './domains/tax/domain.ts';
import { team } from './domains/team/domain.ts';
import { tips } from './domains/tips/domain.ts';
import { translating } from './domains/translating/domain.ts';
import { translations } from './domains/translations/domain.ts';
import { visitors } from './domains/visitors/domain.ts';
import { visits } from './domains/visits/domain.ts';
import { wishlists } from './domains/wishlists/domain.ts';
import type { LetterKind } from './letters.ts';
import type { MediaPlace } from './media-place.ts';
import type { Consumer } from './platform/events/index.ts';
import type { AnyJobKind, Job } from './platform/jobs/index.ts';
import type { AnyTask } from './platform/tasks/index.ts';
import type { Served } from './use-case.ts';

export const domains: readonly Domain[] = [
  identity,
  sites,
  translations,
  consent,
  pages,
  savedViews,
  jobs,
  audit,
  letters,
  team,
  developers,
  tags,
  media,
  inventory,
  currencies,
  tax,
  categories,
  catalog,
  backInStock,
  wishlists,
  recommendations,
  promotions,
  discounts,
  delivery,
  checkoutSettings,
  purchase,
  servicePlugins,
  coupons,
  giftCards,
  documents,
  payments,
  carts,
  checkout,
  checkoutTemplates,
  orders,
  draftOrders,
  invoices,
  packing,
  receipts,
  paymentRequests,
  orderPages,
  returns,
  downloads,
  subscriptions,
  savedCards,
  giftCardSales,
  tips,
  cartsV2,
  redirects,
  siteSettings,
  siteArchives,
  siteDomains,
  siteTemplates,
  siteAdministration,
  siteTransfers,
  signUp,
  operators,
  visits,
  reports,
  memberFields,
  contacts,
  members,
  badges,
  reviews,
  reviewRequests,
  forms,
  blog,
  translating,
  abandonedCheckouts,
  visitors,
];

export const operations: readonly Served[] = domains.flatMap(({ serves = [] }) => serves);
export const consumers: readonly Consumer<Context>[] = domains.flatMap(({ consumes = [] }) => consumes);
export const jobKinds: readonly AnyJobKind<Context>[] = domains.flatMap((domain) => domain.jobKinds ?? []);
export const tasks: readonly AnyTask<Context>[] = domains.flatMap((domain) => domain.tasks ?? []);
export const recurringJobs: readonly Job<Services>[] = domains.flatMap((domain) => domain.recurringJobs ?? []);
export const expiries: readonly Expiry[] = domains.flatMap(({ expires = [] }) => expires);
export const payables: readonly PayableOwner[] = domains.flatMap((domain) => domain.payables ?? []);
export const itemSources: readonly ItemSource[] = domains.flatMap(({ sells = [] }) => sells);
/** In the order in which a site takes them in. */
export const archiveParts: readonly ArchivePart[] = domains
  .flatMap(({ archives = [] }) => archives)
  .toSorted((one, other) => stageOf(one) - stageOf(other));
function stageOf({ comes }: ArchivePart): number {
  if (comes === 'first') return -1;
  return comes === 'last' ? 1 : 0;
}
export const letterKinds: readonly LetterKind[] = domains.flatMap((domain) => domain.letters ?? []);
export const mediaPlaces: readonly MediaPlace[] = domains.flatMap(({ keepsMedia = [] }) => keepsMedia);
/** The highest first: rows that refer to an account go before the account. */
export const personalData: readonly PersonalData[] = domains
  .toReversed()
  .flatMap((domain) => domain.personalData ?? []);
