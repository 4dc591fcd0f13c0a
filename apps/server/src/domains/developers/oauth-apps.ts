/** Clients that call the API for a site: front ends, whose visitors log in, and apps, which log in as themselves. */

import { type developers, notGranted } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import {
  changeOAuthApps,
  deleteOAuthAppRow,
  findOAuthAppRow,
  hashOf,
  insertOAuthAppRow,
  listOAuthAppRows,
  lockOAuthAppRow,
  newSecret,
  type OAuthAppRow,
  refuseOldLogin,
  setSecret,
  updateOAuthAppRow,
} from '../identity/index.ts';
import { exceeding } from '../team/index.ts';
import { actorOf } from './actor.ts';
import { checkOAuthApp } from './check-oauth-app.ts';

const MOST_OAUTH_APPS = 50;
/** Fields that an update may change. */
const CHANGEABLE = ['name', 'allowedRedirectUris', 'allowedRedirectDomains', 'loginUrl', 'permissions'] as const;

const noSuchApp = notFound('there is no such OAuth app');

/** Apps can act by themselves, so that making or changing one takes a recent login. */
const refuseOldLoginFor = (ctx: Context, { kind }: Pick<OAuthAppRow, 'kind'>): Refusal | null =>
  kind === 'APP' ? refuseOldLogin(ctx) : null;

const newAppSecret = () => `stoas_${newSecret()}`;

function viewOAuthApp({ caller }: Context, row: OAuthAppRow) {
  const mayChange = caller.kind === 'staff' && notGranted(caller.permissions, row.permissions).length === 0;
  return { ...row, mayChange };
}

export const listOAuthApps: UseCase<typeof developers.listOAuthApps> = async (ctx) => {
  const rows = await listOAuthAppRows(ctx.database, ctx.siteId);
  return { oAuthApps: rows.map((row) => viewOAuthApp(ctx, row)) };
};

export const getOAuthApp: UseCase<typeof developers.getOAuthApp> = async (ctx, { oAuthAppId }) => {
  const row = await findOAuthAppRow(ctx.database, ctx.siteId, oAuthAppId);
  return row ? { oAuthApp: viewOAuthApp(ctx, row) } : noSuchApp;
};

/** Creates a client. The secret of an app appears in this answer and nowhere else; a front end has none. */
export const createOAuthApp: UseCase<typeof developers.createOAuthApp> = async (ctx, { oAuthApp }) => {
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
  return changeOAuthApps(ctx, async (tx) => {
    const secretHash = secret === null ? null : hashOf(secret);
    if (!(await insertOAuthAppRow(tx, ctx.siteId, { app, secretHash, most: MOST_OAUTH_APPS })))
      return refuse('TOO_MANY_OAUTH_APPS', { maximum: MOST_OAUTH_APPS });
    return { oAuthApp: viewOAuthApp(ctx, app), secret };
  });
};

/** Changes the fields in the mask; nothing without one. */
export const updateOAuthApp: UseCase<typeof developers.updateOAuthApp> = async (ctx, request) => {
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
};

/** Locks a client that the caller may change, and writes the result of `make`. */
const changeLocked = (ctx: Context, id: string, make: (known: OAuthAppRow) => Promise<OAuthAppRow | Refusal>) =>
  changeOAuthApps(ctx, async (tx) => {
    const known = await lockOAuthAppRow(tx, ctx.siteId, id);
    if (!known) return noSuchApp;
    const made =
      exceeding(actorOf(ctx).permissions, known.permissions) ?? refuseOldLoginFor(ctx, known) ?? (await make(known));
    if (isRefusal(made)) return made;
    if (made !== known) await updateOAuthAppRow(tx, ctx.siteId, made);
    return { oAuthApp: viewOAuthApp(ctx, made) };
  });

/** Gives an app a new secret; the old one stops working at once. */
export const rotateSecret: UseCase<typeof developers.rotateSecret> = (ctx, { oAuthAppId }) =>
  changeOAuthApps(ctx, async (tx) => {
    const known = await lockOAuthAppRow(tx, ctx.siteId, oAuthAppId);
    if (!known) return noSuchApp;
    const refused = exceeding(actorOf(ctx).permissions, known.permissions);
    if (refused) return refused;
    if (known.kind !== 'APP') return refuse('OAUTH_APP_HAS_NO_SECRET');
    const secret = newAppSecret();
    await setSecret(tx, ctx.siteId, oAuthAppId, hashOf(secret));
    return { oAuthApp: viewOAuthApp(ctx, known), secret };
  });

export const deleteOAuthApp: UseCase<typeof developers.deleteOAuthApp> = (ctx, { oAuthAppId }) =>
  changeOAuthApps(ctx, async (tx) => {
    const known = await lockOAuthAppRow(tx, ctx.siteId, oAuthAppId);
    if (!known) return noSuchApp;
    const refused = exceeding(actorOf(ctx).permissions, known.permissions);
    if (refused) return refused;
    if (oAuthAppId === ctx.site.clientId) return refuse('OAUTH_APP_OF_THE_SITE');
    await deleteOAuthAppRow(tx, ctx.siteId, oAuthAppId);
    // its plugins are gone with it
    ctx.sites.changed({ ...tx, siteId: ctx.siteId });
    return {};
  });
