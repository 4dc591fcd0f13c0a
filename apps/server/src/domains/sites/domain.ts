import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const sites: Domain = {
  name: 'sites',
  says: 'The sites of this server, with their host names and settings',
  owns: ['sites', 'site_hosts'],
  reads: {
    oauth_clients: 'a site is known with its first client, by each request',
    service_plugins: 'a site is known with the apps that answer for it, by each request',
    platform_settings: 'a site is known with its limits, which may be those of all sites, by each request',
    user_roles: 'a site without anybody who runs it is still being made',
  },
  serves: served,
};
