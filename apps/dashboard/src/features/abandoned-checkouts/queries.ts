import type { abandonedCheckoutAdministration, Response } from '@stoa/contract';
import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';

/** What all queries about abandoned checkouts begin with. */
export const ABANDONED = ['abandoned-checkouts'] as const;

const REPORT_DAYS = 30;
export type RecoveryReport = Response<typeof abandonedCheckoutAdministration.getRecoveryReport>;

export const reportQuery = queryOptions({
  queryKey: [...ABANDONED, 'report'],
  queryFn: () => api.abandonedCheckoutAdministration.getRecoveryReport({ days: REPORT_DAYS }),
});

export const abandonedQuery = (abandonedCheckoutId: string) =>
  queryOptions({
    queryKey: [...ABANDONED, 'one', abandonedCheckoutId],
    queryFn: async () => {
      const { abandonedCheckout } = await api.abandonedCheckouts.getAbandonedCheckout({ abandonedCheckoutId });
      return present(abandonedCheckout, 'abandoned checkout');
    },
  });

export const loadMailSettings = async () =>
  present((await api.abandonedCheckoutAdministration.getRecoveryMailSettings()).settings, 'settings');
export type MailSettings = Awaited<ReturnType<typeof loadMailSettings>>;
export const mailSettingsQuery = queryOptions({ queryKey: [...ABANDONED, 'settings'], queryFn: loadMailSettings });
