/** All services of the catalogue in one client, with its functions by name. */
import type { TestServer } from '@stoa/server/testing/server';
import { locations } from '@wix/business-tools';
import { categories } from '@wix/categories';
import { backInStockNotifications, backInStockSettings, recommendations, wishlists } from '@wix/ecom';
import { files, folders } from '@wix/media';
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk';
import * as stores from '@wix/stores';

const {
  brandsV3,
  catalogVersioning,
  collections,
  customizationsV3,
  infoSectionsV3,
  inventory,
  inventoryItemsV3,
  products,
  productsV3,
  readOnlyVariantsV3,
  ribbonsV3,
  storesLocationsV3,
  subscriptionOptions,
  wishlist,
} = stores;
const modules = {
  ...{ backInStockNotifications, backInStockSettings, brandsV3, catalogVersioning, categories, collections },
  ...{ customizationsV3, files, folders, infoSectionsV3, inventory, inventoryItemsV3, locations, products, productsV3 },
  ...{ readOnlyVariantsV3, recommendations, ribbonsV3, storesLocationsV3, subscriptionOptions, wishlist, wishlists },
};

/**
 * Calls `brandsV3.getBrand` with any arguments, regardless of the client's types: they omit some functions, and rule
 * out many requests that the server has to refuse. A query builder is executed.
 */
export type Call = (name: string, args: readonly unknown[]) => Promise<unknown>;
type Services = Record<string, Record<string, (...args: readonly unknown[]) => unknown>>;

const callOf =
  (client: object): Call =>
  async (name, args) => {
    const [service = '', operation = ''] = name.split('.');
    const called = (client as Services)[service]?.[operation];
    if (!called) throw new Error(`The client has no ${name}`);
    return sent(await called(...args));
  };
const sent = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'find' in answer ? (answer as { find(): unknown }).find() : answer;

export const ownerCalls = ({ site: { apiKey, id } }: Pick<TestServer, 'site'>): Call =>
  callOf(createClient({ auth: ApiKeyStrategy({ apiKey, siteId: id }), modules }));
export const visitorCalls = ({ site: { clientId } }: Pick<TestServer, 'site'>): Call =>
  callOf(createClient({ auth: OAuthStrategy({ clientId }), modules }));
