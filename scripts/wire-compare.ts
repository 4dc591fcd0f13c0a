/**
 * `npm run wire:compare -- <folder>`: compares the contract with facts about the wire, and prints the differences of
 * every served operation that `wire/intended.ts` does not list.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { compareAll, declared } from './wire/compare.ts';
import { classes, sift } from './wire/difference.ts';
import { readFacts } from './wire/facts.ts';
import { intended } from './wire/intended.ts';

const folder = process.argv[2];
if (!folder) throw new Error('name the folder of facts: npm run wire:compare -- <folder>');
const { differences, compared } = compareAll(readFacts(folder), { ...declared, rules: rulesOfServer() });
const { open, needless } = sift(differences, intended);

for (const [service, own] of Map.groupBy(open, (difference) => difference.service)) {
  console.log(`\n${service} (${own.length})`);
  for (const [where, group] of Map.groupBy(own, (difference) => difference.where)) {
    console.log(`  ${where}\n${group.map(({ kind, what }) => `    ${kind}: ${what}`).join('\n')}`);
  }
}
for (const text of needless) console.log(`\nlisted as intended, but no difference: ${text}`);
console.log(
  `\n${compared} operations compared: ${open.length} differences, and ${differences.length - open.length} intended`,
);
for (const [kind, text] of Object.entries(classes)) {
  const [all, left] = [differences, open].map((list) => list.filter((difference) => difference.kind === kind).length);
  if (all) console.log(`  ${text}: ${left}, and ${all - (left ?? 0)} intended`);
}
process.exitCode = open.length + needless.length > 0 ? 1 : 0;

/** Texts in capitals in the server's code, among them the names of the rules that it answers. */
function rulesOfServer(): Set<string> {
  const source = new URL('../apps/server/src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return new Set(
    files.flatMap((name) => readFileSync(new URL(name, source), 'utf8').match(/(?<=')[A-Z][A-Z_]+(?=')/g) ?? []),
  );
}
