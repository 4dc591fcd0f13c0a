import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { furtherPermissions, operations } from '@stoa/contract';
import { permissionGroups, staffRoles } from '@stoa/contract/roles';
import { loadDashboardMessages } from '@stoa/messages/dashboard';
import { dashboardLanguages } from '@stoa/messages/languages';
import { nameInSummary, saidIn } from '@stoa/messages/server-words';
import { describe, expect, test } from 'vitest';
import { letterKinds } from '../domains.ts';
import { isAudited } from './api/audit.ts';

const domains = join(import.meta.dirname, '../domains');

/** The code of domains, without tests; the variable parts of its texts are all `1`. */
const sources = (pattern: string): string =>
  globSync(pattern, { cwd: domains })
    .filter((file) => !/\.(test|fixture)\.ts$/.test(file))
    .map((file) => readFileSync(join(domains, file), 'utf8').replace(/\$\{[^{}]*\}/g, '1'))
    .join('\n');

const found = (code: string, text: RegExp): string[] =>
  [...code.matchAll(text)].map(({ groups }) => groups?.text ?? '');

/** What fields are called whose texts are translated. */
const fields = found(
  sources('**/*-texts.ts') + sources('{translations,catalog/labels,consent}/**/*.ts'),
  /(?:lineSource|linesSource|inPieces)\(\s*[^,]+, ['`](?<text>[^'`]+)['`]/g,
);
/** Why rows of files are not imported, sentence by sentence. */
const reasons = found(
  sources('{catalog/files,reviews/files}/**/*.ts'),
  /(?<quote>['`])(?:1 )?(?<text>(?:1 )?[A-Z](?:(?!\k<quote>).)*[a-z0-9")][.?])\k<quote>/g,
)
  .flatMap((text) => text.split(/(?<=[.?]) (?=[A-Z])/))
  // others are headers of columns
  .filter((sentence) => sentence.split(' ').length > 3);

const logged = [...operations.values()].filter((operation) => isAudited(operation) || operation.logsStaff);
const said = {
  changeNames: logged.map(({ summary }) => nameInSummary(summary)),
  fieldNames: fields,
  mailNames: letterKinds.flatMap(({ title, when }) => [title, when]),
  reasonNames: reasons,
  teamNames: [
    ...staffRoles.flatMap(({ title, description }) => [title, description]),
    ...Object.values(permissionGroups),
  ],
};
/** Words that are the same in each language are listed, too. */
const isSaid = (words: Readonly<Record<string, string>>, text: string): boolean =>
  text in words || saidIn(words, text) !== text;

describe.each(dashboardLanguages.filter((language) => language !== 'en'))('in %s', async (language) => {
  const words = await loadDashboardMessages(language);

  test.each(Object.entries(said))('what the server says has words: %s', (subject, texts) => {
    const ours = words[subject as keyof typeof said];
    expect(texts.length).toBeGreaterThan(20);
    expect([...new Set(texts)].filter((text) => !isSaid(ours, text))).toEqual([]);
  });

  test('names of mails and of the team are all used', () => {
    const all = new Set([...said.mailNames, ...said.teamNames]);
    expect(Object.keys({ ...words.mailNames, ...words.teamNames }).filter((text) => !all.has(text))).toEqual([]);
  });

  test('every permission has a name', () => {
    const asked = [...operations.values()].flatMap(({ permit }) => permit.permissions);
    const unnamed = [...asked, ...furtherPermissions].filter((one) => words.permissionNames.of(one, '') === '');
    expect([...new Set(unnamed)]).toEqual([]);
  });
});
