const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** The size of a file in words, such as `12 MB`, for a number of bytes. */
export function sizeOf(bytes: number, language: string): string {
  let unit = 0;
  let amount = bytes;
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit++;
  }
  const maximumFractionDigits = amount < 10 && unit > 0 ? 1 : 0;
  return new Intl.NumberFormat(language, { style: 'unit', unit: UNITS[unit], maximumFractionDigits }).format(amount);
}
