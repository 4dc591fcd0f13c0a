import { sql } from 'kysely';
import type { Tx } from './db/index.ts';

/** A setting of the whole platform; undefined where it was never saved. */
export async function findSetting<Value>(tx: Tx, name: string): Promise<Value | undefined> {
  const { rows } = await sql<{ value: Value }>`select value from platform_settings where name = ${name}`.execute(tx.db);
  return rows[0]?.value;
}

export async function saveSetting(tx: Tx, name: string, value: unknown): Promise<void> {
  await sql`
    insert into platform_settings (name, value) values (${name}, ${JSON.stringify(value)}::text::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(tx.db);
}

/** The existing setting, or else `value`, which becomes the setting: the first caller decides. */
export async function settle<Value>(tx: Tx, name: string, value: Value): Promise<Value> {
  const { rows } = await sql<{ value: Value }>`
    insert into platform_settings (name, value) values (${name}, ${JSON.stringify(value)}::text::jsonb)
    on conflict (name) do update set value = platform_settings.value returning value`.execute(tx.db);
  return rows[0]?.value ?? value;
}
