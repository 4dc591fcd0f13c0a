import type { Request, tokens } from '@stoa/contract';

type Sent = Request<typeof tokens.token>;

/** A token request, in either spelling of its names. */
export function readTokenRequest(sent: Sent) {
  return {
    grantType: sent.grantType ?? sent.grant_type ?? '',
    clientId: sent.clientId ?? sent.client_id ?? '',
    clientSecret: sent.clientSecret ?? sent.client_secret ?? '',
    refreshToken: sent.refreshToken ?? sent.refresh_token ?? '',
    code: sent.code ?? '',
    codeVerifier: sent.codeVerifier ?? sent.code_verifier ?? '',
    redirectUri: sent.redirectUri ?? sent.redirect_uri ?? null,
    memberId: sent.memberId ?? sent.member_id ?? '',
    sessionToken: sent.sessionToken ?? sent.session_token ?? null,
    instanceId: sent.instanceId ?? sent.instance_id ?? null,
    accessToken: sent.accessToken ?? sent.access_token ?? '',
  };
}

export type TokenRequest = ReturnType<typeof readTokenRequest>;
