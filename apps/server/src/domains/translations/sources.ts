/** What there is to translate, as the domains that keep it say. */
import type { SourceText } from './texts.ts';

/** Something with texts. `place` is where it stands among those of its kind. */
export type Source = { id: string; place: string; title: string; texts: SourceText[] };

/** Those after a place, or one by its id. */
export type Which = { after: string; limit: number } | { id: string };

/** Those that are asked for, of a kind of which a site has so few that all are read. */
export function sourcesAmong(all: readonly Omit<Source, 'place'>[], which: Which): Source[] {
  const sources = all.map((source) => ({ ...source, place: source.id }));
  if ('id' in which) return sources.filter(({ id }) => id === which.id);
  const after = sources.filter(({ id }) => id > which.after);
  return after.toSorted((one, other) => (one.id < other.id ? -1 : 1)).slice(0, which.limit);
}

/** A text of one line as a source; nothing where there is none. */
export const lineSource = (field: string, label: string, text: string | null | undefined): SourceText[] =>
  text?.trim() ? [{ field, label, text, lines: 'one' }] : [];

/** A text of several lines as a source; nothing where there is none. */
export const linesSource = (field: string, label: string, text: string | null | undefined): SourceText[] =>
  text?.trim() ? [{ field, label, text, lines: 'several' }] : [];
