import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';
import { removeExpiredRedirectSessions } from './redirects.store.ts';

export const redirects: Domain = {
  name: 'redirects',
  says: 'The way from other front ends to the pages of a site, and back',
  owns: ['redirect_sessions'],
  reads: {
    oauth_clients: 'a redirect may lead to the domains of every client of the site',
  },
  serves: served,
  expires: [removeExpiredRedirectSessions],
};
