/** V1 of members' authentication: the same registration and login in other words. */
import type { memberAuthentication, Request } from '@stoa/contract';
import type { Context } from '../../../context.ts';
import { readSite } from '../../../platform/db/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/refusal.ts';
import type { UseCase } from '../../../use-case.ts';
import {
  type Account,
  type CaptchaTokens,
  findAccountByEmail,
  type LoginOutcome,
  login as logInWithPassword,
  sendActivation,
  sendRecovery,
  verifyByCode,
} from '../../identity/index.ts';
import { accountChanged } from './account-changed.ts';
import { newApprovalToken } from './approve-v1.ts';
import { viewSiteMember } from './member-v1-view.ts';
import { profileOfContactInfo } from './profile-v1.ts';
import { readProfile } from './read-profile.ts';
import { recoveryPage } from './recovery-links.ts';
import { register as registerAccount } from './register.ts';

export { approve, block } from './approve-v1.ts';
export { changeLoginEmail } from './change-login-email.ts';

type Registering = Request<typeof memberAuthentication.register>;
type LoggingIn = Request<typeof memberAuthentication.login>;

/** Makes a person a member. If they await approval, the answer has a token by which an app can approve them. */
export const register: UseCase<typeof memberAuthentication.register> = async (ctx, request) => {
  const outcome = request.emailVerification?.verificationId
    ? await verify(ctx, request)
    : await registerAnew(ctx, request);
  if (isRefusal(outcome)) return outcome;
  const answer = await answerOf(ctx, outcome);
  if (isRefusal(answer) || outcome.state !== 'REQUIRE_OWNER_APPROVAL') return answer;
  return { ...answer, approvalToken: await newApprovalToken(ctx, outcome.identity.id) };
};

async function registerAnew(ctx: Context, request: Registering): Promise<LoginOutcome | Refusal> {
  const { email, password, contactInfo, profilePrivacyStatus } = request;
  const profile = await readProfile(ctx, profileOfContactInfo(contactInfo ?? {}), 'contactInfo');
  if (isRefusal(profile)) return profile;
  const privacy = profilePrivacyStatus && privacyOf[profilePrivacyStatus];
  return registerAccount(ctx, { email, password, profile, privacy, captchaTokens: captchaTokensOf(request) });
}

const privacyOf = { PUBLIC: 'PUBLIC', COMMUNITY: 'PUBLIC', PRIVATE: 'PRIVATE', UNDEFINED: undefined } as const;

/** Logs a member in. */
export const login: UseCase<typeof memberAuthentication.login> = async (ctx, request) => {
  const { email, password, emailVerification } = request;
  const outcome = emailVerification?.verificationId
    ? await verify(ctx, request)
    : await logInWithPassword(ctx, { email, password, captchaTokens: captchaTokensOf(request) });
  if (isRefusal(outcome)) return outcome;
  // the answer has only a session, and no word for pending members
  if (outcome.state === 'REQUIRE_OWNER_APPROVAL') return refuse('IDENTITY_PENDING');
  return answerOf(ctx, outcome);
};

const captchaTokensOf = ({ recaptchaToken, invisibleRecaptchaToken }: Registering | LoggingIn): CaptchaTokens => [
  { Recaptcha: recaptchaToken ?? undefined, InvisibleRecaptcha: invisibleRecaptchaToken ?? undefined },
];

/** The second call, with the code mailed by the first. */
async function verify(ctx: Context, { email, emailVerification }: Registering | LoggingIn) {
  const { verificationId: stateToken = '', otp: code = '' } = emailVerification ?? {};
  const outcome = await verifyByCode(ctx, { stateToken, code, email }, accountChanged(ctx));
  const isWrong = isRefusal(outcome) && outcome.refused === 'code' && outcome.code === 'VERIFICATION_FAILED';
  return isWrong ? refuse('EMAIL_VERIFICATION_FAILED') : outcome;
}

async function answerOf(ctx: Context, outcome: LoginOutcome) {
  switch (outcome.state) {
    case 'REQUIRE_EMAIL_VERIFICATION':
      return refuse('EMAIL_VERIFICATION_REQUIRED', { verificationId: outcome.stateToken });
    case 'STATUS_CHECK':
      return refuse('SECOND_FACTOR_REQUIRED', { stateToken: outcome.stateToken });
    default: {
      const member = await memberOf(ctx, outcome.identity);
      return outcome.state === 'SUCCESS' ? { member, session: { token: outcome.sessionToken } } : { member };
    }
  }
}

const memberOf = (ctx: Context, account: Account) => readSite(ctx, (tx) => viewSiteMember(tx, account));

/** Mails a link for setting a password: the first one, for members added by staff, or another one. */
export const sendSetPasswordEmail: UseCase<typeof memberAuthentication.sendSetPasswordEmail> = async (
  ctx,
  { email, hideIgnoreMessage },
) => {
  const known = await readSite(ctx, (tx) => findAccountByEmail(tx, ctx.siteId, email));
  if (!known || known.status === 'BLOCKED') return { accepted: false };
  const linkTo = recoveryPage(ctx);
  const sent =
    known.status === 'OFFLINE'
      ? await sendActivation(ctx, { identityId: known.id, linkTo })
      : await sendRecovery(ctx, { email, linkTo, isExplained: !hideIgnoreMessage });
  return isRefusal(sent) ? sent : { accepted: true };
};
