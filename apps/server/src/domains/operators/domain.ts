import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const operators: Domain = {
  name: 'operators',
  says: 'All sites of the server, for the people who run it',
  owns: [],
  reads: {
    sites: 'operators see all sites',
    site_hosts: 'operators find sites by their host names',
    user_roles: 'operators see who owns a site',
    users: 'operators see who owns a site',
  },
  serves: served,
};
