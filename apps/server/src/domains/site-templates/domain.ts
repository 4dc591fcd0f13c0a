import type { Domain } from '../../domain.ts';
import { removeTemplateFiles } from './forget-files.ts';
import { furnishSite } from './furnish-site.ts';
import { served } from './operations.ts';

export const siteTemplates: Domain = {
  name: 'site-templates',
  says: 'What a new site begins with: the templates of Stoa, and archives of sites that people keep as templates',
  owns: ['saved_templates'],
  reads: {
    users: 'one person adds one template at a time',
    user_roles: 'only owners of sites have templates',
  },
  serves: served,
  tasks: [furnishSite, removeTemplateFiles],
};
