import { words } from '../app/words.ts';

const texts = words.limits;

/** What operators can limit, as it is called. */
export const limitNames = texts.names;

export type LimitName = keyof typeof limitNames;

/** What a refusal says of a limit. */
const reached: Readonly<Record<string, (most: number) => string>> = texts.reached;

/** Explains the error LIMIT_REACHED; null where it names no limit that is known. */
export function explainLimit(data: Record<string, unknown> | null | undefined): string | null {
  const says = reached[String(data?.limit)];
  return says ? `${says(Number(data?.maximum))} ${texts.askForMore}` : null;
}
