import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const tags: Domain = {
  name: 'tags',
  says: 'Words for marking products, wish lists and other things',
  owns: ['tags', 'tag_counters'],
  serves: served,
};
