import { Button, Group, Input, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { api, hasCode, present } from '../../app/api.ts';
import { explain } from '../../ui/explain.ts';
import type { DescriptionDraft } from '../products/form/product-form.ts';

/** The text editor is large: it comes when somebody writes. */
const TextEditor = lazy(() => import('../products/form/description/description-editor.tsx'));

export type Section = { id: string; revision: string; title: string; uniqueName: string; text: DescriptionDraft };

type SectionFormProps = {
  /** What is changed; a new section where absent. */
  section?: Section;
  onSaved: (saved: Pick<Section, 'id' | 'title' | 'uniqueName'>) => void;
  onCancel: () => void;
};

/** Title, internal name and text of an info section. */
export function SectionForm({ section, onSaved, onCancel }: SectionFormProps) {
  const [title, setTitle] = useState(section?.title ?? '');
  const [uniqueName, setUniqueName] = useState(section?.uniqueName ?? '');
  const [text, setText] = useState<DescriptionDraft>(section?.text ?? {});
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveSection(section, onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // the product's own form, where it is opened from one, is not sent along with it
    event.stopPropagation();
    if (title.trim()) save.mutate({ title, uniqueName, text });
    else setProblem('Give it a title');
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          label="Title"
          description="Shoppers see it above the text."
          required
          maxLength={50}
          data-autofocus
          value={title}
          error={problem}
          onChange={({ currentTarget: { value } }) => {
            setTitle(value);
            setProblem(null);
          }}
        />
        <TextInput
          label="Internal name"
          description="Tells sections of the same title apart. Shoppers do not see it."
          placeholder={title}
          maxLength={100}
          value={uniqueName}
          onChange={({ currentTarget: { value } }) => setUniqueName(value)}
        />
        <div>
          <Input.Label labelElement="div">Text</Input.Label>
          <Suspense fallback={<Skeleton h={190} />}>
            <TextEditor label="Text" value={text} onChange={setText} />
          </Suspense>
        </div>
        {save.isError && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {reasonOf(save.error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            {section ? 'Save section' : 'Create section'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useSaveSection(section: Section | undefined, onSaved: SectionFormProps['onSaved']) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ title, uniqueName, text }: Pick<Section, 'title' | 'uniqueName' | 'text'>) => {
      const named = { title: title.trim(), uniqueName: uniqueName.trim() || title.trim() };
      const { infoSection } = section
        ? await api.infoSections.updateInfoSection({
            infoSection: {
              ...named,
              id: section.id,
              revision: section.revision,
              ...(text !== section.text && { description: text }),
            },
          })
        : await api.infoSections.createInfoSection({ infoSection: { ...named, description: text } });
      return { ...named, id: present(infoSection?.id, 'section id') };
    },
    onSuccess: onSaved,
    onSettled: () =>
      Promise.all(
        [['info-sections'], ['labels', 'sections'], ['products']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

function reasonOf(error: unknown): string {
  if (hasCode(error, 'ALREADY_EXISTS')) return 'There is an info section of this internal name. Choose another one.';
  if (hasCode(error, 'INVALID_REVISION'))
    return 'Somebody changed this section meanwhile. Close this and open it again to see how it is now.';
  return explain(error).detail;
}
