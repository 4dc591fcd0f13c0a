export { type AccessTokens, accessTokens, type Identity, looksLikeToken } from './access-tokens.ts';
export {
  deleteSession,
  findApiKey,
  findSessionUser,
  hashOf,
  insertApiKey,
  insertOwner,
  newSecret,
  removeEndedSessions,
  type SessionUser,
  signingKey,
} from './identity.store.ts';
export { identityOperations } from './operations.ts';
export { hashPassword, SESSION_SECONDS, signIn } from './sign-in.ts';
export { findStaffNames } from './staff-names.store.ts';
