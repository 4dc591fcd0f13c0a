import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Tx } from './db/index.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Settings of a site. Whoever changes them names the revision that they saw. */
type Revised = { revision: string };

/**
 * A table of settings, with a row for each site that has changed them (`site_id`, `doc`, `revision`, `updated_date`); for all
 * other sites the usual ones hold.
 */
export function revisedSettings<Settings extends Revised>(table: string, usual: Settings) {
  const name = sql.table(table);

  async function read(tx: Tx, { lock = false } = {}): Promise<Settings> {
    const { rows } = await sql<{ doc: Omit<Settings, 'revision'>; revision: string }>`
      select doc, revision from ${name} where site_id = ${tx.siteId} ${lock ? sql`for update` : sql``}`.execute(tx.db);
    return rows[0] ? { ...usual, ...rows[0].doc, revision: String(rows[0].revision) } : usual;
  }

  /** Writes settings over those of the revision before; false where somebody else was first. */
  async function save(tx: Tx, { revision, ...doc }: Settings, now: Date): Promise<boolean> {
    const { rows } = await sql`
      insert into ${name} as saved (site_id, doc, revision, updated_date)
      values (${tx.siteId}, ${JSON.stringify(doc)}, ${revision}, ${now})
      on conflict (site_id) do update
      set doc = excluded.doc, revision = excluded.revision, updated_date = excluded.updated_date
      where saved.revision < excluded.revision
      returning site_id`.execute(tx.db);
    return rows.length > 0;
  }

  /** Changes what is asked for, and keeps what is left out. No change means no new revision. */
  async function change(tx: Tx, asked: Partial<Settings> & Revised, now: Date): Promise<Settings | Refusal> {
    const known = await read(tx, { lock: true });
    const conflict = refuse('INVALID_REVISION', { currentRevision: known.revision });
    if (asked.revision !== known.revision) return conflict;
    const wanted = {
      ...known,
      ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    };
    if (isDeepStrictEqual(wanted, known)) return known;
    const changed = { ...wanted, revision: String(Number(known.revision) + 1) };
    return (await save(tx, changed, now)) ? changed : conflict;
  }

  return { read, save, change };
}
