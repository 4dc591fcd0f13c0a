import { TextInput } from '@mantine/core';
import { clockTimeOf, instantOf } from '@stoa/messages/days';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import type { FieldProps } from './field-props.ts';

const texts = words.editorSettings;

/** A moment, by the clock of the site. */
export function DateField({ label, value, onSet }: FieldProps) {
  const { site } = useSession();
  const timeZone = site.timeZone ?? 'UTC';
  const change = (text: string) => {
    const moment = text === '' ? undefined : instantOf(text, timeZone);
    if (moment !== null) onSet(moment);
  };
  return (
    <TextInput
      label={label}
      description={texts.date.clock(timeZone)}
      type="datetime-local"
      value={typeof value === 'string' ? clockTimeOf(value, timeZone) : ''}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
