import { sql } from 'kysely';
import { documentField, documentFlag } from '../../platform/resource/index.ts';

/** The number of orders that had the discount of a rule. */
export const usageCount = sql`(select count(*)::int from discount_rule_uses used
  where used.site_id = discount_rules.site_id and used.rule_id = discount_rules.id)`;

/** The fields that queries for rules may name. */
export const ruleQueryFields = {
  name: { kind: 'string', column: documentField('name'), sortable: true },
  active: { kind: 'boolean', column: documentFlag('active'), sortable: true },
  revision: { kind: 'integer', column: sql`revision` },
  'activeTimeInfo.start': dateField('start'),
  'activeTimeInfo.end': dateField('end'),
} as const;

function dateField(name: 'start' | 'end') {
  const column = sql`(doc #>> ${sql.lit(`{activeTimeInfo,${name}}`)})::timestamptz`;
  return { kind: 'date', column, sortable: true, nullable: true } as const;
}
