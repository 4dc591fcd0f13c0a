export { giveBackStock, keepStockOf, type StockLevel, type StockLine, setStock, takeStock } from './stock.store.ts';
