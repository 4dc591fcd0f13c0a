import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** The number of steps that a phone's clock may be off, either way. */
const DRIFT_STEPS = 1;

/** The common standard of authenticator apps: six digits by SHA-1, new every 30 seconds (RFC 6238). */
const generator = (secret: string, names: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** 160 bits, in letters that people can type. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a QR code. */
export const totpUri = (secret: string, names: { issuer: string; label: string }): string =>
  generator(secret, names).toString();

/** The step of a code; null unless it is the current one or next to it. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const typed = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(typed)) return null;
  const timestamp = now.getTime();
  const difference = generator(secret).validate({ token: typed, timestamp, window: DRIFT_STEPS });
  return difference === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + difference;
}
