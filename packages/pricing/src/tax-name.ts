/** What a tax is called, and who levies it. */
export interface TaxName {
  name: string;
  /** A decimal fraction with up to 6 decimals: `'0.19'` is 19 percent. */
  rate: string;
  taxType?: string;
  jurisdiction?: string;
  jurisdictionType?: 'UNDEFINED' | 'COUNTRY' | 'STATE' | 'COUNTY' | 'CITY' | 'SPECIAL';
  /** The price is not taxed because of who buys. */
  exempt?: boolean;
}
