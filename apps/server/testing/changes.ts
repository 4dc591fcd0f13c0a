// For tests: what the database holds of sites, and a record of each row that is written, so that "nothing changed" is
// one small question.

import { PATIENCE_MS } from '@stoa/testkit/patience';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { asPlatform, type Database } from '../src/platform/db/index.ts';

/** A row before and after a write; null where it did not exist, or no longer does. */
export type Change = { table: string; siteId: string | null; before: object | null; after: object | null };

/** The relay empties the outbox, and the worker does the tasks and sends the mails, by themselves: only insertions count. */
const OUTBOX = 'outbox';
const TASKS = 'tasks';
const MAILS = 'mails';
/** Whose turn it is to store an upload is as little a change as a lock. */
const TURNS = 'media_arrivals';

/** Makes the database record all changes of sites' rows from now on. */
export async function recordChanges(database: Database): Promise<void> {
  await asPlatform('a test watches all tables', database, async (tx) => {
    await sql`
      create table recorded_changes (
        id bigint generated always as identity primary key, name text, site uuid, before jsonb, after jsonb)`.execute(
      tx.db,
    );
    await sql`
      create function record_change() returns trigger language plpgsql security definer as $$
      declare
        -- when a key was last used is no change of the site
        before jsonb := to_jsonb(old) - 'last_used_date';
        after jsonb := to_jsonb(new) - 'last_used_date';
        it jsonb := coalesce(after, before);
      begin
        if before is distinct from after then
          insert into public.recorded_changes (name, site, before, after)
          values (tg_table_name, (case when tg_table_name = 'sites' then it->>'id' else it->>'site_id' end)::uuid, before, after);
        end if;
        return null;
      end $$`.execute(tx.db);
    await sql`
      create view tables_of_sites as select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'site_id'`.execute(tx.db);
    await sql`
      do $$ declare watched text; begin
        for watched in
          select 'sites' union all select name from tables_of_sites where name <> ${sql.lit(TURNS)}
        loop
          execute format(
            'create trigger record_change after insert %s on %I for each row %s execute function record_change()',
            case when watched not in (${sql.lit(OUTBOX)}, ${sql.lit(TASKS)}, ${sql.lit(MAILS)}) then 'or update or delete' end, watched,
            -- that an event is handed on is no change: it was one when it was announced
            case when watched = ${sql.lit(TASKS)} then 'when (new.kind not like ''event: %'')' end);
        end loop;
      end $$`.execute(tx.db);
  });
}

/**
 * Begins to watch some sites, or the whole platform; the returned function lists the changes since, in order, including
 * events.
 */
export async function watchChanges(database: Database, sites?: string[]): Promise<() => Promise<Change[]>> {
  const since = await asPlatform('a test begins to watch', database, async (tx) => {
    const { rows } = await sql<{ last: string }>`
      select coalesce(max(id), 0)::text as last from recorded_changes`.execute(tx.db);
    return rows[0]?.last;
  });
  return () =>
    asPlatform('a test asks what changed', database, async (tx) => {
      const { rows } = await sql<Change>`
        select name as table, site as "siteId", before, after from recorded_changes
        where id > ${since} and (${sites === undefined} or site = any(${sites ?? []})) order by id`.execute(tx.db);
      return rows;
    });
}

/** Waits until consumers have processed the events of some sites, and mails are sent, or wait for a mail server. */
export async function settledChanges(database: Database, sites: string[]): Promise<void> {
  const countOpen = () =>
    asPlatform('a test waits for what goes on by itself', database, async (tx) => {
      const { rows } = await sql<{ open: number }>`
        select (select count(*) from outbox where site_id = any(${sites}))::int
          + (select count(*) from tasks where site_id = any(${sites}) and (kind like 'event: %' or kind = 'order notice'
            or kind = 'mail' and not exists (select from mails where state = 'HELD' and mails.id = (tasks.input ->> 'id')::uuid)))::int as open`.execute(
        tx.db,
      );
      return rows[0]?.open ?? 0;
    });
  await vi.waitFor(async () => expect(await countOpen()).toBe(0), { timeout: PATIENCE_MS });
}

/** All events of some sites, in order. */
export async function recordedEvents(
  database: Database,
  sites: string[],
): Promise<{ type: string; payload: unknown }[]> {
  return asPlatform('a test reads what was announced', database, async (tx) => {
    const { rows } = await sql<{ type: string; payload: unknown }>`
      select after->>'type' as type, after->'payload' as payload from recorded_changes
      where name = ${OUTBOX} and site = any(${sites}) order by (after->>'id')::bigint`.execute(tx.db);
    return rows;
  });
}

/** The rows of some sites in every table, by its name; under `outbox`, all events ever emitted. */
export async function allRows(database: Database, sites: string[]): Promise<Record<string, unknown[]>> {
  const tables = await asPlatform('a test looks at everything', database, async (tx) => {
    const { rows: found } = await sql<{ name: string }>`select name from tables_of_sites order by 1`.execute(tx.db);
    const tables: Record<string, unknown[]> = {};
    for (const { name } of found) {
      const { rows } = await sql`select * from ${sql.table(name)} where site_id = any(${sites})`.execute(tx.db);
      tables[name] = rows;
    }
    return tables;
  });
  return { ...tables, [OUTBOX]: await recordedEvents(database, sites) };
}
