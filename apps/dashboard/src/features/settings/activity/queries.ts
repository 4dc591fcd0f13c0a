import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

export type ActivityFilters = {
  kind: 'visitor' | 'member' | 'staff' | 'app' | null;
  /** What operations begin with. */
  area: string | null;
  callerId: string | null;
  entityId: string | null;
};

export const activityQuery = ({ kind, area, callerId, entityId }: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: ['activity', kind, area, callerId, entityId],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      api.audit.queryAuditLog({
        ...(kind ? { callerKind: kind } : {}),
        ...(area ? { operation: area } : {}),
        ...(callerId ? { callerId } : {}),
        ...(entityId ? { entityId } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

export type Entry = NonNullable<Awaited<ReturnType<typeof api.audit.queryAuditLog>>['entries']>[number];
