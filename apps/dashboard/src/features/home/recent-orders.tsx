import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { orderRows } from '../orders/order-rows.tsx';
import { recentOrdersQuery } from './queries.ts';

export const RecentOrders = () => (
  <RowsPanel
    title="Recent orders"
    rows={orderRows}
    query={useQuery(recentOrdersQuery)}
    aside={
      <Anchor component={Link} to="/orders" size="sm">
        All orders
      </Anchor>
    }
  />
);
