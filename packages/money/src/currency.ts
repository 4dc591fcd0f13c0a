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
 * How many decimals the currency's minor unit stands for, after ISO 4217: EUR 2, JPY 0, KWD 3. Every code that the
 * standard does not list with another exponent has 2. Throws a RangeError unless the code is three capital letters.
 */
export function exponentOf(currency: string): number {
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`Not an ISO 4217 currency code: ${JSON.stringify(currency)}`);
  return exponents.get(currency) ?? 2;
}
