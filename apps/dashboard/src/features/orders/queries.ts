import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async () => present((await api.orders.getOrder({ id })).order, 'order'),
  });
