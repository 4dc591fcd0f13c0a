import { appTokens, tokens } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { revoke, tokenInfo, userInfo } from './oauth/about-tokens.ts';
import { issueTokens } from './oauth/issue-tokens.ts';
import type { TokenServices } from './oauth/token-services.ts';

/** Tokens are issued before a site is known, so what they are made with is handed in. */
export const identityOperations = (services: TokenServices) => [
  ...serve(tokens, {
    token: (ctx, request) => issueTokens(services, ctx, request),
    tokenInfo: (ctx, request) => tokenInfo(services, ctx, request),
    userInfo,
    jwks: async () => ({ keys: services.accessTokens.keys.map((key) => ({ ...key })) }),
    revoke: (ctx, request) => revoke(services, ctx, request),
  }),
  ...serve(appTokens, { access: (ctx, request) => issueTokens(services, ctx, request) }),
];
