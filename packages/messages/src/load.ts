/** Loads texts in browsers: only the language and subjects in use. */
import type { Messages, Subject } from './en/index.ts';
import { languageOf } from './languages.ts';

/** Loads subjects. Each is a module that exports a constant of the same name and becomes a separate file in builds. */
export async function loadMessages(language: string, subjects: readonly Subject[]): Promise<Partial<Messages>> {
  const folder = languageOf(language);
  const modules = await Promise.all(subjects.map((subject) => import(`./${folder}/${subject}.ts`)));
  return Object.assign({}, ...modules);
}
