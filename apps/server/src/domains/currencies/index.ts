export {
  type DisplayCurrency,
  type PriceStyle,
  priceStyle,
  shownCurrencyOf,
  shownDecimal,
  shownPrice,
} from './display-currency.ts';
export { displayCurrenciesOf, findDisplayCurrency } from './find-display-currency.ts';
