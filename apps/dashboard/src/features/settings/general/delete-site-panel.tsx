import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';

const texts = words.generalSettings;

/** Moves the site to the trash, once its name was typed. */
export function DeleteSitePanel({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={texts.delete.title}>
      <Stack align="flex-start">
        <Text size="sm">{texts.delete.text}</Text>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          {texts.delete.title}
        </Button>
      </Stack>
      <FormDialog opened={isOpen} onClose={() => setIsOpen(false)} title={words.actions.deleteTitle(name)}>
        <DeleteForm name={name} />
      </FormDialog>
    </Panel>
  );
}

function DeleteForm({ name }: { name: string }) {
  const form = useEntityForm({
    entity: null,
    read: () => ({ typed: '' }),
    validate: ({ typed }) => ({ typed: typed.trim() === name ? null : texts.delete.differs }),
    wire: {
      codes: { SITE_NAME_DIFFERS: { field: 'typed', text: texts.delete.renamed } },
    },
    save: ({ typed }) => api.siteAdministration.deleteSite({ name: typed.trim() }),
    onSaved: () => window.location.assign(`${import.meta.env.BASE_URL}sites`),
    isQuick: true,
  });
  return (
    <Form form={form}>
      <Text size="sm">{texts.delete.confirm(name)}</Text>
      <TextInput label={texts.delete.name} maxLength={100} data-autofocus {...form.text('typed')} />
      <FormEnd form={form}>{texts.delete.title}</FormEnd>
    </Form>
  );
}
