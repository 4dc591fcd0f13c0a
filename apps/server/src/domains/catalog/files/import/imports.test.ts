import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { catalogExport, catalogImport, jobs, productsV3 } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import type { Context } from '../../../../context.ts';
import { readSite, withSite } from '../../../../platform/db/index.ts';
import { JobStopped, type RunningJob } from '../../../../platform/jobs/index.ts';
import { outsideFetcher } from '../../../../platform/outgoing/index.ts';
import { storeExport } from '../formats/store-export.fixture.ts';
import { importJob } from './import-job.ts';
import { findImport, startRun } from './imports.store.ts';
import { findUnfetched, removeOldFailures } from './unfetched-files.store.ts';

let shops: TwoShops;
let web: Server;
let webAddress: string;
const asked: string[] = [];
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

beforeAll(async () => {
  shops = await openTwoShops();
  web = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/picture')) response.setHeader('content-type', 'image/png').end(PIXEL);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
  webAddress = `http://127.0.0.1:${(web.address() as AddressInfo).port}`;
});
afterAll(async () => {
  web.close();
  await shops.stop();
});

type Wire = {
  id: string;
  jobId: string;
  run: string;
  counts: Record<string, number>;
  preview: object[];
  notes: object[];
  format: string;
};
const call = async (operation: unknown, request: object, token = shops.one.apiKey) => {
  const { status, body } = await shops.call(operation, request, token);
  return { status, body: body as { catalogImport: Wire; problems: object[]; catalogImports: Wire[] } };
};
const send = (method: string, url: string, payload: string | Buffer, token = shops.one.apiKey) =>
  shops.server.inject({
    method: method as 'POST',
    url,
    payload,
    headers: { host: 'localhost', authorization: token, 'content-type': 'application/octet-stream' },
  });
const upload = async (text: string | Buffer, fileName = 'products.csv') => {
  const answer = await send('POST', `/stoa/v1/catalog/imports?fileName=${encodeURIComponent(fileName)}`, text);
  return { status: answer.statusCode, body: answer.json() as { catalogImport: Wire; details?: object } };
};
const uploaded = async (text: string) => (await upload(text)).body.catalogImport.id;
const addPictures = (id: string, zip: Buffer) => send('PUT', `/stoa/v1/catalog/imports/${id}/pictures`, zip);
const get = async (importId: string) => (await call(catalogImport.getImport, { importId })).body.catalogImport;
const problems = async (importId: string) => (await call(catalogImport.listImportProblems, { importId })).body.problems;

/** Runs the job of an import as the server would, with hooks for the test between its steps. */
async function runJob(
  importId: string,
  { ctx = shops.one.ctx, advance = async () => {} }: { ctx?: Context; advance?: RunningJob<object>['advance'] } = {},
) {
  return importJob.run(ctx, { id: 'test', input: { importId }, checkpoint: null, advance });
}
/** Begins a run without a job of the server, which would run beside the test. */
const begin = (importId: string, run: 'CHECK' | 'IMPORT', options = { updateExisting: true, fetchMedia: true }) =>
  withSite(shops.one.ctx, (tx) =>
    startRun(tx, { id: importId, run, jobId: shops.one.ctx.newId(), options, now: new Date() }),
  );
const importNow = async (importId: string, options?: Parameters<typeof begin>[2], ctx?: Context) => {
  await begin(importId, 'IMPORT', options);
  await runJob(importId, ctx ? { ctx } : {});
  return get(importId);
};
const productCount = async () => {
  const text = await exported('stoa-jsonl');
  return text.trim().split('\n').length - 1;
};
const exported = async (format: string, query = '') => {
  const url = `/stoa/v1/catalog/export?format=${format}${query}`;
  const answer = await shops.server.inject({ url, headers: { host: 'localhost', authorization: shops.one.apiKey } });
  return answer.body;
};

