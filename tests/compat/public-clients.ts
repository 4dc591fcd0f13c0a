/** The installed public client packages, pointed at a server of the tests. */

import { type ErrorCode, errorCodes } from '@stoa/contract';
import { openTestSite, startTestServer, type TestServer, type TestServerOptions } from '@stoa/server/testing/server';
import { redirectingFetch } from '@stoa/testkit/public-client';
import { checkout, currentCart, orders, taxGroups } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { ApiKeyStrategy, createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { brandsV3, catalogVersioning, collections, infoSectionsV3, products, productsV3, ribbonsV3 } from '@wix/stores';
import { expect } from 'vitest';

/** A well-formed id that no entity has. */
export const MISSING = '00000000-0000-4000-8000-000000000000';

type Shop = Pick<TestServer, 'site'>;
export type Visitor = ReturnType<typeof newVisitor>;
export type Owner = ReturnType<typeof newOwner>;

/**
 * Opens a shop, and redirects the clients' requests in this process to its server. The server is shared with
 * other test files, unless it `isOwn` or custom options are given.
 */
export async function startShop({
  seed,
  isOwn = false,
  ...own
}: TestServerOptions & { isOwn?: boolean } = {}): Promise<TestServer> {
  const isShared = !isOwn && Object.keys(own).length === 0;
  const server = isShared ? await openTestSite({ seed }) : await startTestServer({ seed, ...own });
  const original = globalThis.fetch;
  globalThis.fetch = redirectingFetch(server.url);
  const stop = async () => {
    globalThis.fetch = original;
    await server.stop();
  };
  return { ...server, stop };
}

/** A client with the modules of a custom front end: for a new visitor, or the one with the given tokens. */
export const newVisitor = ({ site }: Shop, tokens?: Tokens) =>
  createClient({
    auth: OAuthStrategy({ clientId: site.clientId, tokens }),
    modules: { products, productsV3, collections, catalogVersioning, currentCart, checkout, orders, redirects },
  });

/** A client with the modules of a back-office program. */
export const newOwner = ({ site }: Shop) =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }),
    modules: { products, productsV3, brandsV3, ribbonsV3, infoSectionsV3, taxGroups, catalogVersioning, orders },
  });

/** The fields of an error that clients read. */
export type ClientError = {
  status: number;
  message: string;
  requestId: string;
  details: {
    applicationError?: { code: string | number; description: string; data: Record<string, unknown> };
    validationError?: { fieldViolations: Violation[] };
  };
  /** The server's response; in `details` the client renames fields to its own functions' parameters. */
  response: { data: { details: { validationError?: { fieldViolations: Violation[] } } } };
};
type Violation = { field: string; description: string; violatedRule: string };

/** The error of a failed call. Throws if the call succeeds. */
export async function errorOf(call: Promise<unknown>): Promise<ClientError> {
  const result = await call.then(
    (answer) => ({ answer }),
    (error: ClientError) => ({ error }),
  );
  if ('error' in result) return result.error;
  throw new Error(`The call succeeded: ${JSON.stringify(result.answer)}`);
}

/** `[code, status]` of a refusal. */
export async function refusalOf(call: Promise<unknown>): Promise<[string | number | undefined, number]> {
  const { details, status } = await errorOf(call);
  return [details.applicationError?.code, status];
}

/** A call is refused with a code of the contract, and the status that goes with it. */
export const refused = async (call: Promise<unknown>, code: ErrorCode) =>
  expect(await refusalOf(call)).toEqual([code, errorCodes[code].status]);

/** The invalid fields of a refused call, with the violated rules. */
export async function violationsOf(call: Promise<unknown>): Promise<Record<string, string>> {
  const { details, response } = await errorOf(call);
  const violations = response.data.details.validationError?.fieldViolations ?? [];
  expect(details.validationError?.fieldViolations).toHaveLength(violations.length);
  return Object.fromEntries(violations.map((one) => [one.field, one.violatedRule]));
}
