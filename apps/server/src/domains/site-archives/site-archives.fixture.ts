import { siteArchives } from '@stoa/contract';
import { createSite } from '@stoa/server/testing/sites';
import { NOW, type TwoShops } from '@stoa/server/testing/two-shops';
import { fromBuffer } from 'yauzl';
import { ZipFile } from 'yazl';
import { serverCaller } from '../../caller.ts';
import { type Context, newContext } from '../../context.ts';
import { readSite, writeSite } from '../../platform/db/index.ts';
import { findJob } from '../../platform/jobs/index.ts';
import { openWithPage } from '../pages/index.ts';

export type NewSite = { ctx: Context; apiKey: string };

/** A site as it is right after it was made: with a home page, and neither taxes nor delivery. */
export async function newSite({ app, database }: TwoShops): Promise<NewSite> {
  const site = await createSite(database, NOW, { tax: null }, { regions: [] });
  const ctx = newContext(app, { site, caller: serverCaller('test') });
  const root = { id: 'page', type: 'page', props: { title: 'New', address: '' } };
  await writeSite(ctx, (tx) => openWithPage(tx, { id: ctx.newId(), root, author: 'test' }, NOW));
  return { ctx, apiKey: site.apiKey };
}

/** The archive of a site, by its API. */
export async function exported({ server }: TwoShops, { apiKey }: { apiKey: string }): Promise<Buffer> {
  const [url = ''] = siteArchives.exportSite.addresses;
  const answer = await server.inject({ url, headers: { host: 'localhost', authorization: apiKey } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.rawPayload;
}

type Answer = {
  status: number;
  body: {
    jobId: string;
    message?: string;
    details?: { applicationError?: { code: string; data?: { reason?: string } } };
  };
};

export async function uploaded({ server }: TwoShops, { apiKey }: { apiKey: string }, archive: Buffer): Promise<Answer> {
  const [url = ''] = siteArchives.importSite.addresses;
  const headers = { host: 'localhost', authorization: apiKey, 'content-type': 'application/octet-stream' };
  const answer = await server.inject({ method: 'POST', url, payload: archive, headers });
  return { status: answer.statusCode, body: answer.json() };
}

/** Imports an archive, and waits for the job. Returns its result. */
export async function imported(shops: TwoShops, site: NewSite, archive: Buffer): Promise<unknown> {
  const { status, body } = await uploaded(shops, site, archive);
  if (status !== 200) throw new Error(JSON.stringify(body));
  for (;;) {
    const job = await readSite(site.ctx, (tx) => findJob(tx, body.jobId));
    if (job?.status === 'DONE') return job.result;
    if (job?.status === 'FAILED' || job?.status === 'CANCELED') throw new Error(`${job.status} ${job.failure}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The files in an archive, by their paths. */
export const unpacked = (archive: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    fromBuffer(archive, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('end', () => resolve(files));
      zip.on('error', reject);
      zip.on('entry', (entry) => {
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          const chunks: Buffer[] = [];
          for await (const chunk of stream) chunks.push(chunk);
          files.set(entry.fileName, Buffer.concat(chunks));
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });

/** A zip archive of files. */
export async function packed(files: Iterable<readonly [string, Buffer | string]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