const CSV = (slug: string, count: number, more = '') =>
  [
    `Handle,Title,Variant Price,Image Src${more && ',SEO Title'}`,
    ...Array.from({ length: count }, (_, n) => `${slug}-${n},Product ${n},${n}.50,`),
  ].join('\n');

describe('upload', () => {
  test('the format is detected and the file stored', async () => {
    const { status, body } = await upload(storeExport(1, 20).text, 'Über uns.csv');
    expect({ status, ...body.catalogImport }).toMatchObject({
      status: 200,
      fileName: 'Über uns.csv',
      format: 'shopify-legacy',
      run: null,
      preview: [],
    });
    expect(await get(body.catalogImport.id)).toEqual(body.catalogImport);
    const listed = await call(catalogImport.listImports, {});
    expect(listed.body.catalogImports.map(({ id }) => id)).toContain(body.catalogImport.id);
  });

  test.each([
    ['nothing', '', 'an empty first line'],
    ['another table', 'a,b\n1,2', 'found "a", "b"'],
    ['an archive', Buffer.from('504b0304140000', 'hex'), 'This is an archive or a spreadsheet'],
    ['bytes', Buffer.from([1, 0, 2, 0, 3]), 'This is no text'],
    ['one line of 20 MB', 'x'.repeat(20_000_000), 'This is not a product file'],
  ])('%s is refused, saying why', async (_, content, reason) => {
    const { status, body } = await upload(content);
    expect(status).toBe(400);
    expect(JSON.stringify(body.details)).toContain(reason.replaceAll('"', '\\"'));
  });

  test('only callers who may write products can upload, and only to their own site', async () => {
    const id = await uploaded(CSV('foreign', 1));
    const token = await shops.one.visitorToken();
    expect((await send('POST', '/stoa/v1/catalog/imports?fileName=x', 'x', token)).statusCode).toBe(403);
    for (const operation of [catalogImport.getImport, catalogImport.startImport, catalogImport.listImportProblems]) {
      expect((await call(operation, { importId: id }, shops.other.apiKey)).status).toBe(404);
    }
    expect((await call(catalogImport.createImport, { fileName: 'x' })).status).toBe(415);
    expect((await send('POST', '/stores/v3/brands', '{}')).statusCode).toBe(415);
  });
});

