/** Generated from @stoa/contract by scripts/generate.ts. */
import type * as contract from '@stoa/contract';
import { routes } from '../client.ts';

export const appInstallations = /* @__PURE__ */ routes<typeof contract.appInstallations>({
  createInstallationCode: 'POST /stoa/v1/oauth-apps/{oAuthAppId}/installation-code',
});
