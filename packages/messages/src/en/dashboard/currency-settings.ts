/** The currencies in which visitors can see prices. */
export const currencySettings = {
  text: (currency: string) =>
    `Visitors can see prices in these currencies, converted by the rates you enter here. They choose one at the end of each page. Customers pay in ${currency}, and the checkout tells them so.`,
  title: 'Currency rates',
  add: 'Add currency',
  none: 'No other currencies',
  noneText: 'Add a currency to let visitors see prices in it.',
  entered: (date: string) => `Entered on ${date}`,
  remove: 'Remove currency',
  removeText: 'Visitors can no longer see prices in this currency.',
  rateOf: (code: string) => `Rate of ${code}`,
  saved: (code: string) => `The rate of ${code} was saved`,
  currency: 'Currency',
  codeExample: 'USD',
  noCode: 'Enter the code of a currency, such as USD',
  rate: (currency: string) => `1 ${currency} in this currency`,
  noRate: 'Enter a number such as 1.0842',
};
