import { Readable } from 'node:stream';
import type { FileAnswer } from '../file-answer.ts';
import { csvLine } from './csv-text.ts';

/** A CSV file that is written while it is sent: its first line, and then the lines of each page as it is read. */
export function csvFile(
  name: string,
  header: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): FileAnswer {
  const lines = async function* () {
    // spreadsheets read UTF-8 only where it says so
    yield `\uFEFF${csvLine(header)}`;
    for await (const page of pages) if (page.length > 0) yield page.map(csvLine).join('');
  };
  return { file: { name, mimeType: 'text/csv; charset=utf-8', content: Readable.from(lines()) } };
}
