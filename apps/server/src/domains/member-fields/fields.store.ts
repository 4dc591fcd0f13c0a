import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable } from '../../platform/query/index.ts';
import type { Field } from './field.ts';

const columns = sql`field.id, field.key, field.name, field.type, field.social_type as "socialType",
  field.default_privacy as "defaultPrivacy", field.origin, field.section, field.hidden, field.position, field.revision,
  field.created_date as "createdDate", field.updated_date as "updatedDate",
  exists (select from member_field_applications where site_id = field.site_id and field_id = field.id) as selective`;

/** Makes changes of a site's fields and their order take turns, until the transaction ends. */
export async function lockFields(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('member fields'), hashtext(${tx.siteId}::text))`.execute(tx.db);
}

/** All fields of the site, hidden ones too, in their order: there are never many. */
export async function listFields(tx: Tx): Promise<Field[]> {
  const { rows } = await sql<Field>`
    select ${columns} from member_fields field where site_id = ${tx.siteId}
    order by array_position(array['GENERAL', 'DISPLAY_INFO', 'SOCIAL', 'ADDRESS'], section), position, id`.execute(
    tx.db,
  );
  return rows;
}

/** Writes a field, new or known. */
export async function putField(tx: Tx, field: Field): Promise<void> {
  await sql`
    insert into member_fields (site_id, id, key, name, type, social_type, default_privacy, origin, section, hidden,
      position, revision, created_date, updated_date)
    values (${tx.siteId}, ${field.id}, ${field.key}, ${field.name}, ${field.type}, ${field.socialType},
      ${field.defaultPrivacy}, ${field.origin}, ${field.section}, ${field.hidden}, ${field.position}, ${field.revision},
      ${field.createdDate}, ${field.updatedDate})
    on conflict (site_id, id) do update set name = excluded.name, social_type = excluded.social_type,
      default_privacy = excluded.default_privacy, hidden = excluded.hidden, position = excluded.position,
      revision = excluded.revision, updated_date = excluded.updated_date`.execute(tx.db);
}

export async function removeField(tx: Tx, id: string): Promise<void> {
  await sql`delete from member_fields where site_id = ${tx.siteId} and id = ${id}`.execute(tx.db);
}

/** Shows fields in the order of the ids. */
export async function saveOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    update member_fields field set position = place.at
    from unnest(${ids as string[]}::uuid[]) with ordinality as place (id, at)
    where field.site_id = ${tx.siteId} and field.id = place.id and field.position <> place.at`.execute(tx.db);
}

export type Suggestion = {
  name: string;
  fieldType: Field['type'];
  socialType: NonNullable<Field['socialType']>;
  fieldOrigin: Field['origin'];
  defaultPrivacy: Field['defaultPrivacy'];
  /** The hidden field that it would bring back. */
  customFieldId?: string;
};

const text = (column: RawBuilder<unknown>) => ({ kind: 'string' as const, column, sortable: true });

/** What may be asked of suggestions. */
export const suggestionsQueryable: Queryable = {
  fields: {
    name: text(sql`suggested.name`),
    fieldType: text(sql`suggested."fieldType"`),
    socialType: text(sql`suggested."socialType"`),
    fieldOrigin: text(sql`suggested."fieldOrigin"`),
    defaultPrivacy: text(sql`suggested."defaultPrivacy"`),
    customFieldId: { kind: 'uuid', column: sql`suggested."customFieldId"` },
    $place: { kind: 'integer', column: sql`suggested.place`, sortable: true, filterable: false },
  },
  defaultSort: [{ fieldName: '$place', order: 'ASC' }],
  tieBreaker: '$place',
  defaultLimit: 100,
  maxLimit: 1000,
};

/** Those of the suggestions that a query asks for: they are data of the program as much as of the database. */
export async function pickSuggestions(tx: Tx, suggestions: readonly Suggestion[], query: CompiledQuery) {
  const { rows } = await sql<{ suggestion: Suggestion; total: number }>`
    select item as suggestion, (count(*) over ())::int as total
    from jsonb_array_elements(${JSON.stringify(suggestions)}::jsonb) with ordinality as element (item, at),
      lateral (select item ->> 'name' as name, item ->> 'fieldType' as "fieldType", item ->> 'socialType' as "socialType",
        item ->> 'fieldOrigin' as "fieldOrigin", item ->> 'defaultPrivacy' as "defaultPrivacy",
        (item ->> 'customFieldId')::uuid as "customFieldId", at as place) as suggested
    where ${query.where} order by ${query.orderBy} ${query.window}`.execute(tx.db);
  return { suggestions: rows.slice(0, query.limit).map((row) => row.suggestion), total: rows[0]?.total ?? 0 };
}
