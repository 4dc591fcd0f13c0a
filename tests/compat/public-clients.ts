/** The public client packages as they are installed, pointed at a server of the test's own. */
import { redirectingFetch } from '@stoa/testkit/public-client';
import { startTestServer, type TestServer, type TestServerOptions } from '@stoa/testkit/server';
import { checkout, currentCart, orders, taxGroups } from '@wix/ecom';
import { redirects } from '@wix/redirects';
import { ApiKeyStrategy, createClient, OAuthStrategy, type Tokens } from '@wix/sdk';
import { brandsV3, catalogVersioning, collections, infoSectionsV3, products, productsV3, ribbonsV3 } from '@wix/stores';
import { expect } from 'vitest';

/** A well-formed id that nothing has. */
export const MISSING = '00000000-0000-4000-8000-000000000000';

type Shop = Pick<TestServer, 'site'>;
export type Visitor = ReturnType<typeof newVisitor>;
export type Owner = ReturnType<typeof newOwner>;

/** Starts a server, and sends to it what the clients of this process ask of their own hosts. */
export async function startShop(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  const original = globalThis.fetch;
  globalThis.fetch = redirectingFetch(server.url);
  const stop = async () => {
    globalThis.fetch = original;
    await server.stop();
  };
  return { ...server, stop };
}

/** A client with what a custom front end uses: a new visitor, or the one whose tokens are given. */
export const newVisitor = ({ site }: Shop, tokens?: Tokens) =>
  createClient({
    auth: OAuthStrategy({ clientId: site.clientId, tokens }),
    modules: { products, productsV3, collections, catalogVersioning, currentCart, checkout, orders, redirects },
  });

/** A client with what a back-office program uses. */
export const newOwner = ({ site }: Shop) =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: site.apiKey, siteId: site.id }),
    modules: { products, productsV3, brandsV3, ribbonsV3, infoSectionsV3, taxGroups, catalogVersioning, orders },
  });

/** What clients read of an error. */
export type ClientError = {
  status: number;
  message: string;
  requestId: string;
  details: {
    applicationError?: { code: string | number; description: string; data: Record<string, unknown> };
    validationError?: { fieldViolations: Violation[] };
  };
  /** The server's answer; in `details` the client calls fields by its own functions' parameters. */
  response: { data: { details: { validationError?: { fieldViolations: Violation[] } } } };
};
type Violation = { field: string; description: string; violatedRule: string };

/** The error that a call ends with. Throws when it succeeds. */
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

/** The fields that a call was refused for, with the rules that they break. */
export async function violationsOf(call: Promise<unknown>): Promise<Record<string, string>> {
  const { details, response } = await errorOf(call);
  const violations = response.data.details.validationError?.fieldViolations ?? [];
  expect(details.validationError?.fieldViolations).toHaveLength(violations.length);
  return Object.fromEntries(violations.map((one) => [one.field, one.violatedRule]));
}
