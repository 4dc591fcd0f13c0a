import type { failureNames as English } from '../../en/dashboard/server-words.ts';
import { failuresOfOrders } from './failures-of-orders.ts';
import { failuresOfPeople } from './failures-of-people.ts';
import { failuresOfProducts } from './failures-of-products.ts';

export const failureNames: typeof English = { ...failuresOfOrders, ...failuresOfPeople, ...failuresOfProducts };
