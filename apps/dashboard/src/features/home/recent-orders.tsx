import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { words } from '../../app/words.ts';
import { RowsPanel } from '../../ui/list/rows-panel.tsx';
import { orderRows } from '../orders/order-rows.tsx';
import { recentOrdersQuery } from './queries.ts';

const texts = words.home;

export const RecentOrders = () => (
  <RowsPanel
    title={texts.recentOrders}
    rows={orderRows}
    query={useQuery(recentOrdersQuery)}
    aside={
      <Anchor component={Link} to="/orders" size="sm">
        {texts.allOrders}
      </Anchor>
    }
  />
);
