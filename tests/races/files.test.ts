import { mediaFiles } from '@stoa/contract';
import { onPostgres } from '@stoa/server/testing/on-postgres';
import { expectAnswer, openShop } from '@stoa/server/testing/shop';
import { expect, test } from 'vitest';
import { storeBytes } from '../../apps/server/src/domains/media/index.ts';
import type { Database } from '../../apps/server/src/platform/db/index.ts';
import { isRefusal } from '../../apps/server/src/platform/refusal.ts';

let database: Database;
onPostgres((opened) => {
  database = opened;
});

test('a file that two people change at once has the name of one and the labels of the other', async () => {
  const staff = (await openShop(database)).staff();
  const stored = await storeBytes(staff.ctx, Buffer.from('Hello'), { fileName: 'hello.txt' });
  if (isRefusal(stored)) throw new Error(JSON.stringify(stored));
  const change = async (file: object) =>
    expectAnswer(await staff.call(mediaFiles.updateFileDescriptor, { file: { id: stored.id, ...file } }));
  for (let round = 0; round < 10; round++) {
    const [displayName, label] = [`Name ${round}.txt`, `label ${round}`];
    await Promise.all([change({ displayName }), change({ labels: [label] })]);
    const { file } = expectAnswer(await staff.call(mediaFiles.getFileDescriptor, { fileId: stored.id }));
    expect([file?.displayName, file?.labels]).toEqual([displayName, [label]]);
  }
});
