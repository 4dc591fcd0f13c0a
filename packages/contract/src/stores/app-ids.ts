/** The store's catalogue in catalogue references. Clients name it by either id; the first is that of newer ones. */
export const storesAppIds: readonly [string, string] = [
  '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  '1380b703-ce81-ff05-f115-39571d94dfcd',
];

/** Whether an app id names the store's catalogue. */
export const isStoresApp = (appId: string): boolean => storesAppIds.includes(appId.toLowerCase());
