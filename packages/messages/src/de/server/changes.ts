import type { changeNames as English } from '../../en/dashboard/server-words.ts';
import { changesOfOrders } from './changes-of-orders.ts';
import { changesOfPeople } from './changes-of-people.ts';
import { changesOfProducts } from './changes-of-products.ts';
import { changesOfSite } from './changes-of-site.ts';

export const changeNames: typeof English = {
  ...changesOfOrders,
  ...changesOfPeople,
  ...changesOfProducts,
  ...changesOfSite,
};
