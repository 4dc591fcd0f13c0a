/** What a site can speak, charge in, and date by. */

const currencies = new Set(Intl.supportedValuesOf('currency'));

export const isCurrency = (code: string): boolean => currencies.has(code);

export function isTimeZone(name: string): boolean {
  try {
    // offsets such as +01:00 are time zones to it as well
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
