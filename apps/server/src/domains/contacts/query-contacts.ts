import type { contacts } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { totalOf } from '../../platform/cache/large-totals.ts';
import { readSite } from '../../platform/db/index.ts';
import { type CompiledQuery, compileQuery, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal, type Refusal, refuse } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type FieldSet, pickFields, viewContact } from './contact-view.ts';
import { findContact } from './contacts.store.ts';
import { contactsQueryable, queryContactRows } from './contacts-queryable.store.ts';
import { findMergedInto } from './merged-contacts.store.ts';

/** A contact by its id, or the one that it was merged into. */
export const getContact: UseCase<typeof contacts.getContact> = (ctx, { id, fields, fieldsets }) =>
  readSite(ctx, async (tx) => {
    const found = await findContact(tx, id);
    const contact = found ?? (await findMergedInto(tx, id));
    if (!contact) return refuse('CONTACT_NOT_FOUND');
    const responseType: 'REGULAR' | 'MERGED' = found ? 'REGULAR' : 'MERGED';
    return { contact: pickFields(viewContact(contact), fieldsets, fields), responseType };
  });

export const listContacts: UseCase<typeof contacts.listContacts> = (ctx, { sort, paging, fields, fieldsets }) =>
  answer(ctx, { sort: sort?.fieldName ? [sort] : [], paging }, { fields, fieldsets, path: '' });

/** Contacts that match a filter and the beginnings of words; by relevance if there are words and no sort order. */
export const queryContacts: UseCase<typeof contacts.queryContacts> = (ctx, { search, query }) => {
  const { filter, sort, paging, fields, fieldsets } = query ?? {};
  return answer(ctx, { filter, sort, paging, search: wordsOf(search) }, { fields, fieldsets, path: 'query' });
};

type Shape = { fields?: string[]; fieldsets?: FieldSet[]; path: string };

async function answer(ctx: Context, query: WireQuery, { fields, fieldsets, path }: Shape) {
  if (query.paging?.limit === 0) return refuse('ILLEGAL_LIMIT', { limit: 0 });
  const compiled = compile(ctx, query, path);
  if (isRefusal(compiled)) return compiled;
  return readSite(ctx, async (tx) => {
    const { contacts, pagingMetadata } = await queryContactRows(tx, compiled, (count) =>
      totalOf(ctx, { kind: 'contacts', by: compiled.stated }, count),
    );
    return { contacts: contacts.map((contact) => pickFields(viewContact(contact), fieldsets, fields)), pagingMetadata };
  });
}

/** Every word must begin a word of the contact. */
export const wordsOf = (search: string | null | undefined) =>
  search?.trim() ? { expression: search, mode: 'AND' } : undefined;

/** The compiled selection of a request, or its violations; it is at `path`. */
export function compile(ctx: Context, query: WireQuery, path: string): CompiledQuery | Refusal {
  const options = { secret: ctx.cursorSecret, scope: `contacts:${ctx.siteId}`, path, paging: 'offset' as const };
  const compiled = compileQuery(query, contactsQueryable, options);
  return compiled.ok ? compiled.value : invalid(...compiled.violations);
}
