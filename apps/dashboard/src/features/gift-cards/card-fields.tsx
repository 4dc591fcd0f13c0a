import { Group, Textarea, TextInput } from '@mantine/core';
import { words } from '../../app/words.ts';
import type { Bindings } from '../../ui/form/bindings.ts';
import type { CardFields as Fields } from './gift-card-form.ts';

const texts = words.giftCards;

/** The fields of a card that can be changed later. */
export function CardFields({ form, values }: { form: Bindings<Fields>; values: Fields }) {
  const isSent = values.email.trim() !== '';
  return (
    <>
      <TextInput
        label={texts.edit.email}
        description={texts.edit.emailText}
        type="email"
        maxLength={320}
        {...form.text('email')}
      />
      {isSent && (
        <>
          <Group grow align="flex-start">
            <TextInput label={texts.edit.name} maxLength={100} {...form.text('name')} />
            <TextInput label={texts.card.from} maxLength={100} {...form.text('senderName')} />
          </Group>
          <Textarea label={texts.card.message} maxLength={500} autosize minRows={2} {...form.text('message')} />
          <TextInput
            type="date"
            label={texts.edit.sendOn}
            description={texts.edit.sendOnText}
            maw={220}
            {...form.text('delivery')}
          />
        </>
      )}
      <TextInput
        type="date"
        label={texts.edit.lastDay}
        description={texts.edit.lastDayText}
        maw={260}
        {...form.text('expiry')}
      />
      <Textarea
        label={texts.card.note}
        description={texts.card.noteText}
        maxLength={500}
        autosize
        {...form.text('note')}
      />
    </>
  );
}
