import type { Site } from '../../site.ts';

/** Sites that weigh in pounds measure in miles. */
export const lengthUnitOf = ({ settings }: Pick<Site, 'settings'>): 'KM' | 'MI' =>
  settings.weightUnit === 'LB' ? 'MI' : 'KM';
