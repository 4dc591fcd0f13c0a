import type { Context } from '../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { LoginOutcome } from './finish-login.ts';
import { login } from './login.ts';
import { platformRealm } from './realm.ts';

/** What the sign-in page of the back office is told, where members are told something else. */
const codesOfTheBackOffice: Record<string, string> = {
  INVALID_PASSWORD: 'INVALID_CREDENTIALS',
  THROTTLED_FEATURE: 'TOO_MANY_REQUESTS',
};

/** Signs a person in to the back office. Unknown addresses and wrong passwords are answered alike. */
export async function signIn(
  ctx: Context,
  { email, password }: { email: string; password: string },
): Promise<LoginOutcome | Refusal> {
  const outcome = await login(platformRealm(ctx), { email, password });
  if (!isRefusal(outcome) || outcome.refused !== 'code') return outcome;
  return refuse(codesOfTheBackOffice[outcome.code] ?? outcome.code, outcome.data);
}
