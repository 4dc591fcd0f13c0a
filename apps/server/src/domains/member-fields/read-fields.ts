import type { memberCustomFieldSuggestions, memberCustomFields } from '@stoa/contract';
import type { Context } from '../../context.ts';
import { readSite } from '../../platform/db/index.ts';
import { compileQuery, type WireQuery } from '../../platform/query/index.ts';
import { invalid } from '../../platform/refusal.ts';
import type { UseCase } from '../../use-case.ts';
import { listFields, MOST_FIELDS, viewField } from './field.ts';
import type { Field } from './field-document.ts';
import { standardFields } from './standard-fields.ts';
import { pickSuggestions, type Suggestion, suggestionsQueryable } from './suggestions.store.ts';

type Service = typeof memberCustomFields;

/** The fields that profiles show, by section. */
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

/** Fields to suggest: hidden ones, then the standard ones that the site lacks. */
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
