import type { memberCustomFieldSuggestions, memberCustomFields } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery, type WireQuery } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { type Field, MOST_FIELDS, noField, viewField } from './field.ts';
import { listFields, pickSuggestions, type Suggestion, suggestionsQueryable } from './fields.store.ts';
import { standardFields } from './standard-fields.ts';

type Service = typeof memberCustomFields;

/** A field by its id, hidden ones too. */
export const getCustomField: UseCase<Service['getCustomField']> = async (ctx, { id }) => {
  const field = (await readSite(ctx, listFields)).find((one) => one.id === id);
  return field ? { field: viewField(field) } : noField;
};

/** The fields that profiles show, section by section. */
export const listCustomFields: UseCase<Service['listCustomFields']> = async (ctx, { paging }) => {
  const shown = (await readSite(ctx, listFields)).filter(({ hidden }) => !hidden);
  const offset = paging?.offset ?? 0;
  const fields = shown.slice(offset, offset + (paging?.limit ?? MOST_FIELDS));
  return {
    fields: fields.map(viewField),
    metadata: { count: fields.length, offset, total: shown.length, tooManyToCount: false },
  };
};

type Suggestions = typeof memberCustomFieldSuggestions;

/** What could be added to profiles: hidden fields, then the standard ones that the site does not have. */
export const listCustomFieldSuggestions: UseCase<Suggestions['listCustomFieldSuggestions']> = (
  ctx,
  { paging, sorting },
) => suggest(ctx, { paging, sort: sorting }, '');

export const queryCustomFieldSuggestions: UseCase<Suggestions['queryCustomFieldSuggestions']> = (ctx, { query }) =>
  suggest(ctx, { filter: query?.filter, paging: query?.paging, sort: query?.sorting }, 'query');

async function suggest(ctx: Context, query: WireQuery, path: string) {
  const options = { secret: ctx.cursorSecret, scope: `field-suggestions:${ctx.siteId}`, path };
  const compiled = compileQuery(query, suggestionsQueryable, { ...options, paging: 'offset' });
  if (!compiled.ok) return invalid(...compiled.violations);
  const { offset } = compiled.value;
  return readSite(ctx, async (tx) => {
    const suggestions = suggestionsFor(await listFields(tx));
    const found = await pickSuggestions(tx, suggestions, compiled.value);
    const count = found.suggestions.length;
    return { suggestions: found.suggestions, metadata: { count, offset, total: found.total, tooManyToCount: false } };
  });
}

function suggestionsFor(fields: readonly Field[]): Suggestion[] {
  const hidden = fields.filter((field) => field.hidden);
  const missing = standardFields.filter(({ key }) => !fields.some((field) => field.key === key));
  return [
    ...hidden.map(
      ({ id, name, type, socialType, origin, defaultPrivacy }): Suggestion => ({
        name,
        fieldType: type,
        socialType: socialType ?? 'UNKNOWN',
        fieldOrigin: origin,
        defaultPrivacy,
        customFieldId: id,
      }),
    ),
    ...missing.map(
      ({ name, type, origin }): Suggestion => ({
        name,
        fieldType: type,
        socialType: 'UNKNOWN',
        fieldOrigin: origin,
        defaultPrivacy: 'PRIVATE',
      }),
    ),
  ];
}
