import type { Domain } from '../../domain.ts';

export const pages: Domain = {
  name: 'pages',
  says: 'The pages that a site publishes',
  owns: ['pages'],
};
