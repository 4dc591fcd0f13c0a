/** The classes of differences, with what each is. */
export const classes = {
  path: 'methods and paths',
  permission: 'permissions',
  required: 'required fields',
  code: 'error codes',
  rule: 'rules of violations',
  field: 'missing fields',
  internal: 'missing fields that public typings leave out',
  type: 'types of fields',
  value: 'values of enumerations',
  limit: 'limits',
  null: 'null',
  mask: 'field masks',
  event: 'events',
} as const;

export type DifferenceClass = keyof typeof classes;

/** A difference between the contract and the facts. `where` is an operation, a type or an event of the service. */
export type Difference = { service: string; kind: DifferenceClass; where: string; what: string };

/** Differences that are intended, for one reason: each as `textOf` writes it, where `*` stands for anything. */
export type Intended = { reason: string; differences: readonly string[] };

/** A difference in a line: `stores.brands-v-3 required queryBrands: lacks query`. */
export const textOf = ({ service, kind, where, what }: Difference): string => `${service} ${kind} ${where}: ${what}`;

const patternOf = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/** Tells intended differences from others, and names those listed without need. */
export function sift(differences: readonly Difference[], intended: readonly Intended[]) {
  const matchers = intended
    .flatMap(({ differences }) => differences)
    .map((text) => ({ text, pattern: patternOf(text), isUsed: false }));
  const open = differences.filter((difference) => {
    const text = textOf(difference);
    const matching = matchers.filter(({ pattern }) => pattern.test(text));
    for (const matcher of matching) matcher.isUsed = true;
    return matching.length === 0;
  });
  return { open, needless: matchers.filter(({ isUsed }) => !isUsed).map(({ text }) => text) };
}
