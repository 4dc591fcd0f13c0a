/**
 * The texts of islands. Browsers are told the addresses of these alone: each address weighs on the first touch of a page.
 */
import type { Messages, Subject } from '@stoa/messages';
import { languageOf } from '@stoa/messages/languages';

/** What islands say. Vite reads the pattern below as it is written, so that each subject stands there, too. */
export const islandSubjects = [
  ...(['address', 'blocks', 'cart', 'checkout', 'codes', 'files', 'forms', 'product'] as const),
  ...(['proof', 'reviewing', 'reviews', 'search', 'site'] as const),
] as const satisfies readonly Subject[];

export type IslandSubject = (typeof islandSubjects)[number];

const texts = import.meta.glob<Partial<Messages>>(
  '../../../packages/messages/src/*/{address,blocks,cart,checkout,codes,files,forms,product,proof,reviewing,reviews,search,site}.ts',
);

/** Loads subjects in a language, each a file of its own. */
export async function loadTexts(language: string, subjects: readonly string[]): Promise<Partial<Messages>> {
  const folder = `../../../packages/messages/src/${languageOf(language)}`;
  const loaded = await Promise.all(subjects.map((subject) => texts[`${folder}/${subject}.ts`]?.()));
  return Object.assign({}, ...loaded);
}
