/** A barcode that is a Global Trade Item Number (8, 12, 13 or 14 digits, the last of which checks the others), or null. */
export function gtinOf(barcode: string | null): string | null {
  const digits = (barcode ?? '').replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null;
  const sum = [...digits]
    .reverse()
    .slice(1)
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) ? digits : null;
}
