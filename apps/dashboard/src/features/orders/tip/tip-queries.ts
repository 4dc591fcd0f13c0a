import type { Static } from '@stoa/contract';
import type { Tip } from '@stoa/contract/ecom/tips';
import { queryOptions } from '@tanstack/react-query';
import { api, hasCode } from '../../../app/api.ts';

export type TipView = Static<typeof Tip>;

/** The tip of an order, and who gets which part of it; null where there is none. */
export const tipQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId, 'tip'],
    queryFn: async (): Promise<TipView | null> => {
      try {
        return (await api.tips.getTipByOrderId({ orderId })).tip ?? null;
      } catch (error) {
        if (hasCode(error, 'TIP_NOT_FOUND')) return null;
        throw error;
      }
    },
  });

/** The people who can share tips. */
export const tippableQuery = queryOptions({
  queryKey: ['tippable staff'],
  queryFn: async () => (await api.tippableStaff.listTippableStaff({ includeWixUsers: true })).staff ?? [],
});
