import type { Domain } from '../../domain.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { siteDeletedLetter } from './letters/site-deleted.ts';
import { served } from './operations.ts';
import { purgeOldTrash } from './purge-sites.ts';

export const siteAdministration: Domain = {
  name: 'site-administration',
  says: 'The sites of a person: which they are, making and deleting them',
  owns: [],
  reads: {
    sites: 'a list of somebody’s sites has their names and states',
    site_hosts: 'a list of somebody’s sites has their addresses',
    user_roles: 'the sites of a person are those on which they have a role',
    users: 'a list of sites names their owners, and one person makes one site at a time',
  },
  serves: served,
  recurringJobs: [{ name: 'delete sites for good', everyMs: HOUR_MS, run: purgeOldTrash }],
  letters: [siteDeletedLetter],
};
