import { consent } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getConsentSettings, updateConsentSettings } from './change-consent.ts';

export const served = serve(consent, { getConsentSettings, updateConsentSettings });
