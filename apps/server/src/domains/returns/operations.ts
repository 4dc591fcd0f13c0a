import { orderReturns } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { cancelReturn, openReturns, requestReturn } from './buyer-returns.ts';
import { staffStep } from './move-return.ts';
import { returnResource } from './returns.ts';
import { getReturnSettings, updateReturnSettings } from './settings.ts';

export const served = serve(orderReturns, {
  ...returnResource.useCases,
  openReturns,
  requestReturn,
  cancelReturn,
  approveReturn: (ctx, { returnId, answer }) => staffStep(ctx, { returnId, answer: answer ?? null, step: 'approve' }),
  declineReturn: (ctx, { returnId, answer }) => staffStep(ctx, { returnId, answer, step: 'decline' }),
  receiveReturn: (ctx, { returnId }) => staffStep(ctx, { returnId, step: 'receive' }),
  getReturnSettings: (ctx) => getReturnSettings(ctx),
  updateReturnSettings,
});
