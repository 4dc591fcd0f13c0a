export {
  giveBackStock,
  keepStockOf,
  STOCK,
  type StockLevel,
  type StockLine,
  setStock,
  takeStock,
} from './stock.store.ts';
