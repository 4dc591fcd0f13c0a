export { type AccessTokens, accessTokens, type Identity, looksLikeToken, type ReadToken } from './access-tokens.ts';
export { askToVerify } from './ask-to-verify.ts';
export { auditIdentity } from './audit.store.ts';
export { type CaptchaTokens, newCaptcha } from './captcha.ts';
export { removeOldCaptchas } from './captchas.store.ts';
export { insertChallenge, removeOldChallenges, useChallenge } from './challenges.store.ts';
export { changeEmail, startEmailChange } from './change-email.ts';
export { changePassword } from './change-password.ts';
export { findApiKey, findClient, insertApiKey } from './clients.store.ts';
export { removeOldDevices } from './devices.store.ts';
export { verifyByCode } from './email-verification.ts';
export { changeOwnAccount, ownerOf } from './factors/own-account.ts';
export { finishPasskeyLogin, startPasskeyLogin } from './factors/passkey-login.ts';
export { REMEMBERED_SECONDS, rememberBrowser } from './factors/remembered-browsers.ts';
export { startSecondFactor, verifySecondFactor } from './factors/verify-second-factor.ts';
export {
  type AccountChanged,
  finishLogin,
  type LoginOutcome,
  openSession,
  SESSION_SECONDS,
} from './finish-login.ts';
export {
  findIdentity as findAccount,
  findIdentityByEmail as findAccountByEmail,
  type Identity as Account,
  insertIdentity as insertAccount,
  lockIdentity as lockAccount,
  lockIdentityByEmail as lockAccountByEmail,
  updateIdentity as updateAccount,
} from './identities.store.ts';
export {
  changeStatus,
  type IdentityStatus,
  type PendingReason,
  possibleChanges,
  type StatusChange,
} from './identity-status.ts';
export { showIdentity, toStateMachine } from './identity-view.ts';
export { login } from './login.ts';
export { mailApprovalAwaited, mailApproved } from './login-mails.ts';
export { isAllowedAddress } from './oauth/allowed-address.ts';
export { removeOldCodes } from './oauth/authorization-codes.store.ts';
export { type AuthorizeOutcome, authorize } from './oauth/authorize.ts';
export {
  type AuthorizeRequest,
  findAuthorizeRequest,
  findSessionOfToken,
  pathOfRequest,
  saveAuthorizeRequest,
} from './oauth/authorize-requests.ts';
export { finishExternalLogin, startExternalLogin } from './oauth/external/external-login.ts';
export { providerOperations } from './oauth/external/manage-providers.ts';
export { type OpenId, openId } from './oauth/external/openid.ts';
export { installationOperations } from './oauth/install-app.ts';
export { type OpenSessions, openSessions } from './oauth/open-sessions.ts';
export { tokenKeys } from './oauth/token-keys.store.ts';
export { identityOperations } from './operations.ts';
export { refuseWeakPassword } from './password-rules.ts';
export { hashPassword } from './passwords.ts';
export { accountData } from './personal-data.store.ts';
export { signingKey } from './platform-keys.store.ts';
export { nameOf, type Profile } from './profile.ts';
export { PLATFORM_REALM } from './realm.ts';
export { refuseOldLogin } from './recent-login.ts';
export { recover, sendActivation, sendRecovery } from './recovery.ts';
export { limitRegistrations } from './register-limits.ts';
export { forgetBrowsersOf, removeOldBrowsers } from './remembered-browsers.store.ts';
export { removeCredentials } from './remove-credentials.store.ts';
export { hashOf, newSecret } from './secrets.ts';
export { endSessions, endSessionsOfAll, insertSession, listSessions, type Session } from './sessions.store.ts';
export { signIn } from './sign-in.ts';
export { type SignInSettings, staffSignInSettings } from './sign-in-settings.ts';
export { findSignInSettings, findSignOnPolicy, type SignOnPolicy, saveSignOnPolicy } from './sign-on-policies.store.ts';
export { endSessionOf } from './site-sessions.ts';
export { findStaffEmails, findStaffNames } from './staff-names.store.ts';
export { permissionsOf } from './staff-permissions.ts';
export { removeOldThrottles } from './throttles.store.ts';
export {
  deleteSession,
  findSessionUser,
  insertOwner,
  insertUser,
  removeEndedSessions,
} from './users.store.ts';
export { validateEmail } from './validate-email.ts';
