import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../app/api.ts';
import { useSession } from '../../../app/session.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDialog } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { type SavedTemplate, savedTemplatesQuery } from '../../own-sites/queries.ts';
import { ReplacedTemplate } from '../../own-sites/replaced-template.tsx';
import { TemplateFields } from '../../own-sites/template-fields.tsx';
import { templateCodes } from '../../own-sites/template-problem.ts';

const texts = words.siteTemplates.fromSite;

/** Saves the site as a template, new or in place of an earlier one. */
export function TemplatePanel() {
  const [isOpen, setIsOpen] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const done = (name: string) => {
    setIsOpen(false);
    setSaved(name);
  };
  return (
    <Panel title={texts.title}>
      <Stack align="flex-start">
        <Text size="sm" c="dimmed" maw="68ch">
          {texts.text}
        </Text>
        <Button variant="default" leftSection={<IconTemplate size={16} aria-hidden />} onClick={() => setIsOpen(true)}>
          {texts.button}
        </Button>
        <Text size="sm" role="status" c="dimmed">
          {saved && texts.saved(saved)}
        </Text>
        <Anchor component={Link} to="/sites/templates" size="sm">
          {texts.seeAll}
        </Anchor>
        <FormDialog opened={isOpen} onClose={() => setIsOpen(false)} title={texts.title}>
          <TemplateForm onDone={done} />
        </FormDialog>
      </Stack>
    </Panel>
  );
}

function TemplateForm({ onDone }: { onDone: (name: string) => void }) {
  const { site } = useSession();
  const form = useEntityForm({
    entity: null,
    read: () => ({ templateId: '', name: site.name ?? '', description: '' }),
    validate: ({ name }) => ({ name: missing(name) }),
    save: ({ templateId, name, description }) =>
      api.siteTemplates.saveSiteAsTemplate({ name: name.trim(), description, ...(templateId && { templateId }) }),
    refresh: [savedTemplatesQuery.queryKey],
    onDone: ({ template }) => onDone(template?.name ?? ''),
    wire: { codes: templateCodes },
    isQuick: true,
  });
  const replace = (template: SavedTemplate | null) => {
    const { id = '', name = form.values.name, description = form.values.description } = template ?? {};
    form.set({ templateId: id, name, description });
  };
  return (
    <Form form={form}>
      <ReplacedTemplate value={form.values.templateId} onChange={replace} />
      <TemplateFields text={form.text} />
      <Text size="sm" role="status" c="dimmed">
        {form.isSaving && texts.waiting}
      </Text>
      <FormEnd form={form}>{texts.button}</FormEnd>
    </Form>
  );
}
