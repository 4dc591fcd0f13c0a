import type { FastifyRequest } from 'fastify';
import { siteOfPreview } from '../../domains/pages/index.ts';
import type { Site } from '../../site.ts';
import type { App } from '../app.ts';

const PARTS = /^\/preview\/([^/]+)\/parts\//;

/**
 * The site of a preview link whose parts are asked for: its editor asks for them where the dashboard is, under another name than
 * the site's. They are data, which no browser shows as a page.
 */
export async function siteOfParts(app: App, { method, url }: FastifyRequest): Promise<Site | null> {
  const token = method === 'GET' ? PARTS.exec(url)?.[1] : undefined;
  const id = token === undefined ? null : siteOfPreview(app, token);
  return id === null ? null : ((await app.sites.byId(id)) ?? null);
}
