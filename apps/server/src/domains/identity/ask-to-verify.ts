import type { Tx } from '../../platform/db/index.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { askForCode } from './email-codes.ts';
import type { Identity } from './identities.store.ts';
import type { AccountStatus } from './identity-status.ts';
import type { LoginContext, Proof } from './login-outcome.ts';
import type { Profile } from './profile.ts';

/** The data that a verification code unlocks. */
export type Verification = {
  proof: Proof;
  /** The address that the code went to: the code proves this address only, not one that the account gets later. */
  email: string | null;
  /** The new data of an offline account, once the person who registered with its address has proven it. */
  claim?: { passwordHash: string; profile: Profile; accountStatus: AccountStatus };
};

/** Mails a code to an account's address, and returns the state token to hand it in with. */
export const askToVerify = (
  ctx: LoginContext,
  tx: Tx,
  identity: Pick<Identity, 'id' | 'email'>,
  what: Omit<Verification, 'email'>,
): Promise<string | Refusal> =>
  askForCode(ctx, tx, identity, { purpose: 'EMAIL_VERIFICATION', data: { ...what, email: identity.email } });
