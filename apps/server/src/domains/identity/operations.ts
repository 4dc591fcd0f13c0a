import { appTokens, tokens } from '@stoa/contract';
import { serve, type UseCase } from '../../use-case.ts';
import { joinVisitor } from '../visitors/index.ts';
import { served as factors } from './factors/operations.ts';
import { revoke, tokenInfo, userInfo } from './oauth/about-tokens.ts';
import { providerOperations } from './oauth/external/manage-providers.ts';
import { installationOperations } from './oauth/install-app.ts';
import { issueTokens } from './oauth/issue-tokens.ts';

const issue: UseCase<typeof tokens.token> = (ctx, request) => issueTokens(ctx, request, joinVisitor);

export const served = [
  ...serve(tokens, {
    token: issue,
    tokenInfo,
    userInfo,
    jwks: async (ctx) => ({ keys: ctx.accessTokens.keys.map((key) => ({ ...key })) }),
    revoke,
  }),
  ...serve(appTokens, { access: issue }),
  ...factors,
  ...providerOperations,
  ...installationOperations,
];
