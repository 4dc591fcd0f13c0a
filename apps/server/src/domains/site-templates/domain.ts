import type { Domain } from '../../domain.ts';
import { furnishSite } from './furnish-site.ts';

export const siteTemplates: Domain = {
  name: 'site-templates',
  says: 'What a new site begins with: the pages, pictures and products of a template',
  owns: [],
  tasks: [furnishSite],
};
