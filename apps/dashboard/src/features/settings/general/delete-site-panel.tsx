import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { api } from '../../../app/api.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';

/** Moves the site to the trash, once its name was typed. */
export function DeleteSitePanel({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title="Delete the site">
      <Stack align="flex-start">
        <Text size="sm">
          The site goes to the trash for 30 days: no one can visit it or order. You can restore it under “Your sites”.
          After that, everything is deleted: pages, products, orders, members and files.
        </Text>
        <Button variant="default" onClick={() => setIsOpen(true)}>
          Delete the site
        </Button>
      </Stack>
      <FormDialog opened={isOpen} onClose={() => setIsOpen(false)} title={`Delete ${name}?`}>
        <DeleteForm name={name} />
      </FormDialog>
    </Panel>
  );
}

function DeleteForm({ name }: { name: string }) {
  const form = useEntityForm({
    entity: null,
    read: () => ({ typed: '' }),
    validate: ({ typed }) => ({ typed: typed.trim() === name ? null : 'Type the name exactly as above.' }),
    wire: {
      codes: { SITE_NAME_DIFFERS: { field: 'typed', text: 'The site has another name by now. Reload the page.' } },
    },
    save: ({ typed }) => api.siteAdministration.deleteSite({ name: typed.trim() }),
    onSaved: () => window.location.assign(`${import.meta.env.BASE_URL}sites`),
    isQuick: true,
  });
  return (
    <Form form={form}>
      <Text size="sm">Visitors, customers and the team are shut out at once. To confirm, type “{name}”.</Text>
      <TextInput label="Name of the site" maxLength={100} data-autofocus {...form.text('typed')} />
      <FormEnd form={form}>Delete the site</FormEnd>
    </Form>
  );
}
