/** Clients of the API in a site's name: front ends, whose visitors log in, and apps, which log in as themselves. */
import { type developers, notGranted, type Request } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import { hashOf, newSecret, refuseOldLogin } from '../identity/index.ts';
import { exceeding } from '../team/index.ts';
import { actorOf } from './actor.ts';
import { checkOAuthApp } from './check-oauth-app.ts';
import {
  changeOAuthApps,
  deleteOAuthAppRow,
  findOAuthAppRow,
  insertOAuthAppRow,
  listOAuthAppRows,
  lockOAuthAppRow,
  type OAuthAppRow,
  setSecret,
  updateOAuthAppRow,
} from './oauth-apps.store.ts';

const MOST_OAUTH_APPS = 50;
/** What an update may change. */
const CHANGEABLE = ['name', 'allowedRedirectUris', 'allowedRedirectDomains', 'loginUrl', 'permissions'] as const;

const noSuchApp = notFound('there is no such OAuth app');

/** What may act by itself is made and changed by those alone who have proven lately who they are. */
const refuseOldLoginFor = (ctx: Context, { kind }: Pick<OAuthAppRow, 'kind'>): Refusal | null =>
  kind === 'APP' ? refuseOldLogin(ctx) : null;

const newAppSecret = () => `stoas_${newSecret()}`;

function toWire({ caller }: Context, row: OAuthAppRow) {
  const mayChange = caller.kind === 'staff' && notGranted(caller.permissions, row.permissions).length === 0;
  return { ...row, mayChange };
}

export async function listOAuthApps(ctx: Context) {
  const rows = await listOAuthAppRows(ctx.database, ctx.siteId);
  return { oAuthApps: rows.map((row) => toWire(ctx, row)) };
}

export async function getOAuthApp(ctx: Context, { oAuthAppId }: Request<typeof developers.getOAuthApp>) {
  const row = await findOAuthAppRow(ctx.database, ctx.siteId, oAuthAppId);
  return row ? { oAuthApp: toWire(ctx, row) } : noSuchApp;
}

/** Makes a client. The secret of an app is in the answer and nowhere else; a front end has none. */
export async function createOAuthApp(ctx: Context, { oAuthApp }: Request<typeof developers.createOAuthApp>) {
  const now = ctx.now().toISOString();
  const draft: OAuthAppRow = {
    id: ctx.newId(),
    kind: oAuthApp.kind,
    name: oAuthApp.name,
    allowedRedirectUris: oAuthApp.allowedRedirectUris ?? [],
    allowedRedirectDomains: oAuthApp.allowedRedirectDomains ?? [],
    loginUrl: oAuthApp.loginUrl ?? null,
    permissions: oAuthApp.permissions ?? [],
    revision: '1',
    createdDate: now,
    updatedDate: now,
  };
  const app = checkOAuthApp(draft);
  if (isRefusal(app)) return app;
  const refused = exceeding(actorOf(ctx).permissions, app.permissions) ?? refuseOldLoginFor(ctx, app);
  if (refused) return refused;
  const secret = app.kind === 'APP' ? newAppSecret() : null;
  return changeOAuthApps(ctx.database, async (tx) => {
    const secretHash = secret === null ? null : hashOf(secret);
    if (!(await insertOAuthAppRow(tx, ctx.siteId, { app, secretHash, most: MOST_OAUTH_APPS })))
      return refuse('TOO_MANY_OAUTH_APPS', { maximum: MOST_OAUTH_APPS });
    return { oAuthApp: toWire(ctx, app), secret };
  });
}

/** Changes what the mask names, and nothing without one. */
export async function updateOAuthApp(ctx: Context, request: Request<typeof developers.updateOAuthApp>) {
  const { oAuthApp: change, fieldMask = [] } = request;
  const unknown = fieldMask.find((field) => !CHANGEABLE.some((known) => known === field));
  if (unknown !== undefined) return refuse('FIELD_MASK_VALUE_NOT_SUPPORTED', { field: unknown });
  const written = CHANGEABLE.filter((field) => fieldMask.includes(field));
  const emptied = { allowedRedirectUris: [], allowedRedirectDomains: [], loginUrl: null, permissions: [], name: '' };
  const changes = Object.fromEntries(written.map((field) => [field, change[field] ?? emptied[field]]));
  return changeLocked(ctx, change.id, async (known) => {
    if (known.revision !== change.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    if (written.length === 0) return known;
    const revision = String(BigInt(known.revision) + 1n);
    const app = checkOAuthApp({ ...known, ...changes, revision, updatedDate: ctx.now().toISOString() });
    return isRefusal(app) ? app : (exceeding(actorOf(ctx).permissions, app.permissions) ?? app);
  });
}

/** Locks a client that the caller may change, and writes what `make` makes of it. */
const changeLocked = (ctx: Context, id: string, make: (known: OAuthAppRow) => Promise<OAuthAppRow | Refusal>) =>
  changeOAuthApps(ctx.database, async (tx) => {
    const known = await lockOAuthAppRow(tx, ctx.siteId, id);
    if (!known) return noSuchApp;
    const made =
      exceeding(actorOf(ctx).permissions, known.permissions) ?? refuseOldLoginFor(ctx, known) ?? (await make(known));
    if (isRefusal(made)) return made;
    if (made !== known) await updateOAuthAppRow(tx, ctx.siteId, made);
    return { oAuthApp: toWire(ctx, made) };
  });

/** Gives an app a new secret; the old one stops working at once. */
export const rotateSecret = (ctx: Context, { oAuthAppId }: Request<typeof developers.rotateSecret>) =>
  changeOAuthApps(ctx.database, async (tx) => {
    const known = await lockOAuthAppRow(tx, ctx.siteId, oAuthAppId);
    if (!known) return noSuchApp;
    const refused = exceeding(actorOf(ctx).permissions, known.permissions);
    if (refused) return refused;
    if (known.kind !== 'APP') return refuse('OAUTH_APP_HAS_NO_SECRET');
    const secret = newAppSecret();
    await setSecret(tx, ctx.siteId, oAuthAppId, hashOf(secret));
    return { oAuthApp: toWire(ctx, known), secret };
  });

export const deleteOAuthApp = (ctx: Context, { oAuthAppId }: Request<typeof developers.deleteOAuthApp>) =>
  changeOAuthApps(ctx.database, async (tx) => {
    const known = await lockOAuthAppRow(tx, ctx.siteId, oAuthAppId);
    if (!known) return noSuchApp;
    const refused = exceeding(actorOf(ctx).permissions, known.permissions);
    if (refused) return refused;
    if (oAuthAppId === ctx.site.clientId) return refuse('OAUTH_APP_OF_THE_SITE');
    await deleteOAuthAppRow(tx, ctx.siteId, oAuthAppId);
    return {};
  });
