import { Input, Skeleton, TextInput } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import type { RichText } from '../../ui/text-editor/rich-text.ts';

const texts = words.productLabels.section;

/** The text editor is large, so it is loaded on demand. */
const TextEditor = lazy(() => import('../../ui/text-editor/text-editor.tsx'));

export type Section = { id: string; revision: string; title: string; uniqueName: string; description: RichText };

type SectionFormProps = {
  /** The section to edit; absent for a new one. */
  section?: Section;
  onDone: (saved: Section) => void;
};

const NEW: Section = { id: '', revision: '', title: '', uniqueName: '', description: {} };
const QUERIES = [['info-sections'], ['labels', 'sections'], ['products']];

/** The title, internal name and text of an info section. */
export function SectionForm({ section = NEW, onDone }: SectionFormProps) {
  const form = useEntityForm({
    entity: section,
    read: ({ title, uniqueName, description }) => ({ title, uniqueName, description }),
    validate: ({ title }) => ({ title: missing(title, texts.missingTitle) }),
    wire: {
      codes: {
        ALREADY_EXISTS: {
          field: 'uniqueName',
          text: texts.taken,
        },
      },
    },
    save: async ({ title, uniqueName, description }, { entity: { id, revision }, base }) => {
      const named = { title: title.trim(), uniqueName: uniqueName.trim() || title.trim() };
      const changed = description === base.description ? {} : { description };
      const { infoSection } = id
        ? await api.infoSections.updateInfoSection({ infoSection: { ...named, ...changed, id, revision } })
        : await api.infoSections.createInfoSection({ infoSection: { ...named, description } });
      const { id: savedId, revision: savedRevision } = present(infoSection, 'infoSection');
      return { ...named, description, id: present(savedId, 'section id'), revision: savedRevision ?? '' };
    },
    reload: ({ id }) => loadSection(id),
    settle: (saved) => saved,
    onDone,
    refresh: QUERIES,
  });
  return (
    <Form form={form} gap="sm">
      <TextInput
        label={texts.title}
        description={texts.titleText}
        required
        maxLength={50}
        data-autofocus
        {...form.text('title')}
      />
      <TextInput
        label={texts.internalName}
        description={texts.internalNameText}
        placeholder={form.values.title}
        maxLength={100}
        {...form.text('uniqueName')}
      />
      <div>
        <Input.Label labelElement="div">{texts.text}</Input.Label>
        <Suspense fallback={<Skeleton h={190} />}>
          <TextEditor
            label={texts.text}
            value={form.values.description}
            onChange={(update) => form.change((old) => ({ ...old, description: update(old.description) }))}
          />
        </Suspense>
      </div>
      <FormEnd form={form}>{section.id ? texts.save : texts.create}</FormEnd>
    </Form>
  );
}

/** Loads a section with its text, which lists leave out. */
export async function loadSection(id: string): Promise<Section> {
  const { infoSection = {} } = await api.infoSections.getInfoSection({ infoSectionId: id });
  const { revision, title, uniqueName, description } = infoSection;
  return {
    id,
    revision: revision ?? '',
    title: title ?? '',
    uniqueName: uniqueName ?? '',
    description: description ?? {},
  };
}
