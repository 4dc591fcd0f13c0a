import { spawn } from 'node:child_process';
import { fdatasyncSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEngine } from './embedded-engine.ts';
import { asPlatform, type Database, openDatabase, type Tx } from './index.ts';
import { SyncedFilesystem } from './synced-filesystem.ts';

let folder: string;
let directory: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-embedded-'));
  directory = join(folder, 'not', 'made', 'yet');
  const database = await openDatabase({ url: directory });
  await run(database, 'create table acknowledged (number int primary key)');
  await database.close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function run(database: Database, text: string) {
  return asPlatform('test the database itself', database, (tx: Tx) =>
    sql.raw<Record<string, unknown>>(text).execute(tx.db),
  );
}

test('a directory cannot be opened twice, and can be opened again after closing', async () => {
  const first = await openDatabase({ url: directory });
  await expect(openDatabase({ url: directory })).rejects.toThrow('already open in this process');
  await first.close();
  const second = await openDatabase({ url: directory });
  await second.ping();
  await second.close();
});

test('a directory held by another living process is refused, with advice', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await writeFile(`${directory}.lock`, JSON.stringify({ pid: other.pid, started: await startOf(other.pid) }));
  await expect(openDatabase({ url: directory })).rejects.toThrow(`in use by process ${other.pid}. Stop that process`);
  other.kill();
  await rm(`${directory}.lock`);
});

test('the lock of a dead process with the number of a living one is replaced', async () => {
  await writeFile(`${directory}.lock`, JSON.stringify({ pid: process.ppid, started: 'before the last boot/1' }));
  const database = await openDatabase({ url: directory });
  expect(JSON.parse(await readFile(`${directory}.lock`, 'utf8'))).toMatchObject({ pid: process.pid });
  await database.close();
});

test('a commit reaches the disk before it is acknowledged', async () => {
  let syncs = 0;
  class Counted extends SyncedFilesystem {
    constructor(path: string) {
      super(path, (fileDescriptor) => {
        syncs++;
        fdatasyncSync(fileDescriptor);
      });
    }
  }
  const engine = await openEngine({ directory, sync: true, sharedBuffers: '8MB' }, Counted);
  await engine.exec('create table counted (number int)');
  const before = syncs;
  for (let number = 0; number < 20; number++) await engine.query('insert into counted values ($1)', [number]);
  expect(syncs - before).toBeGreaterThanOrEqual(20);
  await engine.close();
});

test('acknowledged data survives a killed process', async () => {
  let last = 0;
  for (let round = 1; round <= 3; round++) {
    last = await writeUntilKilled(last, 40 * round);
    const database = await openDatabase({ url: directory });
    const { rows } = await run(database, 'select count(*)::int as count, max(number) as last from acknowledged');
    const { count, last: kept } = rows[0] as { count: number; last: number };
    expect(kept).toBeGreaterThanOrEqual(last);
    expect(count).toBe(kept);
    last = kept;
    await database.close();
  }
});

/** Lets another process insert numbers from `start` on and kills it in the middle; returns the last one it reported. */
async function writeUntilKilled(start: number, acknowledgements: number): Promise<number> {
  const program = `
    import { sql } from 'kysely';
    import { asPlatform, openDatabase } from './index.ts';
    const database = await openDatabase({ url: ${JSON.stringify(directory)} });
    for (let number = ${start + 1}; ; number++) {
      await asPlatform('test', database, (tx) => sql\`insert into acknowledged values (\${number})\`.execute(tx.db));
      process.stdout.write(number + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let last = start;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    if (last >= start + acknowledgements && !child.killed) child.kill('SIGKILL');
  }
  await exited;
  expect(last).toBeGreaterThanOrEqual(start + acknowledgements);
  return last;
}

test('when the thread dies, running and later queries fail with a clear error', async () => {
  const started = new Promise<Worker>((resolve) => process.once('worker', resolve));
  const database = await openDatabase({ url: directory });
  const running = run(database, 'select pg_sleep(5)');
  const waiting = run(database, 'select 1');
  await (await started).terminate();
  await expect(running).rejects.toThrow('the embedded database has stopped');
  await expect(waiting).rejects.toThrow('the embedded database has stopped');
  await expect(database.ping()).rejects.toThrow('the embedded database has stopped');
  await database.close();
});

test('a database that does not start is an error that names it, and is not locked afterwards', async () => {
  const opening = openDatabase({ url: directory, embedded: { sharedBuffers: 'plenty' } });
  await expect(opening).rejects.toThrow(`the embedded database ${directory} could not be opened`);
  const database = await openDatabase({ url: directory });
  await database.close();
});

/** The start time by which a lock distinguishes processes with the same number. */
async function startOf(pid: number | undefined): Promise<string> {
  const boot = (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
}
