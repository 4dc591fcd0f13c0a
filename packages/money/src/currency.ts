/** The currencies of ISO 4217 whose minor unit is not a hundredth, by exponent. */
const codesByExponent: readonly [exponent: number, codes: string][] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];
const exponents = new Map(
  codesByExponent.flatMap(([exponent, codes]) => codes.split(' ').map((code): [string, number] => [code, exponent])),
);

/**
 * The number of decimals of the currency, by ISO 4217: EUR 2, JPY 0, KWD 3. Codes that the standard does not list
 * otherwise have 2. Throws a RangeError unless the code is three capital letters.
 */
export function exponentOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`Not an ISO 4217 currency code: ${JSON.stringify(currency)}`);
  return exponents.get(currency) ?? 2;
}