describe('runs', () => {
  test('a check reports everything and writes nothing', async () => {
    await importNow(await uploaded(CSV('check', 2)));
    const changes = await shops.watch();
    const text = `${CSV('check', 4).replace('check-0,Product 0', 'check-0,Renamed')}\ncheck-9,,1,\ncheck-8,Eight,free,`;
    const id = await uploaded(text);
    await begin(id, 'CHECK');
    await runJob(id);
    const { counts, preview } = await get(id);
    expect(counts).toMatchObject({ created: 2, updated: 1, unchanged: 1, failed: 2, errors: 2 });
    expect(preview.slice(0, 3)).toMatchObject([
      { row: 2, slug: 'check-0', outcome: 'updated', changes: ['name'] },
      { row: 3, slug: 'check-1', outcome: 'unchanged', changes: [] },
      { row: 4, slug: 'check-2', outcome: 'created' },
    ]);
    expect(await problems(id)).toMatchObject([
      { row: 6, handle: 'check-9', column: 'Title', severity: 'error' },
      { row: 7, handle: 'check-8', column: 'Variant Price', value: 'free', severity: 'error' },
    ]);
    const ofTheImport = ['catalog_imports', 'catalog_import_problems', 'background_jobs', 'audit_log'];
    expect((await changes()).filter(({ table }) => !ofTheImport.includes(table))).toEqual([]);
  });

  test('the API runs it as a job, one at a time', async () => {
    const id = await uploaded(CSV('job', 3));
    const started = await call(catalogImport.startImport, { importId: id, options: { updateExisting: false } });
    expect(started.body.catalogImport).toMatchObject({ run: 'IMPORT', options: { updateExisting: false } });
    const { jobId } = started.body.catalogImport;
    const status = async () => {
      const { body } = await shops.call(jobs.getJob, { jobId }, shops.one.apiKey);
      return (body.job as { status: string }).status;
    };
    if ((await status()) !== 'DONE') {
      const again = await call(catalogImport.startImport, { importId: id });
      expect([200, 409]).toContain(again.status);
    }
    await expect.poll(status).toBe('DONE');
    await expect.poll(async () => (await get(id)).counts.created).toBe(3);
  });

  test('existing products are skipped on request', async () => {
    await importNow(await uploaded(CSV('new', 2)));
    const again = await importNow(await uploaded(CSV('new', 3).replace('Product 0', 'Changed')), {
      updateExisting: false,
      fetchMedia: true,
    });
    expect(again.counts).toMatchObject({ created: 1, updated: 0, skipped: 2 });
  });

  test('cancelled between two batches, it stops; started again, it continues without duplicates', async () => {
    const before = await productCount();
    const id = await uploaded(CSV('resumed', 250));
    await begin(id, 'IMPORT');
    let steps = 0;
    const stop = async () => {
      if (++steps === 2) throw new JobStopped('canceled');
    };
    await expect(runJob(id, { advance: stop })).rejects.toThrow('canceled');
    expect((await get(id)).counts).toMatchObject({ created: 100 });
    expect(await productCount()).toBe(before + 100);
    await runJob(id);
    expect((await get(id)).counts).toMatchObject({ created: 250, unchanged: 0, errors: 0 });
    expect(await productCount()).toBe(before + 250);
  });

  test('killed within a batch, it leaves nothing of the batch and repeats it', async () => {
    const id = await uploaded(CSV('killed', 120));
    await begin(id, 'IMPORT');
    const { ctx } = shops.one;
    let saves = 0;
    const dying: Context = {
      ...ctx,
      // the clock is read when a batch is noted, after its products were written
      now: () => {
        if (new Error().stack?.includes('import-job')) saves++;
        if (saves === 2) throw Object.assign(new Error('killed'), { code: '57P01' });
        return ctx.now();
      },
    };
    await expect(runJob(id, { ctx: dying })).rejects.toThrow('killed');
    const state = await readSite(ctx, (tx) => findImport(tx, id));
    expect(state).toMatchObject({ position: 100, counts: { created: 100 } });
    await runJob(id);
    expect((await get(id)).counts).toMatchObject({ created: 120, unchanged: 0, errors: 0 });
    const again = await importNow(await uploaded(CSV('killed', 120)));
    expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 120 });
  });

  test('a product that cannot be saved does not affect others', async () => {
    const long = 'x'.repeat(350);
    const header = '{"format":"stoa-products","version":1,"currency":"EUR","weightUnit":"KG"}';
    const line = (slug: string, price = '1.00') =>
      JSON.stringify({ slug, name: 'A', options: [], variants: [{ choices: {}, price }] });
    const lines = [
      header,
      line('fine-1'),
      line(long),
      line('a/b'),
      line('x', '1.005'),
      '{"slug":1}',
      'nonsense',
      line('fine-2'),
    ];
    const done = await importNow(await uploaded(lines.join('\n')));
    expect(done.counts).toMatchObject({ created: 2, failed: 5, errors: 5 });
    expect((await problems(done.id)).map((one) => (one as { row: number }).row).sort()).toEqual([3, 4, 5, 6, 7]);
  });

  test('what many rows have in common is noted once, and a resumed run goes on counting', async () => {
    const rows = Array.from({ length: 130 }, (_, n) => `noted-${n},Product ${n},1.00,${n < 2 ? 'ONE' : 'TWO'}`);
    const id = await uploaded(['Handle,Title,Variant Price,Variant SKU', ...rows].join('\n'));
    await begin(id, 'IMPORT');
    const stop = async () => {
      if ((await get(id)).counts.created === 100) throw new JobStopped('canceled');
    };
    await expect(runJob(id, { advance: stop })).rejects.toThrow('canceled');
    expect((await get(id)).notes).toMatchObject([{ count: 98 }]);
    await runJob(id);
    const { counts, notes } = await get(id);
    expect(counts).toMatchObject({ created: 130, errors: 0, warnings: 0 });
    const reason = 'An earlier variant in the file has the same SKU; both keep it.';
    expect(notes).toEqual([{ reason, count: 128, row: 3, column: 'Variant SKU', value: 'ONE' }]);
    await begin(id, 'CHECK');
    expect((await get(id)).notes).toEqual([]);
  });

  test('variants of one product that share an SKU keep it, also when the product is changed later', async () => {
    const text = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\nsku,Cup,Size,S,C,1\nsku,,,M,C,1\n';
    expect((await importNow(await uploaded(text))).counts).toMatchObject({ created: 1, errors: 0 });
    expect((await importNow(await uploaded(text))).counts).toMatchObject({ unchanged: 1, errors: 0 });
    const found = await shops.call(productsV3.getProductBySlug, { slug: 'sku' }, shops.one.apiKey);
    const { id, revision } = found.body.product as { id: string; revision: string };
    const renamed = { product: { id, revision, name: 'Beaker' } };
    expect((await shops.call(productsV3.updateProduct, renamed, shops.one.apiKey)).status).toBe(200);
  });

  test('handles that agree in their first hundred characters become two products, and stay two', async () => {
    const long = `handle-${'x'.repeat(100)}`;
    const text = `Handle,Title,Variant Price\n${long}-a,A,1\n${long}-b,B,2\n`;
    expect((await importNow(await uploaded(text))).counts).toMatchObject({ created: 2, failed: 0 });
    expect((await importNow(await uploaded(text))).counts).toMatchObject({ unchanged: 2 });
    const alone = await importNow(await uploaded(`Handle,Title,Variant Price\n${long}-b,Changed,2\n`));
    expect(alone.preview).toMatchObject([{ name: 'Changed', outcome: 'updated', changes: ['name'] }]);
    expect((await importNow(await uploaded(text))).counts).toMatchObject({ unchanged: 1, updated: 1 });
  });

  test('a product without tax stays without, in and out', async () => {
    const rows = 'untaxed,Book,1,FALSE\ntaxed,Cup,1,TRUE\n';
    await importNow(await uploaded(`Handle,Title,Variant Price,Variant Taxable\n${rows}`));
    const taxOf = async (slug: string) => {
      const csv = await exported('shopify-current', `&search=${slug === 'taxed' ? 'Cup' : 'Book'}`);
      const [header = [], ...lines] = csv.split('\r\n').map((line) => line.split(','));
      return lines.find((line) => line[1] === slug)?.[header.indexOf('Charge tax')];
    };
    expect([await taxOf('untaxed'), await taxOf('taxed')]).toEqual(['FALSE', 'TRUE']);
    const again = await importNow(await uploaded(`Handle,Title,Variant Price,Variant Taxable\n${rows}`));
    expect(again.counts).toMatchObject({ unchanged: 2 });
    const changed = await importNow(
      await uploaded('Handle,Title,Variant Price,Variant Taxable\nuntaxed,Book,1,TRUE\n'),
    );
    expect(changed.preview).toMatchObject([{ changes: ['taxGroupId'] }]);
  });

  test('a file of WooCommerce, twice', async () => {
    const text = [
      'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Sale price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible',
      '1,simple,W-1,Woo Mug,1,1,3,20,15,"Woo home > Woo kitchen, Uncategorized",new,,Material,Clay,1',
      '2,variable,W-2,Woo Shirt,1,1,,,,Woo home,,,Size,"S, M",1',
      '3,variation,W-2-S,Woo Shirt - S,1,1,2,50,,,,W-2,Size,S,',
      '4,variation,W-2-M,Woo Shirt - M,1,1,2,55,,,,id:2,Size,M,',
    ].join('\n');
    const first = await importNow(await uploaded(text));
    expect(first).toMatchObject({
      formatLabel: 'WooCommerce CSV',
      counts: { created: 2, errors: 0, warnings: 0 },
      preview: [{ variants: 1 }, { variants: 2 }],
    });
    expect((await importNow(await uploaded(text))).counts).toMatchObject({ unchanged: 2, errors: 0 });
    const lines = (await exported('stoa-jsonl', '&search=Woo Mug')).trim().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      categories: [{ name: 'Woo kitchen', parents: [{ name: 'Woo home' }] }],
    });
  });

  test('all problems as a table that no spreadsheet executes', async () => {
    const done = await importNow(await uploaded('Handle,Title,Variant Price\n=1+1,,x\n,"=cmd|x",5\n'));
    const { body, headers } = await shops.server.inject({
      url: `/stoa/v1/catalog/imports/${done.id}/problems.csv`,
      headers: { host: 'localhost', authorization: shops.one.apiKey },
    });
    expect(headers['content-disposition']).toContain('attachment');
    expect(body).toMatch(/^\uFEFFrow,handle,severity,column,value,reason\r\n/);
    expect(body.split('\r\n')).toHaveLength(4);
    expect(body).not.toMatch(/(^|,)[=+@]/m);
  });
});

