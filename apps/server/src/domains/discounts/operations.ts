import { discountCustomTriggers, discountRules } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { listTriggers } from './custom-triggers.ts';
import { discountRuleResource } from './discount-rules.ts';

export const served = [
  ...serve(discountRules, discountRuleResource.useCases),
  ...serve(discountCustomTriggers, { listTriggers }),
];
