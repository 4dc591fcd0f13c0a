import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';

export const loadRules = async () => present((await api.checkoutForm.getCheckoutRules()).rules, 'rules');
export const rulesQuery = queryOptions({ queryKey: ['checkout-rules'], queryFn: loadRules });
export type Rules = Awaited<ReturnType<typeof loadRules>>;

export const POLICIES = ['policies'] as const;
export const policiesQuery = queryOptions({
  queryKey: POLICIES,
  queryFn: async () => (await api.checkoutForm.listPolicies()).policies ?? [],
});
export type Policy = NonNullable<Awaited<ReturnType<typeof api.checkoutForm.listPolicies>>['policies']>[number];

const byDefault = { filter: { default: true }, paging: { limit: 1 } };
export const loadTips = async (): Promise<TipSettings | null> =>
  (await api.tipSettings.queryTipSettings({ query: byDefault })).tipSettings?.[0] ?? null;
export const tipsQuery = queryOptions({ queryKey: ['tip-settings'], queryFn: loadTips });
type TipAnswer = Awaited<ReturnType<typeof api.tipSettings.queryTipSettings>>;
export type TipSettings = NonNullable<TipAnswer['tipSettings']>[number];

const loadOrdersSettings = async () =>
  present((await api.ordersSettings.getOrdersSettings()).ordersSettings, 'ordersSettings');
export const ordersSettingsQuery = queryOptions({ queryKey: ['orders-settings'], queryFn: loadOrdersSettings });
export type OrdersSettings = Awaited<ReturnType<typeof loadOrdersSettings>>;

const loadLook = async () => (await api.checkoutSettings.getCheckoutSettings()).checkoutSettings?.checkoutBrand ?? {};
export const lookQuery = queryOptions({ queryKey: ['checkout-look'], queryFn: loadLook });
export type Look = Awaited<ReturnType<typeof loadLook>>;

/** The site as visitors see it, whose theme the checkout has. */
export const publicSiteQuery = queryOptions({
  queryKey: ['public-site'],
  queryFn: async () => (await api.sites.getSite()).site ?? {},
});

export const loadDownloadSettings = async () =>
  present((await api.downloads.getDownloadSettings()).settings, 'settings');
export const downloadSettingsQuery = queryOptions({ queryKey: ['download-settings'], queryFn: loadDownloadSettings });
export type DownloadSettings = Awaited<ReturnType<typeof loadDownloadSettings>>;

export const loadReturnSettings = async () =>
  present((await api.orderReturns.getReturnSettings()).settings, 'settings');
export const returnSettingsQuery = queryOptions({ queryKey: ['return-settings'], queryFn: loadReturnSettings });
export type ReturnSettings = Awaited<ReturnType<typeof loadReturnSettings>>;
