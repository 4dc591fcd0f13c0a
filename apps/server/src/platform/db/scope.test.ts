import { randomUUID } from 'node:crypto';
import { brandEvents } from '@stoa/contract';
import { createDatabase } from '@stoa/testkit/postgres';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emit } from '../events/index.ts';
import { notFound } from '../refusal.ts';
import { cancel, schedule } from '../tasks/index.ts';
import {
  addBrand,
  type BothDatabases,
  brandIds,
  kinds,
  newScope,
  openBothDatabases,
} from './both-databases.fixture.ts';
import {
  asPlatform,
  type Database,
  isUniqueViolation,
  migrate,
  openDatabase,
  readSite,
  type Scope,
  type Tx,
  untilKept,
  withSite,
  write,
  writeOnce,
} from './index.ts';

let databases: BothDatabases;
beforeAll(async () => {
  databases = await openBothDatabases();
});
afterAll(() => databases?.close());

/** The ids of the entities in announced events. */
async function outboxEntities(database: Database, siteId: string): Promise<string[]> {
  return asPlatform('look behind the scenes', database, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select entity_id as id from outbox where site_id = ${siteId} order by outbox.id`.execute(tx.db);
    return rows.map(({ id }) => id);
  });
}

describe.each(kinds)('%s: sites are apart', (kind) => {
  let database: Database;
  let scope: Scope;
  let other: Scope;
  let brand: string;

  beforeEach(async () => {
    database = databases[kind];
    scope = newScope(database);
    other = newScope(database);
    brand = await withSite(scope, (tx) => addBrand(tx));
  });

  test('a site reads its own rows and not those of another', async () => {
    expect(await readSite(scope, brandIds)).toEqual([brand]);
    expect(await readSite(other, brandIds)).toEqual([]);
  });

  test('a site cannot write rows of another', async () => {
    const crossing = withSite(other, (tx) => addBrand(tx, scope.siteId));
    await expect(crossing).rejects.toMatchObject({ code: '42501' });
    const change = await withSite(other, (tx) => sql`update brands set revision = 9`.execute(tx.db));
    expect(change.numAffectedRows).toBe(0n);
    expect(await readSite(scope, brandIds)).toEqual([brand]);
  });

  test.each([readSite, withSite])(
    'work that fails before its first statement leaves nothing of its site behind (%#)',
    async (enter) => {
      const siteOf = (tx: Tx) =>
        sql<{ site: string; role: string }>`select current_setting('stoa.site_id') as site, current_user as role`
          .execute(tx.db)
          .then(({ rows }) => rows[0]);
      for (const one of [scope, other]) {
        const failing = Array.from({ length: 12 }, () =>
          enter(one, () => {
            throw new Error('at once');
          }),
        );
        for (const failed of await Promise.allSettled(failing)) expect(failed).toMatchObject({ status: 'rejected' });
        const next = one === scope ? other : scope;
        const seen = await Promise.all(Array.from({ length: 12 }, () => readSite(next, siteOf)));
        for (const session of seen) expect(session).toEqual({ site: next.siteId, role: 'stoa_app' });
      }
    },
  );

  test("without a site, the application's role sees nothing", async () => {
    const seen = await asPlatform('give up the rights', database, async (tx) => {
      await sql`set local role stoa_app`.execute(tx.db);
      return brandIds(tx);
    });
    expect(seen).toEqual([]);
  });

  test('the platform sees every site', async () => {
    const second = await withSite(other, (tx) => addBrand(tx));
    const seen = await asPlatform('compare sites', database, brandIds);
    expect(seen).toEqual(expect.arrayContaining([brand, second]));
  });

  test('the platform needs a reason', async () => {
    await expect(asPlatform(' ', database, brandIds)).rejects.toThrow('reason');
  });

  test('platform tables are closed to sites', async () => {
    const reading = readSite(scope, (tx) => sql`select * from users`.execute(tx.db));
    await expect(reading).rejects.toMatchObject({ code: '42501' });
  });

  test('a site id that is not a UUID never reaches the database', async () => {
    const malicious = newScope(database, `'; drop table brands; --`);
    await expect(readSite(malicious, brandIds)).rejects.toThrow('UUID');
    await expect(withSite(malicious, brandIds)).rejects.toThrow('UUID');
  });
});