describe('pictures', () => {
  const withPictures = (slug: string, ...sources: string[]) =>
    [
      'Handle,Title,Variant Price,Image Src',
      ...sources.map((source, n) => `${slug},${n ? '' : 'P'},${n ? '' : '1'},${source}`),
    ].join('\n');
  const zipOf = async (files: Record<string, Buffer>) => {
    const zip = new ZipFile();
    for (const [name, bytes] of Object.entries(files)) zip.addBuffer(bytes, name);
    zip.end();
    const parts: Buffer[] = [];
    for await (const part of zip.outputStream as AsyncIterable<Buffer>) parts.push(part);
    // as malware would name it
    return Buffer.from(Buffer.concat(parts).toString('latin1').replaceAll('xx/xx/evil', '../../evil'), 'latin1');
  };
  const reachable = () => ({
    ...shops.one.ctx,
    fetchOutside: outsideFetcher({ allowedHosts: [new URL(webAddress).host] }),
  });

  test('from an archive, once; a second run stores nothing', async () => {
    const id = await uploaded(withPictures('zipped', 'Mug%20one.png', 'https://shop.test/x/two.PNG?v=1', 'none.png'));
    const zip = await zipOf({ 'pictures/Mug one.png': PIXEL, 'two.png': PIXEL });
    expect((await addPictures(id, zip)).statusCode).toBe(200);
    const done = await importNow(id, { updateExisting: true, fetchMedia: false });
    expect(done.counts).toMatchObject({ created: 1, warnings: 1 });
    expect(await problems(id)).toMatchObject([{ value: 'none.png', severity: 'warning' }]);
    const again = await importNow(id, { updateExisting: true, fetchMedia: false });
    expect(again.counts).toMatchObject({ unchanged: 1, media: 0 });
  });

  test('from the web, each address only once', async () => {
    const sources = [`${webAddress}/picture.png`, `${webAddress}/missing.png`];
    const id = await uploaded(withPictures('fetched', ...sources));
    const done = await importNow(id, undefined, reachable());
    expect(done.counts).toMatchObject({ created: 1, media: 1, warnings: 1 });
    expect(asked.filter((url) => url === '/picture.png')).toHaveLength(1);
    const again = await importNow(id, undefined, reachable());
    expect(again.counts).toMatchObject({ unchanged: 1, updated: 0, media: 0 });
    expect(asked.filter((url) => url === '/picture.png')).toHaveLength(1);
  });

  test('an address that failed is not asked again for a day', async () => {
    const times = (url: string) => asked.filter((one) => one === url).length;
    const id = await uploaded(withPictures('failing', `${webAddress}/gone.png`, `${webAddress}/gone-too.png`));
    const first = await importNow(id, undefined, reachable());
    expect([first.counts.warnings, times('/gone.png'), times('/gone-too.png')]).toEqual([1, 1, 1]);
    const again = await importNow(id, undefined, reachable());
    expect([again.counts.warnings, times('/gone.png'), times('/gone-too.png')]).toEqual([1, 1, 1]);
    expect(JSON.stringify(await problems(id))).toContain('404');
    const tomorrow = new Date(shops.one.ctx.now().getTime() + 25 * 60 * 60 * 1000);
    await importNow(id, undefined, { ...reachable(), now: () => tomorrow });
    expect([times('/gone.png'), times('/gone-too.png')]).toEqual([2, 2]);
    await removeOldFailures(shops.one.ctx.database, new Date(tomorrow.getTime() + 25 * 60 * 60 * 1000));
    expect(await withSite(shops.one.ctx, (tx) => findUnfetched(tx, [`${webAddress}/gone.png`], tomorrow))).toEqual([]);
  });

  test('addresses inside the network are refused', async () => {
    const before = asked.length;
    const sources = [
      `${webAddress}/picture-a.png`,
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'http://[::1]/x',
    ];
    const done = await importNow(await uploaded(withPictures('ssrf', ...sources)));
    expect(done.counts).toMatchObject({ created: 1, media: 0, warnings: 1 });
    expect(asked).toHaveLength(before);
  });

  test.each([
    ['no archive', async () => Buffer.from('hello')],
    ['an archive with a path that leads out of it', () => zipOf({ 'xx/xx/evil.png': PIXEL })],
    ['half an archive', async () => (await zipOf({ 'a.png': PIXEL })).subarray(0, 60)],
  ])('%s is refused', async (_, make) => {
    const id = await uploaded(CSV('zipless', 1));
    const answer = await addPictures(id, await make());
    expect([answer.statusCode, answer.json().details.applicationError.code]).toEqual([400, 'IMPORT_FILE_NOT_READABLE']);
  });

  test('a zip bomb is not unpacked', async () => {
    const id = await uploaded(withPictures('bomb', 'bomb.png'));
    expect((await addPictures(id, await zipOf({ 'bomb.png': Buffer.alloc(30_000_000) }))).statusCode).toBe(200);
    const done = await importNow(id);
    expect(done.counts).toMatchObject({ created: 1, media: 0, warnings: 1 });
    expect(JSON.stringify(await problems(id))).toContain('cannot be a picture');
  });
});

