import { errorInRow, type ImportProblem } from './import-problem.ts';
import { JSON_LINES_VERSION, type JsonLinesHeader, readJsonProduct } from './json-product.ts';
import type { ReadProduct } from './read-product.ts';
import type { ReadSettings } from './read-settings.ts';
import { isShared, readShared } from './shared-draft.ts';

const LONGEST_LINE = 4_000_000;
const DEEPEST = 60;

/** Whether a text begins like our own export. */
export const isJsonLines = (start: string): boolean => /^\uFEFF?\s*\{/.test(start);

/**
 * Reads Stoa's export as JSON lines: a first line about the file, then the entities that products share, then one
 * product per line. An unreadable line is a problem; if the first line says that the file is not for this site, there
 * is only that one.
 */
export async function* readJsonLines(text: AsyncIterable<string>, settings: ReadSettings): AsyncGenerator<ReadProduct> {
  const rowOfSlug = new Map<string, number>();
  let header: JsonLinesHeader | null = null;
  for await (const { row, line } of lines(text)) {
    const failed = (reason: string): ReadProduct => ({ row, draft: null, problems: [errorInRow(row, reason)] });
    if (line === null) {
      yield failed(`The line is longer than ${LONGEST_LINE} characters. The product was left out.`);
      continue;
    }
    const json = parse(line);
    if (!header) {
      const read = readHeader(json, settings);
      if ('reason' in read) {
        yield failed(read.reason);
        return;
      }
      header = read;
      continue;
    }
    if (json === undefined) {
      yield failed('The line is not JSON. The product was left out.');
      continue;
    }
    if (isShared(json)) {
      const shared = readShared(json);
      yield shared
        ? { row, draft: null, problems: [], shared }
        : failed('The line is neither a location nor a customization as they are exported. It was left out.');
      continue;
    }
    const draft = readJsonProduct(json, settings.currency);
    if ('reason' in draft) {
      const problem: ImportProblem = {
        ...errorInRow(row, `This ${draft.reason}. The product was left out.`),
        column: draft.field,
      };
      yield { row, draft: null, problems: [problem] };
      continue;
    }
    const taken = rowOfSlug.get(draft.slug);
    if (taken !== undefined) {
      yield failed(`The product in line ${taken} already has the address "${draft.slug}". The product was left out.`);
      continue;
    }
    rowOfSlug.set(draft.slug, row);
    yield { row, draft, problems: [] };
  }
}

/** The number of lines after the first. */
export async function countJsonLines(text: AsyncIterable<string>): Promise<number> {
  let count = -1;
  for await (const _ of lines(text)) count++;
  return Math.max(0, count);
}

function readHeader(json: unknown, settings: ReadSettings): JsonLinesHeader | { reason: string } {
  const header = (json ?? {}) as Partial<JsonLinesHeader>;
  if (header.format !== 'stoa-products')
    return { reason: 'The first line is not that of a product export ("format": "stoa-products").' };
  if (!Number.isInteger(header.version) || Number(header.version) < 1 || Number(header.version) > JSON_LINES_VERSION)
    return {
      reason: `The export has version ${header.version}; this server reads versions up to ${JSON_LINES_VERSION}.`,
    };
  if (header.currency !== settings.currency)
    return { reason: `The prices are in ${header.currency}, and this site sells in ${settings.currency}.` };
  if (header.weightUnit !== settings.weightUnit)
    return { reason: `The weights are in ${header.weightUnit}, and this site weighs in ${settings.weightUnit}.` };
  return header as JsonLinesHeader;
}

/**
 * Undefined where the line is not JSON that can be imported. Characters that the database cannot store are left out.
 */
function parse(line: string): unknown {
  try {
    const isPlain = !line.includes('__proto__') && !line.includes('\\u') && line.isWellFormed();
    const json: unknown = isPlain ? JSON.parse(line) : JSON.parse(line, storable);
    return depthOf(json) > DEEPEST ? undefined : json;
  } catch {
    return undefined;
  }
}

const storable = (key: string, value: unknown): unknown => {
  if (key === '__proto__') return undefined;
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;
};

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner));
  return deepest + 1;
}

/** Non-empty lines; null stands for one that is too long. */
async function* lines(text: AsyncIterable<string>): AsyncGenerator<{ row: number; line: string | null }> {
  let rest = '';
  let row = 0;
  let isTooLong = false;
  for await (const chunk of text) {
    rest += chunk;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      const line = rest.slice(0, end).trim();
      rest = rest.slice(end + 1);
      row++;
      if (isTooLong || line.length > LONGEST_LINE) yield { row, line: null };
      else if (line) yield { row, line: row === 1 ? line.replace(/^\uFEFF/, '') : line };
      isTooLong = false;
    }
    if (rest.length > LONGEST_LINE) {
      rest = '';
      isTooLong = true;
    }
  }
  if (isTooLong) yield { row: row + 1, line: null };
  else if (rest.trim()) yield { row: row + 1, line: rest.trim() };
}
