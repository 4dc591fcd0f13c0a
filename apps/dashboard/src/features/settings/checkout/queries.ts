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
