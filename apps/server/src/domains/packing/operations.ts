import { packing } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { linkToPackingPapers, openPackingPapers } from './packing-papers.ts';

export const served = serve(packing, { linkToPackingPapers, openPackingPapers });
