import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const jobs: Domain = {
  name: 'jobs',
  says: 'The progress of long work that requests leave behind',
  owns: [],
  serves: served,
};
