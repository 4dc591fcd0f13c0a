import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const tax: Domain = {
  name: 'tax',
  says: 'Tax groups of products',
  owns: ['tax_groups'],
  serves: served,
};
