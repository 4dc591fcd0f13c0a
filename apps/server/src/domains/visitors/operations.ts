import { visitors } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getCollected } from './get-collected.ts';

export const served = serve(visitors, { getCollected });
