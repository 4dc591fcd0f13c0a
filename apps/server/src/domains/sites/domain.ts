import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const sites: Domain = {
  name: 'sites',
  says: 'The sites of this server, with their host names and settings',
  owns: ['sites', 'site_hosts'],
  reads: {
    oauth_clients: 'a site is known with its first client, by each request',
    user_roles: 'the sites of a person are those on which they have a role',
    users: 'a list of sites names their owners',
  },
  serves: served,
};
