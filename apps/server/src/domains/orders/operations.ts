import { orders } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getOrder } from './get-order.ts';
import { searchOrders } from './search-orders.ts';

export const served = serve(orders, { getOrder, searchOrders });
