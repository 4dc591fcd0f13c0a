import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const savedCards: Domain = {
  name: 'saved-cards',
  says: 'Cards that members let the shop keep, as they list, prefer and remove them; subscriptions keep theirs',
  owns: [],
  serves: served,
};
