import { type RawBuilder, sql } from 'kysely';
import type { Queryable, QueryField } from '../../platform/query/index.ts';
import type { MemberSettings } from './settings.store.ts';

const text = (column: RawBuilder<unknown>): QueryField => ({ kind: 'string', column, sortable: true });
const nullableText = (column: RawBuilder<unknown>): QueryField => ({ ...text(column), nullable: true });

/** Fields of members that everyone may see, and therefore query by. */
const publicFields: Record<string, QueryField> = {
  id: { kind: 'uuid', column: sql`members.id`, sortable: true },
  contactId: { kind: 'uuid', column: sql`members.contact_id` },
  'profile.nickname': text(sql`members.nickname`),
  'profile.slug': text(sql`members.slug`),
  createdDate: { kind: 'date', column: sql`members.created_date`, sortable: true },
  updatedDate: { kind: 'date', column: sql`members.updated_date`, sortable: true },
};

/** Statuses as clients write them. Deleted accounts have no member. */
const statuses: Record<string, string> = {
  PENDING: 'PENDING',
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
};

const privateFields: Record<string, QueryField> = {
  loginEmail: { ...nullableText(sql`identities.email`), toColumn: (email) => email.toLowerCase() },
  loginEmailVerified: { kind: 'boolean', column: sql`identities.email_verified` },
  status: {
    kind: 'string',
    column: sql`identities.status`,
    values: Object.keys(statuses),
    toColumn: (status) => statuses[status],
    sortable: true,
  },
  privacyStatus: { kind: 'string', column: sql`members.privacy`, values: ['PRIVATE', 'PUBLIC'] },
  activityStatus: { kind: 'string', column: sql`members.activity`, values: ['ACTIVE', 'MUTED'] },
  lastLoginDate: { kind: 'date', column: sql`identities.last_login_date`, sortable: true, nullable: true },
  'contact.firstName': nullableText(sql`contacts.first_name`),
  'contact.lastName': nullableText(sql`contacts.last_name`),
  roleKeys: { kind: 'stringArray', column: sql`members.role_keys` },
};

const shared = {
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  tieBreaker: 'id',
} as const satisfies Partial<Queryable>;

const vector = sql`members.search`;
const publicTexts = { 'profile.nickname': 'A', 'profile.slug': 'A', 'profile.title': 'A' } as const;

/** For visitors and members: neither filters nor words may reveal hidden data. */
export const publicQueryable: Queryable = {
  ...shared,
  fields: publicFields,
  text: { vector, fields: publicTexts, ranked: null },
};

/** For staff. */
export const memberQueryable: Queryable = {
  ...shared,
  fields: { ...publicFields, ...privateFields },
  text: {
    vector,
    fields: { ...publicTexts, loginEmail: 'B', 'contact.firstName': 'C', 'contact.lastName': 'C' },
    ranked: null,
  },
};

/** The members visible to visitors and to other members: approved, public ones, where the site allows it. */
export function shownTo(kind: 'visitor' | 'member', { visibility }: Pick<MemberSettings, 'visibility'>) {
  if (kind === 'visitor' && visibility === 'VISIBLE_TO_MEMBERS_ONLY') return sql<boolean>`false`;
  return sql<boolean>`(members.privacy = 'PUBLIC' and identities.status = 'ACTIVE')`;
}

export const everybody = sql<boolean>`true`;
