import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** The user's sign-in factors, and those available for set-up. */
export const factorsQuery = queryOptions({
  queryKey: ['security', 'factors'],
  queryFn: () => api.security.listFactors(),
});
export type Factors = Awaited<ReturnType<typeof api.security.listFactors>>;
export type Factor = NonNullable<Factors['factors']>[number];

export const factorsOf = ({ factors = [] }: Factors, type: Factor['type']): Factor[] =>
  factors.filter((factor) => factor.type === type);

/** Tells whether a kind of factor can be set up on this server. */
export const isOffered = ({ availableFactors = [] }: Factors, type: Factor['type']): boolean =>
  availableFactors.some(({ factorType, factorStatus }) => factorType === type && factorStatus !== 'DISABLED_BY_RULE');

export const rememberedBrowsersQuery = queryOptions({
  queryKey: ['security', 'remembered-browsers'],
  queryFn: async () => (await api.security.listRememberedBrowsers()).rememberedBrowsers ?? [],
});
export type RememberedBrowser = Awaited<ReturnType<NonNullable<typeof rememberedBrowsersQuery.queryFn>>>[number];

export const sessionsQuery = queryOptions({
  queryKey: ['security', 'sessions'],
  queryFn: async () => (await api.security.listSessions()).sessions ?? [],
});
export type Session = Awaited<ReturnType<NonNullable<typeof sessionsQuery.queryFn>>>[number];
