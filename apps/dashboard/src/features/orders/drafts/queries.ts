import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { explain } from '../../../ui/explain.ts';
import type { Calculated } from './draft.ts';

/** What all queries about drafts begin with. */
export const DRAFTS = ['orders', 'drafts'] as const;

export const draftQuery = (draftOrderId: string) =>
  queryOptions({
    queryKey: [...DRAFTS, 'one', draftOrderId],
    queryFn: async (): Promise<Calculated> =>
      present((await api.draftOrders.getDraftOrder({ draftOrderId })).calculatedDraftOrder, 'draft'),
  });

/** Whether an order can be edited, and if not, why. */
export const draftabilityQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId, 'draftability'],
    queryFn: () => api.draftOrders.getOrderDraftabilityStatus({ orderId }),
  });

type Change = () => Promise<{ calculatedDraftOrder?: Calculated }>;

/**
 * Changes a draft, which the server calculates anew each time: one change after the other, so that the last answer is what
 * holds. Each user of it has its own pending change and problem.
 */
export function useDraftChange(draftOrderId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = draftQuery(draftOrderId);
  const mutation = useMutation({
    mutationKey: queryKey,
    scope: { id: `draft ${draftOrderId}` },
    mutationFn: (change: Change) => change(),
    onSuccess: ({ calculatedDraftOrder }) => queryClient.setQueryData(queryKey, calculatedDraftOrder),
  });
  return {
    run: (change: Change) => mutation.mutate(change),
    isChanging: mutation.isPending,
    problem: mutation.error ? explain(mutation.error).detail : null,
  };
}

/** Puts what a form saved of a draft in the place of what is known of it. */
export function useKeepDraft(draftOrderId: string) {
  const queryClient = useQueryClient();
  return ({ calculatedDraftOrder }: Awaited<ReturnType<Change>>) => {
    queryClient.setQueryData(draftQuery(draftOrderId).queryKey, calculatedDraftOrder);
    return present(calculatedDraftOrder, 'draft');
  };
}
