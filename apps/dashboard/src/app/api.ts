import {
  ApiError,
  catalogFiles,
  connectAll,
  formFiles,
  httpTransport,
  orderFiles,
  packingFiles,
  reviewFiles,
  siteFiles,
  type Transport,
} from '@stoa/sdk';
import * as services from '@stoa/sdk/services';
import { loadFailureTexts } from './failure-texts.ts';

let chosenSiteId: string | null = null;

/** Sets the site that all following calls act on; with null, the account's own site is used. */
export function actOnSite(siteId: string | null) {
  chosenSiteId = siteId;
}

const headers = (): Record<string, string> => (chosenSiteId ? { 'wix-site-id': chosenSiteId } : {});

/** What failures mean is known before they are thrown. Reading without a session leads to the sign-in page and is not explained. */
const send: typeof fetch = async (address, request) => {
  const answer = await globalThis.fetch(address, request);
  const isSignedOut = answer.status === 401 && (request?.method ?? 'GET') === 'GET';
  if (!answer.ok && !isSignedOut) await loadFailureTexts();
  return answer;
};

const direct = httpTransport({ baseUrl: '', headers, fetch: send });

let proveAgain = async (): Promise<boolean> => false;

/** Sets how users are asked to prove their identity again; resolves to whether they did. */
export function whenProofIsNeeded(ask: () => Promise<boolean>) {
  proveAgain = ask;
}

/** If the server requires a recent login, the request is repeated once the user has proved their identity. */
const transport: Transport = async (call) => {
  const answer = await direct(call);
  const wantsProof = answer.status === 401 && new ApiError(answer).code === 'RECENT_LOGIN_REQUIRED';
  return wantsProof && (await proveAgain()) ? direct(call) : answer;
};

/** The server as typed functions. Error responses are thrown as ApiError. */
export const api = {
  ...connectAll(services, transport),
  /** Uploads and downloads, which are not JSON. */
  catalogFiles: catalogFiles({ baseUrl: '', headers, fetch: send }),
  formFiles: formFiles({ baseUrl: '', headers, fetch: send }),
  orderFiles: orderFiles({ baseUrl: '', headers, fetch: send }),
  packingFiles: packingFiles({ baseUrl: '', headers, fetch: send }),
  reviewFiles: reviewFiles({ baseUrl: '', headers, fetch: send }),
  siteFiles: siteFiles({ baseUrl: '', headers, fetch: send }),
};

/** The server as it answers for another site of the user than the one that is open. */
export const apiOn = (siteId: string) =>
  connectAll(
    services,
    httpTransport({
      baseUrl: '',
      headers: () => ({ 'wix-site-id': siteId }),
      fetch: send,
    }),
  );

/** For what is sent as the page is left: such requests outlive it. */
export const apiWhileLeaving = connectAll(
  services,
  httpTransport({
    baseUrl: '',
    headers,
    fetch: (address, request) => globalThis.fetch(address, { ...request, keepalive: true }),
  }),
);

/** Errors that need an action from a user whose session continues, or who has yet to sign in. */
const NOT_SIGNED_OUT = ['INVALID_CREDENTIALS', 'RECENT_LOGIN_REQUIRED', 'RESET_PASSWORD_REQUIRED'];

export const isSignedOut = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && !NOT_SIGNED_OUT.includes(error.code);

/**
 * Whether the session has ended. Strangers on the platform's own host get a 404, since they have no site: in that case,
 * the session itself is requested.
 */
export async function hasSessionEnded(error: unknown): Promise<boolean> {
  if (isSignedOut(error)) return true;
  if (!(error instanceof ApiError) || error.status !== 404) return false;
  return api.accounts.getSession().then(() => false, isSignedOut);
}

export const hasCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

/** A field that is optional on the wire, like every field, but always present in the server's responses. */
export function present<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The answer lacks ${name}`);
  return value;
}
