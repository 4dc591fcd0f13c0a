/** What the label says, in each language. */
import type { TemplateLanguage } from '../template.ts';
import { en, type Words } from './english.ts';
import { de } from './german.ts';

export type { Words };

export const words: Record<TemplateLanguage, Words> = { en, de };
