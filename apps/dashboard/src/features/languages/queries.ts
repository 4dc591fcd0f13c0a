import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api, present } from '../../app/api.ts';
import type { Kind, Language, Wanted } from './kinds.ts';

export const TRANSLATIONS = ['translations'];

export type Listed = { language: Language; kind: Kind; state: Wanted | null; search: string };

/** What can be translated, page by page. */
export const translationsQuery = ({ language, kind, state, search }: Listed) =>
  infiniteQueryOptions({
    queryKey: [...TRANSLATIONS, 'list', language, kind, state, search],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const wanted = {
        language,
        kind,
        ...(state && { state }),
        ...(search && { search }),
        ...(pageParam && { cursor: pageParam }),
      };
      const { translations = [], next = null } = await api.translations.listTranslations(wanted);
      return { translations, next };
    },
    getNextPageParam: ({ next }) => next,
  });

/** How much of each kind is translated. */
export const progressQuery = (language: Language) =>
  queryOptions({
    queryKey: [...TRANSLATIONS, 'list', 'progress', language],
    queryFn: async () => (await api.translations.getProgress({ language })).progress ?? [],
  });

export type Progress = NonNullable<Awaited<ReturnType<typeof api.translations.getProgress>>['progress']>[number];

export type Summary = NonNullable<
  Awaited<ReturnType<typeof api.translations.listTranslations>>['translations']
>[number];

export type Named = { kind: Kind; entityId: string; language: Language };

export async function loadTranslation({ kind, entityId, language }: Named) {
  const { translation } = await api.translations.getTranslation({ kind, entityId, language });
  return present(translation, 'the translation');
}

export const translationQuery = (named: Named) =>
  queryOptions({
    queryKey: [...TRANSLATIONS, 'one', named.language, named.kind, named.entityId],
    queryFn: () => loadTranslation(named),
  });

export type Translation = Awaited<ReturnType<typeof loadTranslation>>;
