import { Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useState } from 'react';
import { useMay } from '../../app/permissions.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { type EntityForm, useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { dimensionsOf, type FileView } from '../media/library.ts';
import type { PostForm } from './post-form.ts';

const texts = words.blog;

/** The text editor is as large as the rest of the page, so it is loaded afterwards. */
const TextEditor = lazy(() => import('../../ui/text-editor/text-editor.tsx'));
const MediaPicker = lazy(async () => ({ default: (await import('../media/media-picker.tsx')).MediaPicker }));

/** The title and the text of a post. */
export function PostText({ form }: { form: EntityForm<PostForm> }) {
  const { values, errors } = form;
  return (
    <Panel title={texts.form.text}>
      <Stack gap="sm">
        <TextInput label={texts.form.title} required maxLength={200} size="md" {...form.text('title')} />
        <Suspense fallback={<Skeleton h={420} />}>
          <TextEditor
            label={texts.form.textOfPost}
            value={values.text}
            tools={(editor) => <InsertPicture editor={editor} />}
            onChange={(update) => form.change((old) => ({ ...old, text: update(old.text) }))}
          />
        </Suspense>
        {errors.text && (
          <Text size="sm" c="var(--mantine-color-error)">
            {errors.text}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** Inserts a picture of the media library, once it is described in words. */
function InsertPicture({ editor }: { editor: Editor | null }) {
  const [step, setStep] = useState<'idle' | 'picking' | FileView>('idle');
  const mayPick = useMay()('mediaFiles.listFiles');
  if (!mayPick) return null;
  const insert = (file: FileView, altText: string) => {
    const image = { src: { id: file.id }, ...dimensionsOf(file) };
    const attrs = { src: `/media/${encodeURIComponent(file.id ?? '')}`, alt: altText };
    editor
      ?.chain()
      .focus()
      .insertContent({ type: 'image', attrs: { ...attrs, kept: { imageData: { image, altText } } } })
      .run();
  };
  return (
    <>
      <RichTextEditor.Control
        aria-label={texts.pictures.insert}
        title={texts.pictures.insert}
        onClick={() => setStep('picking')}
      >
        <IconPhoto size={16} stroke={1.5} />
      </RichTextEditor.Control>
      {step === 'picking' && (
        <Suspense>
          <MediaPicker
            title={texts.pictures.inText}
            kinds={['IMAGE']}
            onPick={([file]) => setStep(file ?? 'idle')}
            onClose={() => setStep((now) => (now === 'picking' ? 'idle' : now))}
          />
        </Suspense>
      )}
      <FormDialog opened={typeof step === 'object'} onClose={() => setStep('idle')} title={texts.pictures.describe}>
        {typeof step === 'object' && (
          <DescribePicture
            onDone={(altText) => {
              insert(step, altText);
              setStep('idle');
            }}
          />
        )}
      </FormDialog>
    </>
  );
}

function DescribePicture({ onDone }: { onDone: (altText: string) => void }) {
  const form = useEntityForm({
    entity: null,
    read: () => ({ altText: '' }),
    validate: ({ altText }) => ({ altText: missing(altText, texts.pictures.noText) }),
    save: async ({ altText }) => altText.trim(),
    onDone,
    isQuick: true,
  });
  return (
    <Form form={form}>
      <TextInput
        label={texts.pictures.shows}
        description={texts.pictures.showsText}
        required
        maxLength={500}
        data-autofocus
        {...form.text('altText')}
      />
      <FormEnd form={form}>{texts.pictures.insertConfirm}</FormEnd>
    </Form>
  );
}
