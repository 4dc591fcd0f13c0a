import { letters } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { listLetters, previewLetter, sendTestLetter, updateLetter } from './letters.ts';

export const served = serve(letters, { listLetters, previewLetter, updateLetter, sendTestLetter });
