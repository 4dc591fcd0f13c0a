/** The parts of the package that tests use, since it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type RequestContext = {
    oidc: {
      client?: { clientId: string };
      session?: { accountId?: string };
      provider: { Grant: new (of: { clientId?: string; accountId?: string }) => Grant };
    };
  };
  type Settings = {
    clients: { client_id: string; client_secret: string; redirect_uris: string[] }[];
    claims: Record<string, string[]>;
    interactions: { url(context: RequestContext, interaction: { uid: string }): string };
    features: { devInteractions: { enabled: boolean } };
    cookies: { keys: string[] };
    /** Seconds. */
    ttl: Record<string, number>;
    findAccount(context: RequestContext, accountId: string): { accountId: string; claims(): Promise<{ sub: string }> };
    loadExistingGrant(context: RequestContext): Promise<Grant>;
  };

  export default class Provider {
    constructor(issuer: string, settings: Settings);
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>;
  }
}
