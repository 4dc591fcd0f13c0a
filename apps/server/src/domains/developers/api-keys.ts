/** Keys by which programs call the API of a site. */

import { type developers, notGranted } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { invalid, notFound, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  type ApiKeyRow,
  changeApiKeys,
  deleteApiKeyRow,
  findApiKeyRow,
  hashOf,
  insertApiKeyRow,
  listApiKeyRows,
  newSecret,
} from '../identity/index.ts';
import { exceeding, refuseUnknownPermissions } from '../team/index.ts';
import { actorOf } from './actor.ts';

const MOST_API_KEYS = 100;
const PREFIX_LENGTH = 12;

const noSuchKey = notFound('there is no such API key');

export const listApiKeys: UseCase<typeof developers.listApiKeys> = async (ctx) => {
  const rows = await listApiKeyRows(ctx.database, ctx.siteId);
  return { apiKeys: rows.map((row) => viewApiKey(ctx, row)) };
};

function viewApiKey(ctx: Context, { isOfOwner, ...row }: ApiKeyRow) {
  return { ...row, mayRevoke: mayTouch(ctx, { isOfOwner, permissions: row.permissions }) };
}

/** Nobody can change a key with more permissions than their own, and only owners can change owners' keys. */
function mayTouch(ctx: Context, { isOfOwner, permissions }: Pick<ApiKeyRow, 'isOfOwner' | 'permissions'>): boolean {
  const { caller } = ctx;
  if (caller.kind !== 'staff') return false;
  return (!isOfOwner || caller.role === 'owner') && notGranted(caller.permissions, permissions).length === 0;
}

/** Creates a key with permissions that the caller has. Its secret appears in this answer and nowhere else. */
export const createApiKey: UseCase<typeof developers.createApiKey> = async (ctx, { apiKey }) => {
  const { permissions, expiresDate = null } = apiKey;
  const name = apiKey.name.trim();
  if (!name) return invalid({ field: 'apiKey.name', description: 'must not be blank', violatedRule: 'MIN_LENGTH' });
  const unknown = refuseUnknownPermissions(permissions, 'apiKey.permissions');
  if (unknown) return unknown;
  if (expiresDate && Date.parse(expiresDate) <= ctx.now().getTime())
    return invalid({ field: 'apiKey.expiresDate', description: 'must be in the future', violatedRule: 'MIN' });
  const actor = actorOf(ctx);
  const refused = exceeding(actor.permissions, permissions);
  if (refused) return refused;
  const secret = `stoa_${newSecret()}`;
  const key = {
    id: ctx.newId(),
    siteId: ctx.siteId,
    hash: hashOf(secret),
    name,
    permissions: [...new Set(permissions)],
    prefix: secret.slice(0, PREFIX_LENGTH),
    createdBy: actor.id,
    created: ctx.now(),
    expires: expiresDate,
  };
  return changeApiKeys(ctx, async (tx) => {
    if (!(await insertApiKeyRow(tx, key, MOST_API_KEYS)))
      return refuse('TOO_MANY_API_KEYS', { maximum: MOST_API_KEYS });
    const row = await findApiKeyRow(tx, ctx.siteId, key.id);
    return { apiKey: row ? viewApiKey(ctx, row) : undefined, secret };
  });
};

export const revokeApiKey: UseCase<typeof developers.revokeApiKey> = (ctx, { apiKeyId }) =>
  changeApiKeys(ctx, async (tx) => {
    const row = await findApiKeyRow(tx, ctx.siteId, apiKeyId);
    if (!row) return noSuchKey;
    if (!mayTouch(ctx, row)) return refuse('PERMISSIONS_EXCEED_YOURS');
    await deleteApiKeyRow(tx, ctx.siteId, apiKeyId);
    return {};
  });
