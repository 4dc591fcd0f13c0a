import { Group, SegmentedControl, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { words, wordsLanguage } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { type MailForm, MailFrame, mailForms } from '../../../ui/mail-frame.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useIsPhone } from '../../../ui/use-is-phone.ts';
import { LetterSettings } from './letter-settings.tsx';
import { type LetterKind, previewQuery } from './queries.ts';

const texts = words.emailSettings;

const languageNames = new Intl.DisplayNames([wordsLanguage], { type: 'language' });

type LetterPreviewProps = { letter: LetterKind; languages: string[]; siteLanguage: string };

/** An e-mail with sample data, in a selectable language and format. */
export function LetterPreview({ letter, languages, siteLanguage }: LetterPreviewProps) {
  const [language, setLanguage] = useState(siteLanguage);
  const [chosen, setForm] = useState<MailForm>('desktop');
  // a phone is too narrow for the desktop width
  const isPhone = useIsPhone();
  const form = isPhone && chosen === 'desktop' ? 'phone' : chosen;
  const offered = Object.entries(mailForms).filter(([value]) => !isPhone || value !== 'desktop');
  return (
    <Panel title={letter.title ?? ''}>
      <Stack gap="sm">
        <Text size="sm">{texts.madeUp(letter.when ?? '')}</Text>
        <LetterSettings letter={letter} language={language} />
        <Group gap="sm">
          <SegmentedControl
            aria-label={texts.language}
            size="xs"
            value={language}
            onChange={setLanguage}
            data={languages.map((value) => ({ value, label: languageNames.of(value) ?? value }))}
          />
          <SegmentedControl
            aria-label={words.actions.view}
            size="xs"
            value={form}
            onChange={(next) => setForm(next as MailForm)}
            data={offered.map(([value, label]) => ({ value, label }))}
          />
        </Group>
        <Preview name={letter.name ?? ''} language={language} form={form} />
      </Stack>
    </Panel>
  );
}

function Preview({ name, language, form }: { name: string; language: string; form: MailForm }) {
  const preview = useQuery(previewQuery(name, language));
  if (preview.isError) return <Failure error={preview.error} onRetry={() => void preview.refetch()} />;
  if (preview.isPending) return <PreviewSkeleton />;
  return <Written preview={preview.data} form={form} />;
}

const PreviewSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{words.shell.loading}</VisuallyHidden>
    <Skeleton h={20} w="60%" mb="sm" />
    <Skeleton h={640} />
  </div>
);

type WrittenProps = { preview: { subject?: string; html?: string; text?: string }; form: MailForm };

const Written = ({ preview: { subject, html = '', text = '' }, form }: WrittenProps) => (
  <>
    <Text fw={600}>
      <Text span c="dimmed" fw={400}>
        {texts.subject}{' '}
      </Text>
      {subject}
    </Text>
    <MailFrame title={texts.preview(subject ?? '')} html={html} text={text} form={form} />
  </>
);
