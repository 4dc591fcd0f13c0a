/** The texts of something, as their translations are edited side by side with the originals. */
import { saidIn } from '@stoa/messages/server-words';
import { words } from '../../app/words.ts';
import type { Translation } from './queries.ts';

export type TextFields = {
  field: string;
  label: string;
  source: string;
  /** The original as it is now. */
  sourceVersion: string;
  /** The version of the original that the text was written or checked for. */
  checkedFor: string;
  isLong: boolean;
  /** What there was to do when it was read. */
  state: 'MISSING' | 'OUTDATED' | 'DONE';
  text: string;
};

export type TranslationFields = { texts: TextFields[] };

export const readFields = ({ texts = [] }: Translation): TranslationFields => ({
  texts: texts.map(
    ({ field = '', label = '', source = '', sourceVersion = '', translatedFrom, lines, text, state = 'MISSING' }) => ({
      ...{ field, label: labelIn(field, label), source, sourceVersion, state },
      checkedFor: translatedFrom ?? sourceVersion,
      isLong: lines === 'SEVERAL',
      text: text ?? '',
    }),
  ),
});

/** What a field is called in the language of the dashboard; of a page, `Picture: Caption`, the block and its property. */
function labelIn(field: string, label: string): string {
  const { said } = words.blockLabels;
  const [, block = '', property = ''] = /^([^:]+): (.+)$/.exec(label) ?? [];
  if (block) return `${said(block, '')}: ${said(property, field.split('.')[1] ?? '')}`;
  return saidIn(words.fieldNames, label);
}

/** Whether the original has changed since the text was written. */
export const isOutdated = ({ text, checkedFor, sourceVersion }: TextFields): boolean =>
  text !== '' && checkedFor !== sourceVersion;

/** What is typed is a translation of the original as it is now. */
export const withText = (fields: TextFields, text: string): TextFields => ({
  ...fields,
  text,
  checkedFor: fields.sourceVersion,
});

export const checked = (fields: TextFields): TextFields => ({ ...fields, checkedFor: fields.sourceVersion });

export const writeFields = ({ texts }: TranslationFields) =>
  texts.flatMap(({ field, text, checkedFor }) =>
    text.trim() ? [{ field, text: text.trim(), sourceVersion: checkedFor }] : [],
  );
