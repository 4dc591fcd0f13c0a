import { IconReceipt } from '@tabler/icons-react';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { words } from '../../app/words.ts';
import type { Rows } from '../../ui/list/define-list.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import type { OrderView } from './order.ts';
import { orderRows } from './order-rows.tsx';

const texts = words.orders;

type LatestOrdersProps<Key extends QueryKey> = { query: UseQueryOptions<OrderView[], Error, OrderView[], Key> };

const ofOnePerson: Rows<OrderView> = {
  ...orderRows,
  empty: { icon: <IconReceipt />, title: texts.none, description: texts.noneOfPerson },
};

/** The latest orders of a query, such as those of a contact or member. */
export const LatestOrders = <Key extends QueryKey>({ query }: LatestOrdersProps<Key>) => (
  <RowsPanel title={texts.latest} rows={ofOnePerson} query={useQuery(query)} />
);
