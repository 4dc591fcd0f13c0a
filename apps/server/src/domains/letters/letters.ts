import type { letters, Request } from '@stoa/contract';
import { languageOf, languages } from '@stoa/messages';
import type { Context } from '../../context.ts';
import { exampleOf } from '../../letters.ts';
import { notFound } from '../../platform/refusal.ts';

export async function listLetters({ letterKinds, site }: Context) {
  return {
    letters: letterKinds.map(({ name, title, when }) => ({ name, title, when })),
    languages: [...languages],
    siteLanguage: languageOf(site.language),
  };
}

/** Shows a letter with the facts of its example, as the site would write it in a language. */
export async function previewLetter(
  { letterKinds, site }: Context,
  { name, language = site.language }: Request<typeof letters.previewLetter>,
) {
  const kind = letterKinds.find((each) => each.name === name);
  if (!kind) return notFound('there is no such letter');
  const shown = languageOf(language);
  return { preview: { name, language: shown, ...(await exampleOf(kind, { ...site, language: shown })) } };
}
