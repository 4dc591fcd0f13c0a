import { translations } from '@stoa/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../use-case.ts';
import { translationsPart } from './archive.ts';
import { getNextUnfinished, getProgress, getTranslation, listTranslations, saveTranslation } from './translate.ts';

export const translating: Domain = {
  name: 'translating',
  says: 'What of a site is translated into its other languages, what is to be checked, and what is missing',
  owns: [],
  archives: [translationsPart],
  serves: serve(translations, {
    listTranslations,
    getProgress,
    getNextUnfinished,
    getTranslation,
    saveTranslation,
  }),
};
