import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const packing: Domain = {
  name: 'packing',
  says: 'Packing slips and address labels of orders, printed from what they say at that moment',
  owns: [],
  serves: served,
};
