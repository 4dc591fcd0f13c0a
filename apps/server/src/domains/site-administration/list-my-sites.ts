import type { siteAdministration } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { UseCase } from '../../use-case.ts';
import { deletionOf } from './grace.ts';
import { listSitesOf, type SiteOfPerson } from './my-sites.store.ts';

/** An app has one site: its own. */
export const listMySites: UseCase<typeof siteAdministration.listMySites> = async (ctx) => {
  const { caller, siteId } = ctx;
  if (caller.kind === 'staff') {
    const rows = await listSitesOf(ctx.database, caller.id);
    return { sites: rows.map((row) => viewSite(ctx, row)) };
  }
  const { id, name, state, currency, language } = ctx.site;
  return { sites: siteId ? [{ id, name, state, currency, language, role: 'app', url: ctx.addresses.site }] : [] };
};

export const viewSite = ({ siteUrl }: Pick<Context, 'siteUrl'>, { host, ...site }: SiteOfPerson) => ({
  ...site,
  url: siteUrl({ host }),
  deletionDate: site.trashedDate && deletionOf(new Date(site.trashedDate)).toISOString(),
});
