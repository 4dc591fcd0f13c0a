import { checkoutContent, checkoutForm, checkoutSettings, tipSettings } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getCheckoutContent } from './checkout-content.ts';
import { getCheckoutForm, getCheckoutRules, updateCheckoutRules } from './checkout-rules.ts';
import { getCheckoutSettings, updateCheckoutSettings } from './checkout-settings.ts';
import { getPolicyPage, listPolicies, updatePolicy } from './policies.ts';
import { createDefaultTipSettings, deleteTipSettings, tipSettingsResource, updateTipSettings } from './tip-settings.ts';

export const served = [
  ...serve(checkoutSettings, { getCheckoutSettings, updateCheckoutSettings }),
  ...serve(checkoutContent, { getCheckoutContent }),
  ...serve(tipSettings, {
    ...tipSettingsResource.useCases,
    updateTipSettings,
    createDefaultTipSettings,
    deleteTipSettings,
  }),
  ...serve(checkoutForm, {
    getCheckoutForm,
    getCheckoutRules,
    updateCheckoutRules,
    getPolicyPage,
    listPolicies,
    updatePolicy,
  }),
];
