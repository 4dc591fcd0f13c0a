import { appInstallations } from '@stoa/contract';
import { refuse } from '../../../platform/refusal.ts';
import { serve } from '../../../use-case.ts';
import { findClient } from '../clients.store.ts';
import { newSecret } from '../secrets.ts';
import { insertCode } from './authorization-codes.store.ts';

/** Long enough to hand it over. */
const LIFETIME_MS = 10 * 60_000;

export const installationOperations = serve(appInstallations, {
  createInstallationCode: async (ctx, { oAuthAppId }) => {
    const client = await findClient(ctx.database, oAuthAppId);
    if (client?.kind !== 'APP' || client.siteId !== ctx.siteId) return refuse('INVALID_CLIENT');
    const [secret, now] = [newSecret(), ctx.now()];
    const expires = new Date(now.getTime() + LIFETIME_MS);
    const granted = {
      siteId: ctx.siteId,
      clientId: client.id,
      identity: { kind: 'app' as const, id: client.id },
      redirectUri: null,
      codeChallenge: null,
      scope: 'offline_access',
      nonce: null,
      visitorId: null,
    };
    await insertCode(ctx.database, secret, granted, { now, expires });
    return { secret, instanceId: ctx.siteId, expiresDate: expires.toISOString() };
  },
});
