import { operations } from '@stoa/contract';
import { permissionGroups, staffRoles } from '@stoa/contract/roles';
import { dashboardLanguages } from '@stoa/messages/languages';
import { loadServerWords, nameInSummary } from '@stoa/messages/server-words';
import { expect, test } from 'vitest';
import { letterKinds } from '../domains.ts';
import { isAudited } from './api/audit.ts';

const logged = [...operations.values()].filter((operation) => isAudited(operation) || operation.logsStaff);
const said = {
  changes: logged.map(({ summary }) => nameInSummary(summary)),
  mails: letterKinds.flatMap(({ title, when }) => [title, when]),
  team: [...staffRoles.flatMap(({ title, description }) => [title, description]), ...Object.values(permissionGroups)],
};

test.each(dashboardLanguages.filter((language) => language !== 'en'))(
  'what the server calls changes, e-mails and roles has words in %s',
  async (language) => {
    const words = await loadServerWords(language);
    const missing = Object.entries(said).flatMap(([subject, texts]) =>
      texts.filter((text) => !words[subject as keyof typeof said][text]),
    );
    expect([...new Set(missing)]).toEqual([]);
    const all = new Set([...said.mails, ...said.team]);
    const unused = [...Object.keys(words.mails), ...Object.keys(words.team)].filter((text) => !all.has(text));
    expect(unused).toEqual([]);
  },
);
