import { invalid, type Refusal } from '../../platform/refusal.ts';
import type { Violation } from '../../platform/result.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { SignInSettings } from './sign-in-settings.ts';

/** Long enough for any password manager and for sentences. */
const LONGEST_PASSWORD = 128;
/** Shorter words occur in passwords by chance. */
const SHORTEST_OWN_WORD = 4;

/**
 * Refuses a password that is easy to guess: too short, among those that attackers try first, or made from the account's
 * own address. `field` is its name in the request.
 */
export async function refuseWeakPassword(
  password: string,
  { field = 'password', email, settings }: { field?: string; email: string | null; settings: SignInSettings },
): Promise<Refusal | null> {
  const violation = lengthViolation(password, settings) ?? (await weakness(password, email));
  return violation && invalid({ field, ...violation });
}

type Unplaced = Omit<Violation, 'field'>;

function lengthViolation(password: string, { shortestPassword }: SignInSettings): Unplaced | null {
  const length = [...password].length;
  if (length < shortestPassword) return tooShort(shortestPassword);
  if (length > LONGEST_PASSWORD) {
    const description = `must have at most ${LONGEST_PASSWORD} characters`;
    return { description, violatedRule: 'MAX_LENGTH', data: { threshold: LONGEST_PASSWORD } };
  }
  return null;
}

const tooShort = (threshold: number): Unplaced => ({
  description: `must have at least ${threshold} characters`,
  violatedRule: 'MIN_LENGTH',
  data: { threshold },
});

async function weakness(password: string, email: string | null): Promise<Unplaced | null> {
  if (await isCommonPassword(password))
    return weak('is among the passwords that attackers try first: choose one that nobody else has');
  const lower = password.toLowerCase();
  const [name = ''] = (email ?? '').toLowerCase().split('@');
  const isOwnAddress = lower === email?.toLowerCase() || (name.length >= SHORTEST_OWN_WORD && lower === name);
  return isOwnAddress ? weak('must not be your own address') : null;
}

const weak = (description: string): Unplaced => ({
  description,
  violatedRule: 'VALIDATION',
  ruleName: 'WEAK_PASSWORD',
  data: { type: 'PASSWORD' },
});
