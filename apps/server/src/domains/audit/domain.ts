import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const audit: Domain = {
  name: 'audit',
  says: 'The activity log: changes made by staff and apps',
  owns: [],
  serves: served,
};
