import type { Domain } from '../../domain.ts';
import { removeForgottenDrafts } from './drafts.store.ts';
import { served } from './operations.ts';
import { draftData } from './personal-data.store.ts';

export const draftOrders: Domain = {
  name: 'draft-orders',
  says: 'Orders in the making, and changes of orders that were placed',
  owns: ['draft_orders'],
  serves: served,
  expires: [removeForgottenDrafts],
  personalData: [draftData],
};
