import type { Tx } from '../../platform/db/index.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { askForCode } from './email-codes.ts';
import type { Identity } from './identities.store.ts';
import type { Standing } from './identity-status.ts';
import type { LoginContext, Proof } from './login-outcome.ts';
import type { Profile } from './profile.ts';

/** What the code of a verification lets happen. */
export type Verification = {
  proof: Proof;
  /** The address that the code went to: proven is that one, and no other that the account has later. */
  email: string | null;
  /** What an offline account becomes when whoever registered with its address has it. */
  takeOver?: { passwordHash: string; profile: Profile; standing: Standing };
};

/** Mails a code to an account's address, and returns the state token that it has to be handed in with. */
export const askToVerify = (
  ctx: LoginContext,
  tx: Tx,
  identity: Pick<Identity, 'id' | 'email'>,
  what: Omit<Verification, 'email'>,
): Promise<string | Refusal> =>
  askForCode(ctx, tx, identity, { purpose: 'EMAIL_VERIFICATION', data: { ...what, email: identity.email } });
