import { Menu } from '@mantine/core';
import { IconDownload, IconPencil, IconTrash, IconWorld, IconWorldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { ActionsMenu } from '../../ui/actions-menu.tsx';
import { confirmFirst } from '../../ui/confirm.tsx';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { useChange } from '../../ui/use-change.ts';
import { saveFile } from '../import/save-file.ts';
import { type SavedTemplate, savedTemplatesQuery } from './queries.ts';
import { TemplateFields } from './template-fields.tsx';

const texts = words.siteTemplates;

type TemplateActionsProps = { template: SavedTemplate; isOperator: boolean };

/** What can be done with a template, by its owner and by operators. */
export function TemplateActions({ template, isOperator }: TemplateActionsProps) {
  const { id: templateId = '', name = '', isOwn, isPublished } = template;
  const [isEdited, setIsEdited] = useState(false);
  const changing = useChange(savedTemplatesQuery.queryKey);
  const run = (change: () => Promise<unknown>, done: string) => changing.mutate({ change, done });
  const download = () =>
    run(
      async () => saveFile(await api.siteFiles.downloadTemplate(templateId), 'template.stoa.zip'),
      words.archiveSettings.export.done,
    );
  const offer = (isPublished: boolean) => () => api.operators.setTemplatePublished({ templateId, isPublished });
  const askToOffer = () =>
    confirmFirst({
      title: texts.offerTitle(name),
      text: texts.offerText,
      confirm: texts.offerConfirm,
      isHarmless: true,
      onConfirm: () => run(offer(true), texts.nowOffered(name)),
    });
  const askToDelete = () =>
    confirmFirst({
      title: words.actions.deleteTitle(name),
      text: texts.deleteText,
      confirm: words.common.delete,
      onConfirm: () => run(() => api.siteTemplates.deleteTemplate({ templateId }), words.actions.deleted(name)),
    });
  return (
    <>
      <ActionsMenu label={words.actions.of(name)} loading={changing.isPending}>
        {isOwn && (
          <>
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => setIsEdited(true)}>
              {texts.edit}
            </Menu.Item>
            <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
              {texts.download}
            </Menu.Item>
          </>
        )}
        {isOperator && isOwn && !isPublished && (
          <Menu.Item leftSection={<IconWorld size={16} aria-hidden />} onClick={askToOffer}>
            {texts.offer}
          </Menu.Item>
        )}
        {isOperator && isPublished && (
          <Menu.Item
            leftSection={<IconWorldOff size={16} aria-hidden />}
            onClick={() => run(offer(false), texts.withdrawn(name))}
          >
            {texts.withdraw}
          </Menu.Item>
        )}
        {isOwn && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={askToDelete}>
            {words.common.delete}
          </Menu.Item>
        )}
      </ActionsMenu>
      <FormDialog opened={isEdited} onClose={() => setIsEdited(false)} title={texts.editTitle}>
        <EditForm template={template} onDone={() => setIsEdited(false)} />
      </FormDialog>
    </>
  );
}

function EditForm({ template, onDone }: { template: SavedTemplate; onDone: () => void }) {
  const form = useEntityForm({
    entity: template,
    read: ({ name = '', description = '' }) => ({ name, description }),
    validate: ({ name }) => ({ name: missing(name) }),
    save: ({ name, description }, { entity: { id: templateId = '' } }) =>
      api.siteTemplates.updateTemplate({ templateId, name: name.trim(), description }),
    saved: () => texts.saved,
    refresh: [savedTemplatesQuery.queryKey],
    onDone,
  });
  return (
    <Form form={form}>
      <TemplateFields text={form.text} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
