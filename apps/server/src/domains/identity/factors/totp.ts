import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of phones may be this many steps off, either way. */
const DRIFT_STEPS = 1;

/** What authenticator apps agree on: six digits by SHA-1, anew every 30 seconds (RFC 6238). */
const generator = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** 160 bits, in the letters that people can type. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  generator(secret, names).toString();

/** The number of the 30 seconds that a code is of; null where it is not one of now, or only just before or after. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const typed = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(typed)) return null;
  const timestamp = now.getTime();
  const difference = generator(secret).validate({ token: typed, timestamp, window: DRIFT_STEPS });
  return difference === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + difference;
}
