// For tests: an authenticator app.

import { TOTP } from 'otpauth';

/** The code of a secret at a time. */
export const appCode = (secret: string, time: Date): string =>
  new TOTP({ secret }).generate({ timestamp: time.getTime() });
