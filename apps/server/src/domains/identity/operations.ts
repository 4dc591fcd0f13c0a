import { tokens } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import type { AccessTokens } from './access-tokens.ts';
import { issueTokens } from './issue-tokens.ts';

/** Tokens are issued before a site is known, so what signs them is handed in. */
export const identityOperations = (accessTokens: AccessTokens) =>
  serve(tokens, {
    token: (ctx, request) =>
      issueTokens(
        { database: ctx.database, accessTokens, now: ctx.now() },
        {
          clientId: request.clientId ?? request.client_id ?? '',
          grantType: request.grantType ?? request.grant_type ?? '',
          refreshToken: request.refreshToken ?? request.refresh_token,
        },
      ),
    tokenInfo: async (ctx, { token = '' }) => {
      const content = await accessTokens.read(token.replace(/^Bearer\s+/i, ''), ctx.now());
      if (!content) return { active: false };
      return {
        active: true,
        subjectType: content.identity.kind.toUpperCase(),
        subjectId: content.identity.id,
        exp: String(content.expiresAt),
        iat: String(content.issuedAt),
        clientId: content.clientId,
        siteId: content.siteId,
        instanceId: content.siteId,
      };
    },
  });
