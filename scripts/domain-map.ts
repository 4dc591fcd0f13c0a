import { readFileSync } from 'node:fs';
import { domains } from '../apps/server/src/domains.ts';

const START = '<!-- The domains, from their descriptors by scripts/generate.ts. -->';
const END = '<!-- End of the domains. -->';

/** Updates the map of domains in ARCHITECTURE.md from their descriptors, with the lowest layer first. */
export function architectureDocument(root: URL): string {
  const text = readFileSync(new URL('ARCHITECTURE.md', root), 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start === -1 || end < start) throw new Error(`ARCHITECTURE.md has no place for the domains: ${START} … ${END}`);
  const rows = domains.map(({ name, says, owns }) => `| \`${name}\` | ${says} | ${owns.length || ''} |`);
  const map = ['| Domain | What it is for | Tables |', '|---|---|---|', ...rows].join('\n');
  return `${text.slice(0, start)}${START}\n${map}\n${text.slice(end)}`;
}
