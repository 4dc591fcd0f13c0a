import type { ServerWords } from '../../server-words.ts';
import { changesOfOrders } from './changes-of-orders.ts';
import { changesOfPeople } from './changes-of-people.ts';
import { changesOfProducts } from './changes-of-products.ts';
import { changesOfSite } from './changes-of-site.ts';
import { mails } from './mails.ts';
import { team } from './team.ts';

export const serverWords: ServerWords = {
  changes: { ...changesOfOrders, ...changesOfPeople, ...changesOfProducts, ...changesOfSite },
  mails,
  team,
};
