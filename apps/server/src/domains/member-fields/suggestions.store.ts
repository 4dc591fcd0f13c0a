import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { CompiledQuery, Queryable } from '../../platform/query/index.ts';
import type { Field } from './field-document.ts';

export type Suggestion = {
  name: string;
  fieldType: Field['type'];
  socialType: NonNullable<Field['socialType']>;
  fieldOrigin: Field['origin'];
  defaultPrivacy: Field['defaultPrivacy'];
  /** The hidden field that it would restore. */
  customFieldId?: string;
};

const text = (column: RawBuilder<unknown>) => ({ kind: 'string' as const, column, sortable: true });

/** Fields that suggestions can be queried by. */
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

/** The suggestions that match a query: they come from the program as well as the database. */
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
