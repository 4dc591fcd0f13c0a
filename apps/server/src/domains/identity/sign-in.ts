import type { ErrorCode } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { LoginOutcome } from './finish-login.ts';
import { login } from './login.ts';
import { platformRealm } from './realm.ts';

/** The dashboard's codes where members get others. */
const codesOfTheBackOffice: Partial<Record<ErrorCode, ErrorCode>> = {
  INVALID_PASSWORD: 'INVALID_CREDENTIALS',
  THROTTLED_FEATURE: 'TOO_MANY_REQUESTS',
};

/** Logs a person in to the dashboard. Unknown addresses and wrong passwords get the same answer. */
export async function signIn(
  ctx: Context,
  { email, password }: { email: string; password: string },
): Promise<LoginOutcome | Refusal> {
  const outcome = await login(platformRealm(ctx), { email, password });
  if (!isRefusal(outcome) || outcome.refused !== 'code') return outcome;
  return refuse(codesOfTheBackOffice[outcome.code] ?? outcome.code, outcome.data);
}
