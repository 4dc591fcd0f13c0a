/** What apps answer for a site, as the people manage it who run it. */
import type { Request, servicePlugins } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite, withSite } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { findOAuthAppRow } from '../identity/index.ts';
import { listPublicKeys } from './app-keys.store.ts';
import { ensureAppKey } from './app-keys.ts';
import {
  deletePluginRow,
  findPluginRow,
  insertPluginRow,
  listPluginRows,
  type PluginRow,
  updatePluginRow,
} from './plugins.store.ts';

type Service = typeof servicePlugins;
type Sent = Partial<Request<Service['updateServicePlugin']>['servicePlugin']>;

export const noSuchPlugin = notFound('there is no such service plugin');

/** Hosts on which an app may be asked without encryption: those of the machine itself, while it is developed. */
const OWN_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const view = ({ settings, ...row }: PluginRow) => ({
  ...row,
  ...(row.kind === 'VALIDATIONS' && { validateInCart: settings.validateInCart ?? false }),
  ...(row.kind === 'PAYMENT_SETTINGS' && { fallbackRequires3dSecure: settings.fallbackRequires3dSecure ?? false }),
});

export const listServicePlugins: UseCase<Service['listServicePlugins']> = (ctx) =>
  readSite(ctx, async (tx) => ({
    servicePlugins: (await listPluginRows(tx, ctx.siteId)).map(view),
    keys: await listPublicKeys(tx, ctx.siteId),
  }));

export const createServicePlugin: UseCase<Service['createServicePlugin']> = async (ctx, { servicePlugin: sent }) => {
  const app = await findOAuthAppRow(ctx.database, ctx.siteId, sent.appId);
  if (!app) return notFound('there is no such OAuth app');
  if (app.kind !== 'APP') return refuse('OAUTH_APP_IS_NO_SERVICE');
  const now = ctx.now().toISOString();
  const { kind, active = true } = sent;
  const made = changed(
    { id: ctx.newId(), appId: app.id, kind, active, name: '', url: '', settings: {}, ...fresh(now) },
    sent,
  );
  if (isRefusal(made)) return made;
  return withSite(ctx, async (tx) => {
    await ensureAppKey(ctx, tx, app.id);
    if (!(await insertPluginRow(tx, ctx.siteId, made))) return refuse('SERVICE_PLUGIN_EXISTS');
    ctx.sites.changed(tx);
    return { servicePlugin: view(made) };
  });
};

const fresh = (now: string) => ({ lastFailure: null, revision: '1', createdDate: now, updatedDate: now });

/** A plugin with the fields that were sent; a refusal where they make no sense. */
function changed(known: PluginRow, sent: Sent): PluginRow | Refusal {
  const name = (sent.name ?? known.name).trim();
  const url = (sent.url ?? known.url).trim();
  if (name === '')
    return invalid({ field: 'servicePlugin.name', description: 'must not be empty', violatedRule: 'MIN_LENGTH' });
  if (!isAddress(url))
    return invalid({
      field: 'servicePlugin.url',
      description: 'must be an https address without a query',
      violatedRule: 'FORMAT',
    });
  const { validateInCart, fallbackRequires3dSecure } = { ...known.settings, ...sent };
  const settings = {
    ...(known.kind === 'VALIDATIONS' && { validateInCart: validateInCart ?? false }),
    ...(known.kind === 'PAYMENT_SETTINGS' && { fallbackRequires3dSecure: fallbackRequires3dSecure ?? false }),
  };
  return { ...known, name, url, active: sent.active ?? known.active, settings };
}

function isAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username, password } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.has(hostname));
  return isSafe && `${search}${hash}${username}${password}` === '' && !/[?#]$/.test(text);
}

export const updateServicePlugin: UseCase<Service['updateServicePlugin']> = (ctx, { servicePlugin: sent }) =>
  withSite(ctx, async (tx) => {
    const known = await findPluginRow(tx, ctx.siteId, sent.id);
    if (!known) return noSuchPlugin;
    if (known.revision !== sent.revision) return refuse('INVALID_REVISION', { currentRevision: known.revision });
    const wanted = changed(known, sent);
    if (isRefusal(wanted)) return wanted;
    const row = await updatePluginRow(tx, ctx.siteId, { ...wanted, updatedDate: ctx.now().toISOString() });
    if (!row) return refuse('INVALID_REVISION', {});
    ctx.sites.changed(tx);
    return { servicePlugin: view(row) };
  });

export const deleteServicePlugin: UseCase<Service['deleteServicePlugin']> = (ctx, { servicePluginId }) =>
  withSite(ctx, async (tx) => {
    if (!(await deletePluginRow(tx, ctx.siteId, servicePluginId))) return noSuchPlugin;
    ctx.sites.changed(tx);
    return {};
  });

/** A plugin as it is asked. */
export const pluginOf = (ctx: Context, id: string): Promise<PluginRow | null> =>
  readSite(ctx, (tx) => findPluginRow(tx, ctx.siteId, id));