describe.each(kinds)('%s: round trips', (kind) => {
  const count = async (scope: Scope, run: (scope: Scope) => Promise<unknown>) => {
    scope.statements.count = 0;
    await run(scope);
    return scope.statements.count;
  };

  test('a connection remembers the site it is set to', async () => {
    const scope = newScope(databases[kind]);
    const other = newScope(databases[kind]);
    const read = (of: Scope) => readSite(of, brandIds);
    expect(await count(scope, read)).toBe(2);
    expect(await count(scope, read)).toBe(1);
    expect(await count(other, read)).toBe(2);
    expect(await count(scope, read)).toBe(2);
  });

  test('beginning a transaction and setting the site take one round trip', async () => {
    const scope = newScope(databases[kind]);
    const write = (of: Scope) => withSite(of, (tx) => addBrand(tx));
    expect(await count(scope, write)).toBe(3);
    expect(await count(scope, write)).toBe(3);
    expect(await count(scope, (of) => readSite(of, brandIds))).toBe(1);
  });

  test('events are written in one statement, with the scheduled and cancelled tasks', async () => {
    const task = { name: 'count', lane: 'database', handle: async () => {} } as const;
    const announce = async (tx: Tx) => {
      for (const id of ['one', 'two', 'three']) {
        emit(tx, brandEvents.deleted(id));
        schedule(tx, task, { key: id, input: null });
      }
      cancel(tx, task, 'four');
    };
    expect(await count(newScope(databases[kind]), (of) => withSite(of, announce))).toBe(3);
  });

  test('after a rollback, the connection is set again', async () => {
    const scope = newScope(databases[kind]);
    await expect(withSite(scope, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await count(scope, (of) => readSite(of, brandIds))).toBe(2);
    const brand = await withSite(scope, (tx) => addBrand(tx));
    expect(await readSite(scope, brandIds)).toEqual([brand]);
  });
});

describe.each(kinds)('%s: writes in one statement', (kind) => {
  const rename = (tx: Tx, id: string, { from, to }: { from: string; to: string }) =>
    write(
      tx,
      sql`update brands set doc = ${JSON.stringify({ name: to })} where id = ${id} and coalesce(doc ->> 'name', '') = ${from}`,
      {
        rows: 1,
      },
    );
  const nameOf = (scope: Scope, id: string) =>
    readSite(scope, async (tx) => {
      const { rows } = await sql<{ name: string }>`select doc ->> 'name' as name from brands where id = ${id}`.execute(
        tx.db,
      );
      return rows[0]?.name ?? '';
    });

  test('they take one round trip with their events, and none where there is nothing to write', async () => {
    const scope = newScope(databases[kind]);
    const id = await withSite(scope, (tx) => addBrand(tx));
    scope.statements.count = 0;
    await writeOnce(scope, async (tx) => {
      write(tx, sql`update brands set doc = '{"name": "New"}' where id = ${id}`, { rows: 1 });
      emit(tx, brandEvents.deleted('told'));
    });
    expect(scope.statements.count).toBe(1);
    await writeOnce(scope, async () => 'nothing');
    expect(scope.statements.count).toBe(1);
    expect(await nameOf(scope, id)).toBe('New');
    expect(await outboxEntities(scope.database, scope.siteId)).toEqual(['told']);
  });

  test('one that finds other rows than it relies on undoes all, and what led to it is repeated', async () => {
    const scope = newScope(databases[kind]);
    const [one, two] = await withSite(scope, async (tx) => [await addBrand(tx), await addBrand(tx)]);
    const first = await nameOf(scope, one);
    let attempts = 0;
    await untilKept(one, () =>
      writeOnce(scope, async (tx) => {
        attempts++;
        write(tx, sql`update brands set doc = ${JSON.stringify({ name: `try ${attempts}` })} where id = ${two}`, {
          rows: 1,
        });
        emit(tx, brandEvents.deleted(`attempt ${attempts}`));
        rename(tx, one, { from: attempts < 3 ? 'another' : first, to: 'kept' });
      }),
    );
    expect(attempts).toBe(3);
    expect([await nameOf(scope, one), await nameOf(scope, two)]).toEqual(['kept', 'try 3']);
    expect(await outboxEntities(scope.database, scope.siteId)).toEqual(['attempt 3']);
  });

  test('two for the same row are a fault, not one of them lost', async () => {
    const scope = newScope(databases[kind]);
    const id = await withSite(scope, (tx) => addBrand(tx));
    const name = await nameOf(scope, id);
    const work = writeOnce(scope, async (tx) => {
      for (const to of ['one', 'two']) rename(tx, id, { from: name, to });
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(await nameOf(scope, id)).toBe(name);
  });

  test('a refusal writes nothing, and reads cannot write', async () => {
    const scope = newScope(databases[kind]);
    const id = await withSite(scope, (tx) => addBrand(tx));
    const name = await nameOf(scope, id);
    const refused = await writeOnce(scope, async (tx) => {
      rename(tx, id, { from: name, to: 'refused' });
      return notFound('no');
    });
    expect(refused).toEqual(notFound('no'));
    expect(await nameOf(scope, id)).toBe(name);
    await expect(readSite(scope, async (tx) => rename(tx, id, { from: name, to: 'x' }))).rejects.toThrow('writeOnce');
  });
});

describe.each(kinds)('%s: transactions', (kind) => {
  test('a failure leaves neither rows nor events, and runs no callbacks', async () => {
    const scope = newScope(databases[kind]);
    const called = vi.fn();
    const work = withSite(scope, async (tx) => {
      emit(tx, brandEvents.created({ id: await addBrand(tx) }));
      tx.afterCommit.push(called);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await readSite(scope, brandIds)).toEqual([]);
    expect(await outboxEntities(scope.database, scope.siteId)).toEqual([]);
    expect(called).not.toHaveBeenCalled();
  });

  test('a success leaves both, in order, and then runs callbacks', async () => {
    const scope = newScope(databases[kind]);
    const called = vi.fn();
    await withSite(scope, async (tx) => {
      const id = await addBrand(tx);
      emit(tx, brandEvents.created({ id, name: 'Ünï' }));
      emit(tx, brandEvents.deleted('another'));
      tx.afterCommit.push(called);
      expect(called).not.toHaveBeenCalled();
    });
    expect(await outboxEntities(scope.database, scope.siteId)).toEqual([
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      'another',
    ]);
    expect(called).toHaveBeenCalledOnce();
  });

  test('a failing callback is logged and hides nothing', async () => {
    const log = { error: vi.fn() };
    const called = vi.fn();
    const work = async (tx: Tx) => {
      tx.afterCommit.push(() => {
        throw new Error('callback');
      }, called);
      return 'done';
    };
    expect(await withSite({ ...newScope(databases[kind]), log }, work)).toBe('done');
    expect(log.error).toHaveBeenCalledOnce();
    expect(called).toHaveBeenCalledOnce();
  });

  test('an error that the work swallowed does not count as success', async () => {
    const work = withSite(newScope(databases[kind]), async (tx) => {
      await addBrand(tx);
      await sql`select 1 / 0`.execute(tx.db).catch(() => {});
    });
    await expect(work).rejects.toThrow('nothing was saved');
  });

  test('events cannot be emitted by reads, nor by the platform', async () => {
    const announce = async (tx: Tx) => emit(tx, brandEvents.deleted('x'));
    await expect(readSite(newScope(databases[kind]), announce)).rejects.toThrow('withSite');
    await expect(asPlatform('try it', databases[kind], announce)).rejects.toThrow('withSite');
  });

  test('a unique violation is recognised, by name too', async () => {
    const work = withSite(newScope(databases[kind]), async (tx) => addBrand(tx, tx.siteId, await addBrand(tx)));
    const error = await work.catch((thrown: unknown) => thrown);
    expect(isUniqueViolation(error)).toBe(true);
    expect(isUniqueViolation(error, 'brands_pkey')).toBe(true);
    expect(isUniqueViolation(error, 'brands_site_id_unique_key_key')).toBe(false);
    expect(isUniqueViolation(new Error('other'))).toBe(false);
  });
});

describe('a PostgreSQL server', () => {
  test('work that lost a race is repeated, with the events of the last attempt only', async () => {
    const { url, drop } = await createDatabase(databases.server);
    const database = await openDatabase({ url });
    await migrate(database);
    const scope = newScope(database);
    const increase = (tx: Tx) => sql`update brands set revision = revision + 1`.execute(tx.db);
    await withSite(scope, (tx) => addBrand(tx));

    let attempts = 0;
    await withSite(scope, async (tx) => {
      await sql`set transaction isolation level repeatable read`.execute(tx.db);
      await brandIds(tx);
      if (++attempts === 1) await withSite(newScope(database, scope.siteId), increase);
      emit(tx, brandEvents.deleted(`attempt ${attempts}`));
      await increase(tx);
    });
    expect(attempts).toBe(2);
    expect(await outboxEntities(database, scope.siteId)).toEqual(['attempt 2']);
    const { rows } = await readSite(scope, (tx) => sql`select revision from brands`.execute(tx.db));
    expect(rows).toEqual([{ revision: '3' }]);
    await database.close();
    await drop();
  });

  test('an owner of the database without superuser rights can run it', async () => {
    const { url, drop } = await createDatabase(databases.server);
    const owner = `owner_${randomUUID().replaceAll('-', '')}`;
    const databaseName = new URL(url).pathname.slice(1);
    const run = (text: string) =>
      asPlatform('administer the server', databases.postgresql, (tx) => sql.raw(text).execute(tx.db));
    await run(`create role ${owner} login createrole; grant stoa_app to ${owner}`);
    await run(`alter database ${databaseName} owner to ${owner}`);
    const ownUrl = new URL(url);
    ownUrl.username = owner;
    const database = await openDatabase({ url: ownUrl.href });
    await migrate(database);
    const scope = newScope(database);
    const brand = await withSite(scope, (tx) => addBrand(tx));
    expect(await readSite(scope, brandIds)).toEqual([brand]);
    expect(await readSite(newScope(database), brandIds)).toEqual([]);
    expect(await asPlatform('see all', database, brandIds)).toEqual([brand]);
    await database.close();
    await drop();
    await run(`drop role ${owner}`);
  });
});
