/** @stoa/sdk: a typed client of the Stoa API. */
export { ApiError, type ApplicationError, type FieldViolation } from './api-error.ts';
export { catalogFiles } from './catalog-files.ts';
export * from './client.ts';
export { formFiles } from './form-files.ts';
export { GraphqlError, graphql } from './graphql.ts';
export * from './hosted-login.ts';
export { type HttpOptions, httpTransport } from './http-transport.ts';
export * from './login.ts';
export { type ImageReference, imageReference, parseImageReference, type Scaling, scaledImageUrl } from './media.ts';
export { orderFiles } from './order-files.ts';
export { packingFiles } from './packing-files.ts';
export * from './paging.ts';
export { generatePkce, type Pkce } from './pkce.ts';
export * from './query.ts';
export { reviewFiles } from './review-files.ts';
export * from './routes.ts';
export { clearTokens, createSession, type Session, type SessionOptions, TokenError } from './session.ts';
export { siteFiles } from './site-files.ts';
export {
  EMPTY_TOKENS,
  memoryStorage,
  type TokenRole,
  type TokenStorage,
  type Tokens,
} from './tokens.ts';
export type { Answer, Call, Transport } from './transport.ts';
export { underscoredNames } from './underscored-names.ts';
export { fromWireFloat } from './wire-json.ts';
