import { tips as service, tippableStaff } from '@stoa/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../use-case.ts';
import { addTipDistributionsToOrder } from './add-distributions.ts';
import { getTipByDraftOrderId, getTipByOrderId } from './get-tip.ts';
import { previewTip } from './preview-tip.ts';
import { queryTipDistributions, sumTipDistributionAmounts } from './query-distributions.ts';
import { removeTipFromOrder } from './remove-tip.ts';
import { setTipOnOrder } from './set-tip.ts';
import { getTipChoice, updateTipChoice } from './tip-choice.ts';
import { listTippableStaff } from './tippable-staff.ts';

export const tips: Domain = {
  name: 'tips',
  says: 'What buyers give on top of the price, and who gets which part of it',
  owns: ['tip_distributions'],
  serves: [
    ...serve(service, {
      previewTip,
      getTipByOrderId,
      getTipByDraftOrderId,
      getTipChoice,
      updateTipChoice,
      setTipOnOrder,
      removeTipFromOrder,
      addTipDistributionsToOrder,
      queryTipDistributions,
      sumTipDistributionAmounts,
    }),
    ...serve(tippableStaff, { listTippableStaff }),
  ],
};
