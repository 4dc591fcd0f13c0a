import { payments } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { completePaymentAction } from './complete-payment-action.ts';
import { payCheckout } from './pay-checkout.ts';

export const served = serve(payments, { payCheckout, completePaymentAction });
