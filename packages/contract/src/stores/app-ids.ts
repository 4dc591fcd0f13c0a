/** App ids of the store in catalogue references. Clients use either; newer ones use the first. */
export const storesAppIds: readonly [string, string] = [
  '215238eb-22a5-4c36-9e7b-e7c08025e04e',
  '1380b703-ce81-ff05-f115-39571d94dfcd',
];

/** Checks whether an app id is one of the store's. */
export const isStoresApp = (appId: string): boolean => storesAppIds.includes(appId.toLowerCase());
