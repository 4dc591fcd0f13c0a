import { loginSteps, security } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../use-case.ts';
import { changePassword } from '../change-password.ts';
import type { LoginOutcome } from '../finish-login.ts';
import { viewStateMachine } from '../identity-view.ts';
import { getFactorPolicy, updateFactorPolicy } from './factor-policy.ts';
import { changeOwnAccount, ownerOf } from './own-account.ts';
import { createRecoveryCodes, enableFactor, listFactors, removeFactor, renameFactor } from './own-factors.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import { finishPasskeyLogin, startPasskeyLogin } from './passkey-login.ts';
import { reauthenticate, startReauthentication } from './reauthenticate.ts';
import { forgetAllBrowsers, forgetBrowser, listRememberedBrowsers } from './remembered-browsers.ts';
import { confirmPasskey, startPasskey } from './set-up-passkey.ts';
import { confirmTotp, startTotp } from './set-up-totp.ts';
import { startSecondFactor, verifySecondFactor } from './verify-second-factor.ts';

const answerOf = async (ctx: Context, outcome: LoginOutcome | Refusal) =>
  isRefusal(outcome) ? outcome : viewStateMachine(ctx, outcome);

/** Changes the caller's own password; the current login continues, others end. */
async function changeOwnPassword(ctx: Context, { newPassword }: { newPassword: string }) {
  const owner = ownerOf(ctx);
  if (isRefusal(owner)) return owner;
  const { id: identityId, sessionId } = owner;
  const isRecent = await changeOwnAccount<true>(ctx, async () => true);
  if (isRefusal(isRecent)) return isRecent;
  return sessionId ? changePassword(owner.ctx, { identityId, sessionId, newPassword }) : refuse('INVALID_SESSION');
}

export const served = [
  ...serve(loginSteps, {
    startSecondFactor,
    verifySecondFactor: async (ctx, request) => answerOf(ctx, await verifySecondFactor(ctx, request)),
    startPasskeyLogin,
    finishPasskeyLogin: async (ctx, request) => answerOf(ctx, await finishPasskeyLogin(ctx, request)),
  }),
  ...serve(security, {
    listFactors,
    startTotp,
    confirmTotp,
    startPasskey,
    confirmPasskey,
    enableFactor,
    renameFactor,
    removeFactor,
    createRecoveryCodes,
    startReauthentication,
    reauthenticate,
    changeOwnPassword,
    listSessions,
    endSession,
    endOtherSessions,
    listRememberedBrowsers,
    forgetBrowser,
    forgetAllBrowsers,
    getFactorPolicy,
    updateFactorPolicy,
  }),
];
