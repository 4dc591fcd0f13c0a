import { Group, Textarea, TextInput } from '@mantine/core';
import type { Bindings } from '../../ui/form/bindings.ts';
import type { CardFields as Fields } from './gift-card-form.ts';

/** The fields of a card that can be changed later. */
export function CardFields({ form, values }: { form: Bindings<Fields>; values: Fields }) {
  const isSent = values.email.trim() !== '';
  return (
    <>
      <TextInput
        label="Recipient’s e-mail"
        description="We send the code there. Leave it empty to hand it over yourself."
        type="email"
        maxLength={320}
        {...form.text('email')}
      />
      {isSent && (
        <>
          <Group grow align="flex-start">
            <TextInput label="Recipient’s name" maxLength={100} {...form.text('name')} />
            <TextInput label="From" maxLength={100} {...form.text('senderName')} />
          </Group>
          <Textarea label="Message" maxLength={500} autosize minRows={2} {...form.text('message')} />
          <TextInput
            type="date"
            label="Send on"
            description="Leave it empty to send it now"
            maw={220}
            {...form.text('delivery')}
          />
        </>
      )}
      <TextInput
        type="date"
        label="Last day of use"
        description="Leave it empty for a card that never expires"
        maw={260}
        {...form.text('expiry')}
      />
      <Textarea label="Note" description="Only your team sees it" maxLength={500} autosize {...form.text('note')} />
    </>
  );
}
