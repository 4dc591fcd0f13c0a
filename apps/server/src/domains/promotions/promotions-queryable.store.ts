import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import {
  type AggregationData,
  aggregate,
  type CompiledAggregations,
  type Queryable,
} from '../../platform/query/index.ts';
import { documentField, documentFlag } from '../../platform/resource/index.ts';

/** The file of a promotion's picture. */
export const pictureFile = sql`(select jsonb_build_object('width', width, 'height', height, 'fileName', file_name)
  from media_files file where file.site_id = promotions.site_id and file.id = promotions.doc #>> '{picture,id}')`;

/** The fields that queries for promotions may name. */
export const promotionQueryFields = {
  enabled: { kind: 'boolean', column: documentFlag('enabled'), sortable: true },
  'tags.publicTags.tagIds': tagField('publicTags'),
  'tags.privateTags.tagIds': tagField('privateTags'),
} as const;

function tagField(kind: string) {
  const tags = sql`doc #> ${sql.lit(`{tags,${kind},tagIds}`)}`;
  const column = sql`array(select jsonb_array_elements_text(coalesce(${tags}, '[]')))`;
  return { kind: 'stringArray', column } as const;
}

/** The fields of aggregations. */
export const promotionQueryable: Queryable = {
  fields: {
    id: { kind: 'uuid', column: sql`id` },
    createdDate: { kind: 'date', column: sql`created_date` },
    updatedDate: { kind: 'date', column: sql`updated_date` },
    ...promotionQueryFields,
  },
  defaultSort: [],
  tieBreaker: 'id',
  maxLimit: 100,
};

/** The words of a promotion's name. */
export const promotionWords = documentField('words');

export const aggregatePromotions = (
  tx: Tx,
  asked: CompiledAggregations,
  conditions: readonly RawBuilder<boolean>[],
): Promise<AggregationData> =>
  aggregate(tx, asked, sql`promotions where site_id = ${tx.siteId} and ${sql.join(conditions, sql` and `)}`);

/** Whether a promotion waits for this upload. */
export const waitsFor = (uploadId: string) => sql<boolean>`doc #>> '{upload,uploadId}' = ${uploadId}::text`;

/** Whether a promotion is assigned to a category. */
export const isAssignedTo = (categoryId: string) =>
  sql<boolean>`doc -> 'categories' @> jsonb_build_array(jsonb_build_object('id', ${categoryId}::text))`;
