import type { Context } from '../../context.ts';
import { insertAuditRow } from '../../platform/audit-log.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { isRefusal, type Refusal } from '../../platform/refusal.ts';
import { schedule } from '../../platform/tasks/index.ts';
import type { Site } from '../../site.ts';
import { openWithPage } from '../pages/index.ts';
import { copySite } from '../site-archives/index.ts';
import { chooseTemplate, furnishSite, isDrawn } from '../site-templates/index.ts';
import { insertSite } from '../sites/index.ts';
import { setRole } from '../team/index.ts';
import { hostOfSite } from './site-address.ts';
import { starterPage, starterSettings } from './starter.ts';

/** What a person says of the site that they want. */
export type SitePlan = Pick<Site, 'name' | 'language' | 'currency' | 'timeZone'> & {
  address: string;
  country?: string;
  /** The template of which it has the look, the pages and the products: its name or its id. */
  template?: string;
  /** The site that it is a copy of. */
  copyOf?: string;
};

/** The address became somebody else's while the site was made: the transaction must not be committed. */
export class AddressTaken extends Error {}

/**
 * Makes a site that opens at once: with its host name, a client for front ends, settings, a theme, a menu, a published home
 * page, and its owner. With a template, or as a copy, its pages follow a few seconds later. Everything else that a site begins
 * with is added by the database. Refuses templates that its owner cannot choose.
 */
export async function createSite(
  ctx: Pick<Context, 'hosting' | 'sites' | 'now' | 'newId' | 'client'>,
  tx: Tx,
  wish: SitePlan,
  ownerId: string,
): Promise<Site | Refusal> {
  const plan = await chooseTemplate(tx, wish, ownerId);
  if (isRefusal(plan)) return plan;
  const { address, country, template, copyOf, ...facts } = plan;
  const now = ctx.now();
  const site: Site = {
    ...facts,
    id: ctx.newId(),
    // visitors find a copy once its owner opens it
    state: copyOf ? 'PENDING' : 'ENABLED',
    catalogVersion: 'V3_CATALOG',
    host: hostOfSite(ctx, address),
    clientId: newId(),
    revision: '1',
    settings: starterSettings({ language: plan.language, country, template, copyOf }),
  };
  if (!(await insertSite(tx, { ...site, now }))) throw new AddressTaken();
  await setRole(tx, site.id, ownerId, 'owner', now);
  const inside: Tx = { ...tx, siteId: site.id };
  if (template) schedule(tx, furnishSite, { key: site.id, input: { siteId: site.id, template } });
  // what is taken in replaces it, and a template whose owner deletes it meanwhile leaves it
  if (!template || !isDrawn(template))
    await openWithPage(inside, { id: ctx.newId(), root: starterPage(plan), author: ownerId }, now);
  if (copyOf) schedule(tx, copySite, { key: site.id, input: { from: copyOf, to: site.id, name: site.name } });
  await insertAuditRow(tx, site.id, {
    id: ctx.newId(),
    operation: `stoa.sites.administration.${copyOf ? 'duplicateSite' : 'createMySite'}`,
    caller: { kind: 'staff', id: ownerId },
    entityId: site.id,
    request: { site: plan },
    before: null,
    after: null,
    address: ctx.client.address || null,
    createdDate: now,
  });
  ctx.sites.changed(inside);
  return site;
}
