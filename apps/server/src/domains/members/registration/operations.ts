import {
  authentication,
  memberAuthentication,
  recovery,
  signInSettings,
  signOnPolicies,
  verification,
} from '@stoa/contract';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../use-case.ts';
import {
  login,
  newCaptcha,
  recover,
  sendActivation,
  sendRecovery,
  validateEmail,
  verifyByCode,
  viewIdentity,
  viewStateMachine,
} from '../../identity/index.ts';
import { accountChanged } from './account-changed.ts';
import { changePasswordOfCaller, logout } from './own-account.ts';
import { readProfile } from './read-profile.ts';
import { recoveryPage, refuseForeignRedirect } from './recovery-links.ts';
import { register } from './register.ts';
import { signOn } from './sign-on.ts';
import {
  getSignInOptions,
  getSignInSettings,
  getSignOnPolicy,
  updateSignInSettings,
  updateSignOnPolicy,
} from './sign-on-policy.ts';
import { startVerification } from './start-verification.ts';
import * as v1 from './v1.ts';

/** Joining a site, logging in to it, and getting back in. */
export const served = [
  ...serve(authentication, {
    registerV2: async (ctx, { loginId, password, profile: given, captchaTokens }) => {
      const profile = await readProfile(ctx, given);
      if (isRefusal(profile)) return profile;
      const outcome = await register(ctx, { email: loginId.email, password, profile, captchaTokens });
      return isRefusal(outcome) ? outcome : viewStateMachine(ctx, outcome);
    },
    loginV2: async (ctx, { loginId, password, captchaTokens }) => {
      // no address: nobody has it. The public client accepts only a code here, and no violation
      if (!/^[^\s@]+@[^\s@]+$/.test(loginId.email)) return refuse('IDENTITY_NOT_FOUND');
      const outcome = await login(ctx, { email: loginId.email, password: password ?? '', captchaTokens });
      return isRefusal(outcome) ? outcome : viewStateMachine(ctx, outcome);
    },
    validateEmail: async (_ctx, { email }) => {
      const found = validateEmail(email);
      if (found === 'VALID') return { valid: true, formatInvalid: false };
      if (found === 'FORMAT_INVALID') return { valid: false, formatInvalid: true };
      const reason = 'EMAIL_DOMAIN_FORMAT_INVALID' as const;
      return { valid: false, formatInvalid: false, failure: { reason } };
    },
    changePassword: (ctx, { newPassword }) => changePasswordOfCaller(ctx, newPassword),
    signOn: async (ctx, request) => {
      const signedOn = await signOn(ctx, request);
      if (isRefusal(signedOn)) return signedOn;
      return { sessionToken: signedOn.sessionToken, identity: await viewIdentity(ctx, signedOn.identity) };
    },
    logout,
  }),
  ...serve(verification, {
    start: startVerification,
    verifyDuringAuthentication: async (ctx, request) => {
      const outcome = await verifyByCode(ctx, request, accountChanged(ctx));
      return isRefusal(outcome) ? outcome : viewStateMachine(ctx, outcome);
    },
  }),
  ...serve(recovery, {
    sendRecoveryEmail: async (ctx, { email, redirect }) => {
      const refused = await refuseForeignRedirect(ctx, redirect);
      return refused ?? sendRecovery(ctx, { email, linkTo: recoveryPage(ctx), returnUrl: redirect?.url });
    },
    sendActivationEmail: async (ctx, { identityId, emailOptions }) => {
      const refused = await refuseForeignRedirect(ctx, emailOptions?.redirect);
      const link = { linkTo: recoveryPage(ctx), returnUrl: emailOptions?.redirect?.url };
      return refused ?? sendActivation(ctx, { identityId, ...link });
    },
    recover: async (ctx, { recoveryToken, password }) => {
      const recovered = await recover(ctx, { token: recoveryToken, password: password ?? '' }, accountChanged(ctx));
      if (isRefusal(recovered)) return recovered;
      const { outcome, returnUrl } = recovered;
      const state = await viewStateMachine(ctx, outcome);
      return returnUrl ? { ...state, additionalData: { returnUrl: { strValue: returnUrl } } } : state;
    },
  }),
  ...serve(signOnPolicies, { getSignOnPolicy, updateSignOnPolicy }),
  ...serve(signInSettings, {
    getSignInSettings,
    updateSignInSettings,
    getSignInOptions,
    getCaptchaChallenge: (ctx) => newCaptcha(ctx),
  }),
  ...serve(memberAuthentication, v1),
];
