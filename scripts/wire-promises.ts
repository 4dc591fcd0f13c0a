/**
 * `npm run wire:promises -- <folder>`: writes to the contract which fields of answers are always there, according to the
 * facts about the wire.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFacts } from './wire/facts.ts';
import { type PromisedFields, promisesOf } from './wire/promises.ts';

const folder = process.argv[2];
if (!folder) throw new Error('name the folder of facts: npm run wire:promises -- <folder>');
const promised = JSON.parse(readFileSync(join(folder, 'present.json'), 'utf8')) as PromisedFields;
const rows = Object.entries(promisesOf(readFacts(folder), promised)).map(
  ([name, fields]) => `  ${JSON.stringify(name)}: ${JSON.stringify(fields)},`,
);
const text = `/**
 * The fields that answers always contain where their parent is there, because clients read them without a check, and
 * what each contains if there is nothing to say. Null: every use case provides it.
 *
 * Written by \`npm run wire:promises\`.
 */
export const promises: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
${rows.join('\n')}
};
`;
writeFileSync(new URL('../packages/contract/src/promises.ts', import.meta.url), text);