describe('export', () => {
  test('the formats are listed, and only those that are written can be exported', async () => {
    const { body } = await shops.call(catalogImport.listFormats, {}, shops.one.apiKey);
    const formats = body.formats as { name: string; label: string; command?: string }[];
    expect(formats.map(({ command }) => command)).toEqual([
      'jsonl',
      undefined,
      'shopify',
      'store-v1',
      'store-v3',
      undefined,
    ]);
    for (const { name, command } of formats) {
      const { status } = await shops.server
        .inject({
          url: `/stoa/v1/catalog/export?format=${name}`,
          headers: { host: 'localhost', authorization: shops.one.apiKey },
        })
        .then(({ statusCode }) => ({ status: statusCode }));
      expect([name, status]).toEqual([name, command ? 200 : 400]);
    }
  });

  test('formats, filters and archives', async () => {
    await importNow(await uploaded('Handle,Title,Variant Price\nexp-1,=SUM(A1),1.00\nexp-2,Other,2.00\n'));
    const text = await exported('shopify-current', '&search=sum');
    expect(text.split('\r\n').slice(1)).toEqual([expect.stringMatching(/^'=SUM\(A1\),exp-1,/), '']);
    expect(await exported('store-v3')).toContain('exp-2,PRODUCT,Other');
    expect((await exported('stoa-jsonl', '&withMedia=true')).slice(0, 2)).toBe('PK');
    const answer = await shops.call(catalogExport.exportProducts, { format: 'pdf' }, shops.one.apiKey);
    expect(answer.status).toBe(400);
  });
});

test('a job without an import fails by itself', async () => {
  const { ctx } = shops.one;
  await expect(runJob(ctx.newId())).rejects.toThrow('gone');
});
