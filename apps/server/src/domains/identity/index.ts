export { type AccessTokens, accessTokens, type Identity, looksLikeToken, type ReadToken } from './access-tokens.ts';
export {
  type ApiKeyRow,
  changeApiKeys,
  deleteApiKeyRow,
  findApiKeyRow,
  insertApiKeyRow,
  listApiKeyRows,
} from './api-keys.store.ts';
export { askToVerify } from './ask-to-verify.ts';
export { accountLimit, addressLimit, chargeLimit, limitAttempts } from './attempt-limits.ts';
export { auditIdentity } from './audit.store.ts';
export { type CaptchaTokens, newCaptcha, refuseFlood } from './captcha.ts';
export { insertChallenge, useChallenge } from './challenges.store.ts';
export { changeEmail, startEmailChange } from './change-email.ts';
export { changePassword } from './change-password.ts';
export { findApiKey, findClient, insertApiKey, insertFirstClient } from './clients.store.ts';
export { verifyByCode } from './email-verification.ts';
export { deviceName } from './factors/device-name.ts';
export { changeOwnAccount, ownerOf } from './factors/own-account.ts';
export { finishPasskeyLogin, startPasskeyLogin } from './factors/passkey-login.ts';
export { REMEMBERED_SECONDS, rememberBrowser } from './factors/remembered-browsers.ts';
export { startSecondFactor, verifySecondFactor } from './factors/verify-second-factor.ts';
export {
  type AccountChanged,
  finishLogin,
  type LoginOutcome,
  openSession,
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
export { viewIdentity, viewStateMachine } from './identity-view.ts';
export { login } from './login.ts';
export { isAllowedAddress } from './oauth/allowed-address.ts';
export { type AuthorizeOutcome, authorize } from './oauth/authorize.ts';
export {
  type AuthorizeRequest,
  findAuthorizeRequest,
  findSessionOfToken,
  pathOfRequest,
  saveAuthorizeRequest,
} from './oauth/authorize-requests.ts';
export { clientDirectory } from './oauth/client-directory.ts';
export { finishExternalLogin, startExternalLogin } from './oauth/external/external-login.ts';
export { type OpenId, openId } from './oauth/external/openid.ts';
export { type NewVisitors, newVisitors } from './oauth/new-visitors.ts';
export {
  changeOAuthApps,
  deleteOAuthAppRow,
  findOAuthAppRow,
  insertOAuthAppRow,
  listOAuthAppRows,
  lockOAuthAppRow,
  type OAuthAppRow,
  setSecret,
  updateOAuthAppRow,
} from './oauth/oauth-apps.store.ts';
export { type OpenSessions, openSessions } from './oauth/open-sessions.ts';
export { tokenKeys } from './oauth/token-keys.store.ts';
export { refuseWeakPassword } from './password-rules.ts';
export { hashPassword } from './passwords.ts';
export { signingKey } from './platform-keys.store.ts';
export { nameOf, type Profile } from './profile.ts';
export { PLATFORM_REALM } from './realm.ts';
export { refuseOldLogin } from './recent-login.ts';
export { recover, sendActivation, sendRecovery } from './recovery.ts';
export { limitRegistrations } from './register-limits.ts';
export { forgetBrowsersOf } from './remembered-browsers.store.ts';
export { removeCredentials } from './remove-credentials.store.ts';
export { hashOf, newSecret } from './secrets.ts';
export {
  endSessions,
  endSessionsOfAll,
  insertSession,
  listSessions,
  SESSION_SECONDS,
  type Session,
} from './sessions.store.ts';
export { signIn } from './sign-in.ts';
export { defaultSignInSettings, type SignInSettings, staffSignInSettings } from './sign-in-settings.ts';
export { findSignInSettings, findSignOnPolicy, type SignOnPolicy, saveSignOnPolicy } from './sign-on-policies.store.ts';
export { endSessionOf } from './site-sessions.ts';
export { findStaffEmail, findStaffEmails, findStaffNames } from './staff-names.store.ts';
export { permissionsOf } from './staff-permissions.ts';
export { takeBackAttempt } from './throttles.store.ts';
export {
  deleteSession,
  findSessionUser,
  findUserOfSession,
  insertUser,
  type NewUser,
} from './users.store.ts';
export { validateEmail } from './validate-email.ts';
