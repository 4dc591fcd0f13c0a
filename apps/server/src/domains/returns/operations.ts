import { orderReturns } from '@stoa/contract';
import { settingsUseCases } from '../../settings-use-cases.ts';
import { serve } from '../../use-case.ts';
import { cancelReturn, openReturns, requestReturn } from './buyer-returns.ts';
import { staffStep } from './move-return.ts';
import { returnResource } from './returns.ts';
import { returnSettings } from './settings.store.ts';

const settings = settingsUseCases(returnSettings);

export const served = serve(orderReturns, {
  ...returnResource.useCases,
  openReturns,
  requestReturn,
  cancelReturn,
  approveReturn: (ctx, { returnId, answer }) => staffStep(ctx, { returnId, answer: answer ?? null, step: 'approve' }),
  declineReturn: (ctx, { returnId, answer }) => staffStep(ctx, { returnId, answer, step: 'decline' }),
  receiveReturn: (ctx, { returnId }) => staffStep(ctx, { returnId, step: 'receive' }),
  getReturnSettings: settings.get,
  updateReturnSettings: settings.update,
});
