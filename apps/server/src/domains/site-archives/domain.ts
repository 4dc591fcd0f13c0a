import type { Domain } from '../../domain.ts';
import { copySite } from './copy-site.ts';
import { jobKinds, served } from './operations.ts';

export const siteArchives: Domain = {
  name: 'site-archives',
  says: 'Whole sites as files: made of one site, and taken in by a new one',
  owns: [],
  serves: served,
  jobKinds,
  tasks: [copySite],
};
