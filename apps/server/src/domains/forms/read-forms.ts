import { FORMS_NAMESPACE, type forms } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileFilter, compileQuery, toCursorPage, type WireQuery } from '../../platform/query/index.ts';
import { invalid, isRefusal } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { noForm } from './change-forms.ts';
import { translatedForm } from './form-texts.ts';
import { countForms, findForm, formQueryable, type Place, queryFormRows } from './forms.store.ts';

type Service = typeof forms;

export const getForm: UseCase<Service['getForm']> = (ctx, { formId }) =>
  readSite(ctx, async (tx) => {
    const form = await findForm(tx, formId);
    return form ? { form: await translatedForm(ctx, tx, form) } : noForm;
  });

export const getDeletedForm: UseCase<Service['getDeletedForm']> = (ctx, { formId }) =>
  readSite(ctx, async (tx) => {
    const form = await findForm(tx, formId, { isDeleted: true });
    return form ? { form } : noForm;
  });

async function pageOf(ctx: Context, query: WireQuery, place: Place) {
  const options = { secret: ctx.cursorSecret, scope: `forms:${ctx.siteId}:${place.isDeleted}`, path: 'query' };
  const compiled = compileQuery(query, formQueryable, options);
  if (!compiled.ok) return invalid(...compiled.violations);
  return readSite(ctx, async (tx) => {
    const { rows, pagingMetadata } = toCursorPage(compiled.value, await queryFormRows(tx, compiled.value, place));
    return { forms: rows.map(({ sort_keys: _keys, ...form }) => form), pagingMetadata };
  });
}

/** Each query is about one namespace, unless it goes on from a cursor. */
export const queryForms: UseCase<Service['queryForms']> = async (ctx, { query }) => {
  const hasNamespace = query.filter && JSON.stringify(query.filter).includes('"namespace"');
  if (!hasNamespace && !query.cursorPaging?.cursor)
    return invalid({
      field: 'query.filter',
      description: 'must name a namespace',
      violatedRule: 'OTHER',
      ruleName: 'MISSING_NAMESPACE_FILTER',
    });
  const found = await pageOf(ctx, query, { isDeleted: false });
  return isRefusal(found) ? found : { forms: found.forms, metadata: found.pagingMetadata };
};

export const queryDeletedForms: UseCase<Service['queryDeletedForms']> = async (ctx, { query = {}, namespace }) => {
  const filter = { $and: [query.filter ?? {}, ...(namespace ? [{ namespace }] : [])] };
  const found = await pageOf(ctx, query.cursorPaging?.cursor ? query : { ...query, filter }, { isDeleted: true });
  return isRefusal(found) ? found : { forms: found.forms, metadata: found.pagingMetadata };
};

type Listing = {
  namespace: string;
  order?: string;
  paging?: { limit?: number | null; cursor?: string | null };
  formIds?: string[];
  enabled?: boolean | null;
};

const FIELDS: Readonly<Record<string, string>> = { UPDATED: 'updatedDate', CREATED: 'createdDate', NAME: 'name' };

function listing({ namespace, order = 'UPDATED_DATE_DESC', paging, formIds = [], enabled = null }: Listing): WireQuery {
  if (paging?.cursor) return { cursorPaging: paging };
  return {
    filter: {
      namespace,
      ...(formIds.length > 0 && { id: { $in: formIds } }),
      ...(enabled !== null && { enabled }),
    },
    sort: [{ fieldName: FIELDS[order.split('_')[0] ?? ''], order: order.endsWith('_ASC') ? 'ASC' : 'DESC' }],
    ...(paging && { cursorPaging: paging }),
  };
}

export const listForms: UseCase<Service['listForms']> = (ctx, request) =>
  pageOf(ctx, listing(request), { isDeleted: false });
export const listDeletedForms: UseCase<Service['listDeletedForms']> = (ctx, request) =>
  pageOf(ctx, listing(request), { isDeleted: true });

const counting =
  (place: Place): UseCase<Service['countFormsByFilter']> =>
  async (ctx, { namespace, filter }) => {
    if (namespace !== FORMS_NAMESPACE) return { count: 0 };
    const compiled = compileFilter(filter ?? {}, formQueryable);
    if (!compiled.ok) return invalid(...compiled.violations);
    return readSite(ctx, async (tx) => ({ count: await countForms(tx, compiled.value, place) }));
  };

export const countFormsByFilter = counting({ isDeleted: false });
export const countDeletedForms = counting({ isDeleted: true });
