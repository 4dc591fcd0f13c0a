import { randomUUID } from 'node:crypto';
import { FORMS_NAMESPACE, formAdministration, formSubmissions, forms, mediaFiles } from '@stoa/contract';
import { openTwoShops, type TwoShops } from '@stoa/server/testing/two-shops';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asPlatform } from '../../platform/db/index.ts';
import { removeAbandonedFiles } from './form-files.ts';

let shops: TwoShops;
let formId: string;
let photo: Buffer;
beforeAll(async () => {
  shops = await openTwoShops();
  formId = await newForm({ fileLimit: 2, uploadFileFormats: ['IMAGE', 'DOCUMENT', 'ARCHIVE'] });
  photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b5431f' } })
    .withExif({ IFD0: { Copyright: 'the secret of the camera' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shops?.stop());
beforeEach(() => forgetFloods());

async function newForm(validation: object): Promise<string> {
  const formFields = [
    {
      ...{ id: randomUUID(), fieldType: 'INPUT' as const },
      inputOptions: {
        ...{ target: 'papers', inputType: 'WIX_FILE' as const, required: true },
        wixFileOptions: { componentType: 'FILE_UPLOAD' as const, fileUploadOptions: { label: 'Papers' }, validation },
      },
    },
  ];
  const form = { namespace: FORMS_NAMESPACE, name: 'Application', formFields };
  const { body } = await shops.call(forms.createForm, { form }, shops.one.apiKey);
  return (body as { form: { id: string } }).form.id;
}

const forgetFloods = () =>
  asPlatform('a test begins', shops.database, (tx) => sql`delete from throttles where key like 'form%'`.execute(tx.db));

type File = { fileId: string; displayName: string; fileType: string; url?: string };
async function upload(payload: Buffer | string, { name = 'paper.pdf', form = formId, target = 'papers' } = {}) {
  const query = new URLSearchParams({ target, fileName: name });
  const answer = await shops.server.inject({
    method: 'POST',
    url: `/stoa/v1/storefront/forms/${form}/files?${query}`,
    payload,
    headers: {
      ...{ host: 'localhost', authorization: await shops.one.visitorToken() },
      'content-type': 'application/octet-stream',
    },
  });
  return { status: answer.statusCode, body: answer.json() as { file: File; details?: object } };
}
const uploaded = async (...args: Parameters<typeof upload>): Promise<File> => (await upload(...args)).body.file;

const send = async (papers: unknown, token?: string) =>
  shops.call(
    formSubmissions.createSubmission,
    { submission: { formId, submissions: { papers } } },
    token ?? (await shops.one.visitorToken()),
  );
const sentId = ({ body }: Awaited<ReturnType<typeof send>>): string =>
  (body as { submission: { id: string } }).submission.id;
const read = async (submissionId: string): Promise<File[]> => {
  const { body } = await shops.call(formSubmissions.getSubmission, { submissionId }, shops.one.apiKey);
  return (body as { submission: { submissions: { papers: File[] } } }).submission.submissions.papers;
};
const get = (url: string) => shops.server.inject({ url: new URL(url).pathname, headers: { host: 'localhost' } });
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';
const sweepIn = (hours: number) =>
  removeAbandonedFiles.run({ ...shops.app, now: () => new Date(shops.app.now().getTime() + hours * 60 * 60_000) });

test('files are kept in private, downloaded by staff alone, and never shown in place', async () => {
  const file = await uploaded(PDF, { name: '../../etc/<b>cv</b>.pdf' });
  expect(file).toMatchObject({ displayName: 'b>.pdf', fileType: 'application/pdf' });
  const sent = await send([{ ...file, displayName: 'forged', url: 'https://evil.test' }]);
  expect(sent.body).toMatchObject({ submission: { submissions: { papers: [file] } } });
  expect(JSON.stringify(sent.body)).not.toContain('media-download');
  const [known] = await read(sentId(sent));
  const download = await get(known?.url ?? '');
  expect(download.statusCode).toBe(200);
  expect(download.headers['content-disposition']).toMatch(/^attachment/);
  expect(download.body).toBe(PDF);
  for (const path of ['ugd', 'media'])
    expect((await get(`http://localhost/${path}/${file.fileId}`)).statusCode).toBe(404);
});

test('pictures are encoded again, drawings among them', async () => {
  const picture = await uploaded(photo, { name: 'me.jpg' });
  const drawing = await uploaded(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
    {
      name: 'me.pdf',
    },
  );
  expect([picture.fileType, drawing.fileType]).toEqual(['image/webp', 'image/webp']);
  const [known] = await read(sentId(await send([picture, drawing])));
  const download = await get(known?.url ?? '');
  expect((await sharp(download.rawPayload).metadata()).exif).toBeUndefined();
});

test('what a field does not take is refused: by its content, size and number', async () => {
  expect((await upload('<!doctype html><script>alert(1)</script>', { name: 'cv.pdf' })).status).toBe(400);
  expect((await upload(Buffer.from('ID3\u0003\0\0\0\0\0\0sound'), { name: 'cv.pdf' })).status).toBe(400);
  expect((await upload(Buffer.concat([Buffer.from(PDF), Buffer.alloc(10 * 1024 * 1024)]))).status).toBe(400);
  expect((await upload('')).status).toBe(400);
  expect((await upload(PDF, { target: 'other' })).status).toBe(400);
  expect((await upload(PDF, { form: randomUUID() })).status).toBe(404);
  const three = [await uploaded(PDF), await uploaded(PDF), await uploaded(PDF)];
  expect(await send(three)).toMatchObject({ status: 400 });
  expect(await send([])).toMatchObject({ status: 400 });
  expect(await send('cv.pdf')).toMatchObject({ status: 400 });
  expect(await send([null, 1])).toMatchObject({ status: 400 });
  expect(await send(three.slice(0, 2))).toMatchObject({ status: 200 });
});

test('a file is sent once, by the form it was uploaded for, and never one of the library', async () => {
  const file = await uploaded(PDF);
  expect((await send([file])).status).toBe(200);
  expect((await send([file])).status).toBe(400);
  const other = await newForm({});
  expect((await send([await uploaded(PDF, { form: other })])).status).toBe(400);
  for (const fileId of ['mug.webp', '../secret', randomUUID(), ''])
    expect(await send([{ fileId }])).toMatchObject({
      status: 400,
      body: { details: { validationError: { fieldViolations: [{ field: 'submission.submissions.papers' }] } } },
    });
});

test('files go with their submission, and a day after they were uploaded in vain', async () => {
  const [kept, left, deleted] = [await uploaded(PDF), await uploaded(PDF), await uploaded(PDF)];
  const staying = sentId(await send([kept]));
  const going = sentId(await send([deleted]));
  const [address] = await read(going);
  await shops.call(formSubmissions.deleteSubmission, { submissionId: going, permanent: true }, shops.one.apiKey);
  await sweepIn(0);
  expect((await get(address?.url ?? '')).statusCode).toBe(404);
  await sweepIn(25);
  expect((await send([left])).status).toBe(400);
  const [still] = await read(staying);
  expect((await get(still?.url ?? '')).statusCode).toBe(200);
});

test('a submission that is changed keeps, adds and gives up files', async () => {
  const [first, second] = [await uploaded(PDF), await uploaded(photo, { name: 'me.jpg' })];
  const id = sentId(await send([first]));
  const [known] = await read(id);
  const change = (papers: unknown, revision: string) =>
    shops.call(
      formSubmissions.updateSubmission,
      { submission: { id, formId, revision, submissions: { papers } } },
      shops.one.apiKey,
    );
  expect((await change([known, second], '1')).status).toBe(200);
  expect((await read(id)).map(({ fileId }) => fileId)).toEqual([first.fileId, second.fileId]);
  expect((await change([second], '2')).status).toBe(200);
  await sweepIn(0);
  expect((await get(known?.url ?? '')).statusCode).toBe(404);
  expect((await get((await read(id))[0]?.url ?? '')).statusCode).toBe(200);
});

test('the lists of the media library do not have them', async () => {
  const { fileId } = await uploaded(PDF);
  for (const parentFolderId of ['unlisted', 'visitor-uploads', 'media-root']) {
    const { body } = await shops.call(mediaFiles.listFiles, { parentFolderId }, shops.one.apiKey);
    expect(JSON.stringify(body)).not.toContain(fileId);
  }
  const all = await shops.call(mediaFiles.queryFileDescriptors, { query: {} }, shops.one.apiKey);
  expect(all.status).toBe(200);
  expect(JSON.stringify(all.body)).not.toContain(fileId);
});

test('clients upload to an address on the same terms', async () => {
  const ask = async (filename: string) => {
    const request = { formId, filename, mimeType: 'application/pdf' };
    const { body } = await shops.call(formSubmissions.getMediaUploadUrl, request, await shops.one.visitorToken());
    return new URL((body as { uploadUrl: string }).uploadUrl).pathname;
  };
  const put = (url: string, payload: Buffer | string) =>
    shops.server.inject({
      method: 'PUT',
      url,
      payload,
      headers: { host: 'localhost', 'content-type': 'application/pdf' },
    });
  const { file } = (await put(await ask('cv.pdf'), PDF)).json() as { file: { id: string } };
  expect(Object.keys(file).toSorted()).toEqual([
    ...['displayName', 'id', 'mediaType', 'operationStatus', 'private', 'sizeInBytes'],
  ]);
  const sent = await send([{ fileId: file.id }]);
  expect(sent.body).toMatchObject({ submission: { submissions: { papers: [{ displayName: 'cv.pdf' }] } } });
  expect((await put(await ask('cv.pdf'), Buffer.alloc(11 * 1024 * 1024))).statusCode).toBe(413);
  expect((await put(await ask('cv.pdf'), '<html>')).statusCode).toBe(400);
});

test('an address stores one file, however many are sent to it at once', async () => {
  const { body } = await shops.call(
    formSubmissions.getMediaUploadUrl,
    { formId, filename: 'cv', mimeType: '' },
    await shops.one.visitorToken(),
  );
  const url = new URL((body as { uploadUrl: string }).uploadUrl).pathname;
  const contents = [PDF, photo, Buffer.from('PK\u0003\u0004'.padEnd(100, '\0')), `${PDF}%`];
  const put = (payload: Buffer | string) =>
    shops.server.inject({ method: 'PUT', url, payload, headers: { host: 'localhost' } });
  const answers = await Promise.all(contents.map(put));
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  const stored = answers.flatMap((answer) => (answer.statusCode === 200 ? [answer.json().file.id] : []));
  expect(new Set(stored).size).toBe(1);
  const [key = ''] = String(stored[0]).split('.');
  const rows = await asPlatform('a test counts', shops.database, async (tx) => {
    const { rows } = await sql<{ id: string }>`select id from media_files where id like ${`${key}.%`}`.execute(tx.db);
    return rows;
  });
  expect(rows.map(({ id }) => id)).toEqual([stored[0]]);
});

test('addresses that nobody used give their room back, and files that arrived take what they have', async () => {
  await sweepIn(30);
  const ask = async () => {
    const request = { formId, filename: 'cv.pdf', mimeType: 'application/pdf' };
    const { status, body } = await shops.call(
      formSubmissions.getMediaUploadUrl,
      request,
      await shops.one.visitorToken(),
    );
    return { status, url: (body as { uploadUrl?: string }).uploadUrl };
  };
  const sizes = () =>
    asPlatform('a test looks', shops.database, async (tx) => {
      const { rows } = await sql<{ size: number }>`
        select size::float8 as size from form_files where submission_id is null`.execute(tx.db);
      return rows.map(({ size }) => size);
    });
  const before = (await sizes()).length;
  const { url = '' } = await ask();
  expect(await ask()).toMatchObject({ status: 200 });
  await shops.server.inject({
    method: 'PUT',
    url: new URL(url).pathname,
    payload: PDF,
    headers: { host: 'localhost', 'content-type': 'application/pdf' },
  });
  await sweepIn(3);
  expect((await sizes()).slice(before)).toEqual([PDF.length]);
});

test('a file that is given up can no longer be sent', async () => {
  const file = await uploaded(PDF);
  await asPlatform('a process died before it deleted the bytes', shops.database, (tx) =>
    sql`update form_files set is_sent = true where submission_id is null`.execute(tx.db),
  );
  expect((await send([file])).status).toBe(400);
  await sweepIn(0);
  expect((await get(`http://localhost/ugd/${file.fileId}`)).statusCode).toBe(404);
});

test('exports name the files and the page where they are', async () => {
  const id = sentId(await send([await uploaded(PDF, { name: 'cv.pdf' })]));
  const answer = await shops.server.inject({
    url: `/stoa/v1/forms/${formId}/submissions/export`,
    headers: { host: 'localhost', authorization: shops.one.apiKey },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`cv.pdf – `);
  expect(answer.body).toContain(`/dashboard/forms/${formId}/submissions/${id}?site=`);
  expect(formAdministration.exportSubmissions.permit.callers).not.toContain('visitor');
});

test('floods of files have to wait, and the files of a site have a limit', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 64; index++) statuses.push((await upload('')).status);
  expect(statuses.slice(0, 50)).toEqual(Array(50).fill(400));
  expect(statuses.at(-1)).toBe(429);
  await forgetFloods();
  await asPlatform('a test fills the share of a site', shops.database, (tx) =>
    sql`insert into form_files (site_id, key, form_id, network, size, is_sent, created_date)
      select ${shops.one.site.id}, 'big', ${formId}, 'elsewhere', 10000::bigint * 1024 * 1024, false, now()`.execute(
      tx.db,
    ),
  );
  expect(await upload(PDF)).toMatchObject({
    status: 429,
    body: { details: { applicationError: { code: 'TOO_MANY_FORM_FILES' } } },
  });
});
