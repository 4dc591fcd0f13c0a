import type { Domain } from '../../domain.ts';

export const translations: Domain = {
  name: 'translations',
  says: 'What owners write for shoppers, in the other languages of their sites',
  owns: ['translations'],
};
