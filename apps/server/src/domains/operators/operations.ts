import { operators } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { inviteToSignUp, listAllSites, setSiteBlocked, setTemplatePublished } from './operate.ts';
import { getCommonLimits, setCommonLimits, setSiteLimits } from './set-limits.ts';

export const served = [
  ...serve(operators, {
    ...{ listAllSites, setSiteBlocked, inviteToSignUp, setTemplatePublished },
    ...{ getCommonLimits, setCommonLimits, setSiteLimits },
  }),
];
