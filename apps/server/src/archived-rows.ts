/** Parts of archives that consist of rows, and what is looked at in rows that strangers wrote. */
import type { Operation } from '@stoa/contract';
import type { ArchiveFacts, OpenLines } from './archive-part.ts';
import type { ArchivePart, Context } from './context.ts';
import { readSite, type Tx } from './platform/db/index.ts';
import { isGuid } from './platform/ids.ts';
import { isRecord } from './platform/is-record.ts';
import { excessOf } from './platform/json-limits.ts';
import type { Refusal } from './platform/refusal.ts';
import { describeRefusal } from './platform/resource/index.ts';
import type { Violation } from './platform/result.ts';
import { undeclaredFields } from './platform/validation/undeclared-fields.ts';
import { violationsOf } from './platform/validation/validator.ts';

type Rows<Row> = Omit<ArchivePart, 'write' | 'mistakeIn' | 'take' | 'inTemplates' | 'shows'> & {
  inTemplates?: (row: Row) => object | null;
  shows?: (row: Row) => ArchiveFacts;
  /** All rows of the site, in an order that follows from them. */
  read(ctx: Context, tx: Tx): Promise<Row[]>;
  /** What is wrong with a row that may hold anything; none where it may be written. */
  mistakes(row: unknown): readonly Violation[];
  /** Writes a row that the site lacks; null where it is there. */
  put(ctx: Context, row: Row): Promise<Refusal | null>;
};

/** For parts of which templates have everything. */
export const whole = <Row>(row: Row): Row => row;

/** A part that consists of rows, each written by itself. */
export const rowsPart = <Row extends object>({ read, mistakes, put, ...part }: Rows<Row>): ArchivePart => ({
  ...part,
  async *write(ctx) {
    for (const row of await readSite(ctx, (tx) => read(ctx, tx))) yield `${JSON.stringify(row)}\n`;
  },
  mistakeIn: (open) => firstMistake(open, mistakes),
  async take(ctx, open) {
    const problems: string[] = [];
    let number = 0;
    for await (const line of open()) {
      number++;
      const refusal = await put(ctx, parsed(line) as Row);
      if (refusal) problems.push(`line ${number}: ${describeRefusal(refusal).description}`);
    }
    return problems;
  },
});

/** The first line that is not JSON, or not as it has to be, with what is wrong. */
export async function firstMistake(
  open: OpenLines,
  mistakes: (row: unknown) => readonly Violation[],
): Promise<string | null> {
  let number = 0;
  for await (const line of open()) {
    number++;
    const row = parsed(line);
    if (row === undefined) return `line ${number} is no JSON that can be stored`;
    const [mistake] = mistakes(row);
    if (mistake) return `line ${number}: ${mistake.field ? `${mistake.field} ` : ''}${mistake.description}`;
  }
  return null;
}

/** What is wrong with a row that an operation could be sent: what its request would be refused for, and fields that it has not. */
export function mistakesAsSent(operation: unknown, request: object): Violation[] {
  const declared = operation as Operation;
  const undeclared = undeclaredFields(declared.request, request).map(
    (field): Violation => ({ field: field.replace(/^\./, ''), description: 'is unknown', violatedRule: 'OTHER' }),
  );
  return [...violationsOf(declared, request), ...undeclared];
}

/** Whether a value is an object with an id, as most rows are. */
export const hasId = (row: unknown): row is { id: string } & Record<string, unknown> =>
  isRecord(row) && typeof row.id === 'string' && isGuid(row.id);
export const noId: readonly Violation[] = [{ field: 'id', description: 'must be an id', violatedRule: 'FORMAT' }];

/** The value of a line; undefined where it is no JSON, or none that the database can store. */
export function parsed(line: string): unknown {
  try {
    const isStorable = line.isWellFormed() && !/\\u0000|\\ud[89a-f]|"__proto__"\s*:/i.test(line);
    return isStorable && excessOf(line) === null ? JSON.parse(line) : undefined;
  } catch {
    return undefined;
  }
}
