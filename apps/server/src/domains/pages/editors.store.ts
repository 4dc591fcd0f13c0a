import { sql } from 'kysely';
import { asPlatform, type Database, type Tx } from '../../platform/db/index.ts';

export type PageEditor = {
  id: string;
  person: string;
  selected: string | null;
  writing: string | null;
};

/** Editors that nothing was heard of for longer are gone. */
const GONE_MS = 10_000;
/** That nothing moves in an editor is written down less often than it says so. */
const WRITTEN_MS = 3000;
/** As many as are shown. */
const MOST = 25;

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

export async function saveEditor(tx: Tx, pageId: string, editor: PageEditor, now: Date): Promise<void> {
  const { id, person, selected, writing } = editor;
  await sql`
    insert into page_editors as known (site_id, page_id, id, person, selected, writing, seen_date)
    values (${tx.siteId}, ${pageId}, ${id}, ${person}, ${selected}, ${writing}, ${now})
    on conflict (site_id, page_id, id) do update
      set person = excluded.person, selected = excluded.selected, writing = excluded.writing, seen_date = excluded.seen_date
      where known.selected is distinct from excluded.selected or known.writing is distinct from excluded.writing
        or known.person <> excluded.person or known.seen_date < ${before(now, WRITTEN_MS)}`.execute(tx.db);
}

/** The other editors of a page, in an order that stays; those that are gone are forgotten. */
export async function listOtherEditors(tx: Tx, pageId: string, own: string, now: Date): Promise<PageEditor[]> {
  const { rows } = await sql<PageEditor & { isGone: boolean }>`
    select id, person, selected, writing, seen_date < ${before(now, GONE_MS)} as "isGone" from page_editors
    where site_id = ${tx.siteId} and page_id = ${pageId} and id <> ${own}
    order by seen_date < ${before(now, GONE_MS)}, id limit ${MOST}`.execute(tx.db);
  const gone = rows.filter(({ isGone }) => isGone).map(({ id }) => id);
  await removeEditors(tx, pageId, gone);
  return rows.filter(({ isGone }) => !isGone);
}

export async function removeEditors(tx: Tx, pageId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from page_editors
    where site_id = ${tx.siteId} and page_id = ${pageId} and id = any(${ids as string[]}::text[])`.execute(tx.db);
}

export async function removeAbsentEditors(database: Database, now: Date): Promise<void> {
  await asPlatform('editors that are gone are forgotten on all sites', database, async (tx) => {
    await sql`delete from page_editors where seen_date < ${before(now, GONE_MS)}`.execute(tx.db);
  });
}
