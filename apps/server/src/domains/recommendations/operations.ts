import { productViews, recommendations } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { getRecommendation, listAvailableAlgorithms, recordProductView } from './recommendations.ts';

export const served = [
  ...serve(recommendations, { listAvailableAlgorithms, getRecommendation }),
  ...serve(productViews, { recordProductView }),
];
