/** What is translated of something, and what is to be checked as its original has changed. */
import { type SourceText, type StoredTexts, versionOf } from '../translations/index.ts';

export type State = 'MISSING' | 'OUTDATED' | 'DONE';

const PIECE = /\.\d+$/;

/** The texts with their translations. Pieces of a long text are found again where they have moved. */
export function viewTexts(sources: readonly SourceText[], stored: StoredTexts) {
  const versions = new Set(sources.map(({ text }) => versionOf(text)));
  const pieces = new Map(
    Object.entries(stored)
      .filter(([field]) => PIECE.test(field))
      .map(([field, { text, source }]) => [`${field.replace(PIECE, '')} ${source}`, text]),
  );
  return sources.map(({ field, label, text: source, lines }) => {
    const sourceVersion = versionOf(source);
    const isPiece = PIECE.test(field);
    const kept = stored[field];
    const moved = isPiece ? pieces.get(`${field.replace(PIECE, '')} ${sourceVersion}`) : undefined;
    // what stood here belongs to a piece that stands elsewhere now
    const isElsewhere = isPiece && kept !== undefined && versions.has(kept.source);
    const old = isElsewhere ? undefined : kept;
    const text = moved ?? old?.text ?? null;
    const translatedFrom = moved === undefined ? (old?.source ?? null) : sourceVersion;
    const translated: State = translatedFrom === sourceVersion ? 'DONE' : 'OUTDATED';
    const state: State = text === null ? 'MISSING' : translated;
    return {
      field,
      label,
      source,
      sourceVersion,
      translatedFrom,
      lines: lines === 'one' ? 'ONE' : 'SEVERAL',
      text,
      state,
    } as const;
  });
}

/** What there is to do about something: the most urgent of its texts decides. */
export function stateOf(states: readonly State[]): State {
  if (states.includes('OUTDATED')) return 'OUTDATED';
  return states.includes('MISSING') ? 'MISSING' : 'DONE';
}
