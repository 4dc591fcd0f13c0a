import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const cartsV2: Domain = {
  name: 'carts-v2',
  says: 'Carts as the second generation of clients sees them: one entity up to the order',
  owns: [],
  serves: served,
};
