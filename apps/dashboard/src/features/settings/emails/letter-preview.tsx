import { Code, Group, SegmentedControl, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../ui/failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import classes from './letter-preview.module.css';
import { LetterSettings } from './letter-settings.tsx';
import { type LetterKind, previewQuery } from './queries.ts';

const forms = { desktop: 'Desktop', phone: 'Phone', text: 'Plain text' } as const;
type Form = keyof typeof forms;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

type LetterPreviewProps = { letter: LetterKind; languages: string[]; siteLanguage: string };

/** An e-mail with sample data, in a selectable language and format. */
export function LetterPreview({ letter, languages, siteLanguage }: LetterPreviewProps) {
  const [language, setLanguage] = useState(siteLanguage);
  const [chosen, setForm] = useState<Form>('desktop');
  // a phone is too narrow for the desktop width
  const isPhone = useIsPhone();
  const form = isPhone && chosen === 'desktop' ? 'phone' : chosen;
  const offered = Object.entries(forms).filter(([value]) => !isPhone || value !== 'desktop');
  return (
    <Panel title={letter.title ?? ''}>
      <Stack gap="sm">
        <Text size="sm">{letter.when} Names, products and amounts in this preview are made up.</Text>
        <LetterSettings letter={letter} language={language} />
        <Group gap="sm">
          <SegmentedControl
            aria-label="Language"
            size="xs"
            value={language}
            onChange={setLanguage}
            data={languages.map((value) => ({ value, label: languageNames.of(value) ?? value }))}
          />
          <SegmentedControl
            aria-label="View"
            size="xs"
            value={form}
            onChange={(next) => setForm(next as Form)}
            data={offered.map(([value, label]) => ({ value, label }))}
          />
        </Group>
        <Preview name={letter.name ?? ''} language={language} form={form} />
      </Stack>
    </Panel>
  );
}

function Preview({ name, language, form }: { name: string; language: string; form: Form }) {
  const preview = useQuery(previewQuery(name, language));
  if (preview.isError) return <Failure error={preview.error} onRetry={() => void preview.refetch()} />;
  if (preview.isPending) return <PreviewSkeleton />;
  return <Written preview={preview.data} form={form} />;
}

const PreviewSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading…</VisuallyHidden>
    <Skeleton h={20} w="60%" mb="sm" />
    <Skeleton className={classes.frame} />
  </div>
);

type WrittenProps = { preview: { subject?: string; html?: string; text?: string }; form: Form };

/** The frame runs no scripts and has an opaque origin, so an e-mail cannot reach the page around it. */
function Written({ preview: { subject, html = '', text = '' }, form }: WrittenProps) {
  return (
    <>
      <Text fw={600}>
        <Text span c="dimmed" fw={400}>
          Subject:{' '}
        </Text>
        {subject}
      </Text>
      {form === 'text' ? (
        <Code block className={classes.text}>
          {text}
        </Code>
      ) : (
        <iframe
          className={classes.frame}
          data-form={form}
          title={`Preview: ${subject}`}
          sandbox=""
          srcDoc={html}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an e-mail is longer than its frame and must scroll by keyboard
          tabIndex={0}
        />
      )}
    </>
  );
}
