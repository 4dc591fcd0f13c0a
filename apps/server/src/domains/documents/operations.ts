import { documentSettings } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getDocumentSettings, updateDocumentSettings } from './change-settings.ts';

export const served = serve(documentSettings, { getDocumentSettings, updateDocumentSettings });
