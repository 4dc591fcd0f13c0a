import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const savedViews: Domain = {
  name: 'saved-views',
  says: 'Filters that staff keep for their lists',
  owns: ['saved_views'],
  serves: served,
};
