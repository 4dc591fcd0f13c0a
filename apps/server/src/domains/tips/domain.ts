import { tips as service, tippableStaff } from '@stoa/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../use-case.ts';
import { getTipByOrderId } from './get-tip.ts';
import { previewTip } from './preview-tip.ts';
import { getTipChoice, updateTipChoice } from './tip-choice.ts';
import { listTippableStaff } from './tippable-staff.ts';

export const tips: Domain = {
  name: 'tips',
  says: 'What buyers give on top of the price, and among whom it could be split',
  owns: [],
  serves: [
    ...serve(service, { previewTip, getTipByOrderId, getTipChoice, updateTipChoice }),
    ...serve(tippableStaff, { listTippableStaff }),
  ],
};
