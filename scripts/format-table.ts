import { readFileSync } from 'node:fs';
import {
  JSON_LINES,
  neededColumns,
  productFormats,
  tableFormats,
} from '../apps/server/src/domains/catalog/files/formats/product-formats.ts';

const START = '<!-- The formats, from their declarations by scripts/generate.ts. -->';
const END = '<!-- End of the formats. -->';

/** Updates the table of formats in docs/import-export.md from their declarations. */
export function importDocument(root: URL): string {
  const text = readFileSync(new URL('docs/import-export.md', root), 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start === -1 || end < start)
    throw new Error(`docs/import-export.md has no place for the formats: ${START} … ${END}`);
  const rows = productFormats.map(({ name, label, write }) => {
    const table = tableFormats.find((format) => format.name === name);
    const needed = table ? neededColumns(table).map((column) => `\`${column}\``) : [];
    const recognised = name === JSON_LINES.name ? 'a first line with `"format":"stoa-products"`' : needed.join(', ');
    return `| ${label} | ${recognised} | ${write ? `\`${write.command}\`` : ''} |`;
  });
  const head = ['| Format | Recognised by | Export name |', '|---|---|---|'];
  return `${text.slice(0, start)}${START}\n${[...head, ...rows].join('\n')}\n${text.slice(end)}`;
}
