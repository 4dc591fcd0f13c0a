import { operations } from '@stoa/contract';
import { permissionGroups, staffRoles } from '@stoa/contract/roles';
import { loadDashboardMessages } from '@stoa/messages/dashboard';
import { dashboardLanguages } from '@stoa/messages/languages';
import { nameInSummary, serverSubjects } from '@stoa/messages/server-words';
import { expect, test } from 'vitest';
import { letterKinds } from '../domains.ts';
import { isAudited } from './api/audit.ts';

const logged = [...operations.values()].filter((operation) => isAudited(operation) || operation.logsStaff);
const said = {
  changeNames: logged.map(({ summary }) => nameInSummary(summary)),
  mailNames: letterKinds.flatMap(({ title, when }) => [title, when]),
  teamNames: [...staffRoles.flatMap(({ title, description }) => [title, description]), ...Object.values(permissionGroups)],
};

test.each(dashboardLanguages.filter((language) => language !== 'en'))(
  'what the server calls changes, e-mails and roles has words in %s',
  async (language) => {
    const words = await loadDashboardMessages(language, serverSubjects);
    const missing = serverSubjects.flatMap((subject) => said[subject].filter((text) => !words[subject][text]));
    expect([...new Set(missing)]).toEqual([]);
    const all = new Set([...said.mailNames, ...said.teamNames]);
    const unused = Object.keys({ ...words.mailNames, ...words.teamNames }).filter((text) => !all.has(text));
    expect(unused).toEqual([]);
  },
);
