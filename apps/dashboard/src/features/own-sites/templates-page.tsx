import { Alert, Anchor, Badge, Box, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTemplate } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../app/api.ts';
import { words, wordsLanguage } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { ListSkeleton } from '../../ui/list-skeleton.tsx';
import { NothingHere } from '../../ui/nothing-here.tsx';
import { Panel } from '../../ui/panel.tsx';
import { FileDrop } from '../import/file-drop.tsx';
import { sizeText } from '../media/library.ts';
import { shortDate } from './dates.ts';
import { OwnFrame } from './own-frame.tsx';
import { type SavedTemplate, savedTemplatesQuery, siteRulesQuery } from './queries.ts';
import { ReplacedTemplate } from './replaced-template.tsx';
import { TemplateActions } from './template-actions.tsx';
import { TemplatePicture } from './template-picture.tsx';
import { templateProblem } from './template-problem.ts';

const texts = words.siteTemplates;

/** The templates of the user; operators also see what others of them offer to everybody. */
export function Component() {
  const templates = useQuery(savedTemplatesQuery);
  const { isOperator = false } = useQuery(siteRulesQuery).data ?? {};
  const shown = templates.data?.filter(({ isOwn }) => isOwn || isOperator);
  return (
    <OwnFrame title={texts.title} description={texts.description}>
      {templates.isPending && <ListSkeleton />}
      {templates.isError && <Failure error={templates.error} onRetry={() => void templates.refetch()} />}
      {shown?.length === 0 && (
        <NothingHere icon={<IconTemplate aria-hidden />} title={texts.none} description={texts.noneText} />
      )}
      {shown && shown.length > 0 && (
        <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
          {shown.map((template) => (
            <li key={template.id}>
              <TemplateCard template={template} isOperator={isOperator} />
            </li>
          ))}
        </Stack>
      )}
      {shown && <Upload />}
      <Anchor component={Link} to="/sites" size="sm">
        {words.ownSites.back}
      </Anchor>
    </OwnFrame>
  );
}

const languages = new Intl.DisplayNames(wordsLanguage, { type: 'language' });

function TemplateCard({ template, isOperator }: { template: SavedTemplate; isOperator: boolean }) {
  const { name = '', description, picture, language, currency, size = 0, updatedDate, isOwn, isPublished } = template;
  const facts = [
    ...(language ? [languages.of(language)] : []),
    ...(currency ? [currency] : []),
    sizeText(size, wordsLanguage),
    texts.savedOn(shortDate(updatedDate)),
  ];
  return (
    <Paper component="article" aria-label={name} p="md" withBorder>
      <Group wrap="nowrap" align="flex-start" gap="md">
        <Box w={72} style={{ flex: 'none' }}>
          <TemplatePicture picture={picture} />
        </Box>
        <Stack gap={4} style={{ minWidth: 0, flex: 1 }}>
          <Group gap="xs">
            <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            {isPublished && <Badge variant="light">{texts.offered}</Badge>}
          </Group>
          {description && (
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {description}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {(isOwn ? facts : [...facts, texts.ofOthers]).join(' · ')}
          </Text>
        </Stack>
        <TemplateActions template={template} isOperator={isOperator} />
      </Group>
    </Paper>
  );
}

/** The name of an archive without its endings. */
const nameOf = ({ name }: File): string => name.replace(/(\.stoa)?\.zip$/i, '').slice(0, 100) || texts.title;

function Upload() {
  const client = useQueryClient();
  const [replaced, setReplaced] = useState<SavedTemplate | null>(null);
  const upload = useMutation({
    mutationFn: (file: File) =>
      api.siteFiles.uploadTemplate(replaced?.id ? { templateId: replaced.id } : { name: nameOf(file) }, file),
    onSuccess: ({ name = '' }) => {
      setReplaced(null);
      notifications.show({ color: 'green', message: texts.uploaded(name) });
      return client.invalidateQueries({ queryKey: savedTemplatesQuery.queryKey });
    },
  });
  return (
    <Panel title={texts.upload}>
      <Stack gap="md">
        {upload.error && (
          <Alert color="red" role="alert" title={texts.refused}>
            {templateProblem(upload.error)}
          </Alert>
        )}
        <ReplacedTemplate value={replaced?.id ?? ''} onChange={setReplaced} />
        <FileDrop
          label={texts.upload}
          hint={texts.uploadText}
          accept=".zip,application/zip"
          busy={upload.isPending}
          isSecondary
          onFile={(file) => upload.mutate(file)}
        />
      </Stack>
    </Panel>
  );
}
