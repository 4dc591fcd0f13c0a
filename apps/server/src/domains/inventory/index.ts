export { findLevelsByLocation, type LocationLevel } from './levels-by-location.store.ts';
export {
  ensureLocations,
  findLocationName,
  findLocationsByName,
  type LocationDraft,
  listLocations,
} from './locations/named-locations.ts';
export { forgetStock, type StockLevel, setStock, setStockOfMany } from './set-stock.ts';
export { giveBackStock, type StockLine, takeStock } from './stock.store.ts';
export { STOCK } from './stock-item.ts';
export { readStock, sellingLocations, stockColumn } from './stock-of-products.store.ts';
