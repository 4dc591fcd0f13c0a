import { randomUUID } from 'node:crypto';
import { pluginAnswers, type Static } from '@stoa/contract';
import { SignJWT } from 'jose';
import type { Context } from '../../context.ts';
import { refuseWhileLeased, withSite } from '../../platform/db/index.ts';
import { isRecord } from '../../platform/is-record.ts';
import { messageViolationsOf } from '../../platform/validation/validator.ts';
import type { SitePlugin } from '../../site.ts';
import type { AskAppFor, PluginOperation } from './app-calls.ts';
import { appKeys } from './app-keys.ts';
import { circuit } from './circuit.ts';
import { AppRefused, PluginFailed } from './failures.ts';
import { metadataOf } from './metadata.ts';
import { type PluginFailure, saveFailure } from './plugins.store.ts';

/** No answer takes longer; what waits for it may have less patience. */
const TIMEOUT_MS = 3000;
const LIFETIME_SECONDS = 300;

export type AskApp = AskAppFor<Context>;

/**
 * Asks apps, as the public client packages understand it: the whole body is a signed token, the answer is plain JSON.
 * Throws `AppRefused` where the app declares an error, and `PluginFailed` for anything that is no answer, which is
 * written down for the people who look after the site.
 */
export function appAsker(): AskApp {
  const keyOf = appKeys();
  const { isOpen, succeeded, failed } = circuit();
  return async (ctx, plugin, { operation, request, read, signal }) => {
    refuseWhileLeased(`the app of ${plugin.name}`);
    if (isOpen(plugin.id, ctx.now())) throw new PluginFailed('NOT_REACHED', 'it failed too often, and is left alone');
    try {
      const token = await signed(ctx, plugin, { operation, request, key: await keyOf(ctx, plugin.appId) });
      const answer = await post(ctx, addressOf(plugin, operation), { token, signal });
      const made = readAs(() => read(checked(answer, operation.answer) as never));
      succeeded(plugin.id);
      return made;
    } catch (error) {
      if (error instanceof AppRefused) {
        succeeded(plugin.id);
        throw error;
      }
      const failure = error instanceof PluginFailed ? error : failureOf(error);
      if (failed(plugin.id, ctx.now())) await note(ctx, plugin, failure.describe(operation.name, ctx.now()));
      throw failure;
    }
  };
}

export const addressOf = ({ url }: Pick<SitePlugin, 'url'>, { path }: Pick<PluginOperation<unknown>, 'path'>): string =>
  `${url.replace(/\/$/, '')}${path}`;

function signed(
  ctx: Context,
  plugin: SitePlugin,
  {
    operation,
    request,
    key,
  }: { operation: PluginOperation<unknown>; request: object; key: Parameters<SignJWT['sign']>[0] },
): Promise<string> {
  const issued = Math.floor(ctx.now().getTime() / 1000);
  const metadata = { requestId: randomUUID(), ...metadataOf(ctx), appExtensionType: operation.componentType };
  return new SignJWT({ data: { request, metadata: { ...metadata, appExtensionId: plugin.id } } })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer('wix.com')
    .setAudience(plugin.appId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + LIFETIME_SECONDS)
    .sign(key);
}

/** What an app answers, as JSON. */
async function post(
  { callOutside }: Pick<Context, 'callOutside'>,
  address: string,
  { token, signal }: { token: string; signal?: AbortSignal | undefined },
): Promise<unknown> {
  const patience = AbortSignal.timeout(TIMEOUT_MS);
  const headers = { 'content-type': 'text/plain; charset=utf-8', accept: 'application/json' };
  const answer = await callOutside(address, {
    method: 'POST',
    headers,
    body: token,
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  });
  const body = await answer.text();
  if (answer.status === 200) return parsed(body);
  const refusal = refusalIn(body);
  throw refusal ?? new PluginFailed('WRONG_STATUS', `it answered with status ${answer.status}`);
}

/** A declared error of the operation, in place of an answer. */
function refusalIn(body: string): AppRefused | null {
  try {
    const { applicationError } = checked(parsed(body), pluginAnswers.PluginError) as Static<
      typeof pluginAnswers.PluginError
    >;
    return applicationError?.code ? new AppRefused(applicationError.code, applicationError.data ?? {}) : null;
  } catch {
    return null;
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new PluginFailed('WRONG_ANSWER', 'the answer is no JSON');
  }
}

/** The answer without its nulls, which mean the same as what is absent. Throws where it is of another type. */
function checked(answer: unknown, schema: unknown): unknown {
  const plain = withoutNulls(answer);
  const [violation] = messageViolationsOf((schema as { $id: string }).$id, plain);
  if (violation) throw new PluginFailed('WRONG_ANSWER', `${violation.field || 'the answer'}: ${violation.description}`);
  return plain;
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner)]])),
  );
}

function readAs<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new PluginFailed('WRONG_ANSWER', error instanceof Error ? error.message : String(error));
  }
}

function failureOf(error: unknown): PluginFailed {
  const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
  if (isLate) return new PluginFailed('TOO_SLOW', 'it took too long to answer');
  return new PluginFailed('NOT_REACHED', error instanceof Error ? error.message : String(error));
}

async function note(ctx: Context, plugin: SitePlugin, failure: PluginFailure): Promise<void> {
  // it belongs to no change that the call makes
  ctx.log.warn({ plugin: plugin.name, failure }, 'an app did not answer');
  try {
    await withSite({ ...ctx, audit: undefined }, (tx) => saveFailure(tx, ctx.siteId, plugin.id, failure));
  } catch (error) {
    ctx.log.error({ err: error }, 'the failure of an app was not written down');
  }
}
