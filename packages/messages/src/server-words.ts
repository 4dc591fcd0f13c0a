/** What the server says in English to everybody: subjects of the dashboard's messages whose keys are the English texts, or codes. */
export const serverSubjects = [
  'changeNames',
  'failureNames',
  'fieldNames',
  'mailNames',
  'reasonNames',
  'teamNames',
  'violationNames',
] as const;

/** The part of a change's summary that names it: what follows a colon or semicolon explains it to programmers. */
export const nameInSummary = (summary: string): string => (summary.split(/[:;]/)[0] ?? '').trimEnd();

/** The words for a text or code, which may be any. */
export const wordFor = (words: Readonly<Record<string, string>>, text: string): string | undefined =>
  Object.hasOwn(words, text) ? words[text] : undefined;

/**
 * An English text in other words: those for the whole of it, or for what it has in common with others, `The file {} is missing.`,
 * or else sentence by sentence. What stands in place of `{}` is said in other words, too. What there are no words for stays.
 */
export function saidIn(words: Readonly<Record<string, string>>, text: string): string {
  const whole = wholeIn(words, text);
  if (whole !== undefined) return whole;
  const sentences = text.split(/(?<=[.?!]) (?=[A-Z])/);
  return sentences.map((sentence) => wholeIn(words, sentence) ?? sentence).join(' ');
}

function wholeIn(words: Readonly<Record<string, string>>, text: string): string | undefined {
  const whole = wordFor(words, text);
  if (whole !== undefined) return whole;
  for (const [pattern, said] of Object.entries(words)) {
    if (!pattern.includes('{}')) continue;
    const parts = partsOf(pattern).exec(text)?.slice(1);
    if (parts) return said.replaceAll('{}', () => saidIn(words, parts.shift() ?? ''));
  }
  return undefined;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const known = new Map<string, RegExp>();

function partsOf(pattern: string): RegExp {
  const expression = known.get(pattern) ?? new RegExp(`^${pattern.split('{}').map(escaped).join('(.+?)')}$`, 's');
  known.set(pattern, expression);
  return expression;
}
