/** What the label says, in each language. */
import type { TemplateLanguage } from '../template.ts';
import { en, type Words } from './english.ts';
import { fr } from './french.ts';
import { de } from './german.ts';
import { he } from './hebrew.ts';
import { ja } from './japanese.ts';
import { es } from './spanish.ts';

export type { Words };

export const words: Record<TemplateLanguage, Words> = { en, de, es, fr, he, ja };
