// For tests: a site's home page, as new sites have one.

import { type Services, serverContext } from '../src/context.ts';
import { openWithPage } from '../src/domains/pages/index.ts';
import { writeSite } from '../src/platform/db/index.ts';
import { newId } from '../src/platform/ids.ts';

export async function openHomePage(services: Services, siteId: string, content: object[] = []): Promise<void> {
  const ctx = await serverContext(services, siteId, 'test');
  if (!ctx) throw new Error('no such site');
  const root = { id: 'page', type: 'page', props: { title: 'Home', address: '' }, slots: { content } };
  await writeSite(ctx, (tx) => openWithPage(tx, { id: newId(), root: root as never, author: 'test' }, ctx.now()));
}
