import type { Domain } from '../../domain.ts';
import { returnsFollowRefunds } from './follow-refunds.ts';
import { served } from './operations.ts';

export const returns: Domain = {
  name: 'returns',
  says: 'What buyers give back of their orders: asked for, agreed to, and received',
  owns: ['order_returns', 'return_settings'],
  serves: served,
  consumes: [returnsFollowRefunds],
};
