/** What the label says, in each language. */
import type { InLanguages } from '../template.ts';
import { en, type Words } from './english.ts';
import { fr } from './french.ts';
import { de } from './german.ts';
import { ja } from './japanese.ts';
import { es } from './spanish.ts';

export type { Words };

export const words: InLanguages<Words> = { en, de, es, fr, ja };
