import { savedViews } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from './saved-views.ts';

export const served = serve(savedViews, { listSavedViews, createSavedView, updateSavedView, deleteSavedView });
