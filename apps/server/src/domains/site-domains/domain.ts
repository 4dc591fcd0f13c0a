import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const siteDomains: Domain = {
  name: 'site-domains',
  says: 'Domains of their own that sites answer under, proven by records in the DNS',
  owns: ['site_domains'],
  serves: served,
};
