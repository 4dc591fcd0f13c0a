import { checkoutTemplates } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { templateResource } from './templates.ts';
import { createAndRedirectToCheckout, createCheckoutFromTemplate } from './use-template.ts';

export const served = serve(checkoutTemplates, {
  ...templateResource.useCases,
  createCheckoutFromTemplate,
  createAndRedirectToCheckout,
});
