import type { Domain } from '../../domain.ts';
import { returnsFollowRefunds } from './follow-refunds.ts';
import { returnRequestLetter } from './letters/return-request.ts';
import { returnUpdateLetter } from './letters/return-update.ts';
import { served } from './operations.ts';
import { returnData } from './personal-data.store.ts';
import { returnNotice } from './tell-of-return.ts';

export const returns: Domain = {
  name: 'returns',
  says: 'What buyers give back of their orders: asked for, agreed to, and received',
  owns: ['order_returns', 'return_settings'],
  serves: served,
  consumes: [returnsFollowRefunds],
  letters: [returnRequestLetter, returnUpdateLetter],
  tasks: [returnNotice],
  personalData: [returnData],
};
