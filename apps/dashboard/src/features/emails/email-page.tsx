import { Alert, Grid, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router';
import { present } from '../../app/api.ts';
import { useFormat } from '../../app/format.ts';
import { Page } from '../../app/page.tsx';
import { PageLink } from '../../app/page-link.tsx';
import { words } from '../../app/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { type MailForm, MailFrame, mailForms } from '../../ui/mail-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { type Email, nameOf, recipientOf, stateOf, subjectPageOf } from './email.ts';
import { EmailActions } from './email-actions.tsx';
import { StateBadge } from './email-rows.tsx';
import { inMailWords } from './mail-words.ts';
import { emailQuery } from './queries.ts';

const texts = words.emails;

const back = { to: '/emails', label: texts.title };

/** One e-mail: what it says, to whom, and what the e-mail server said. */
export function Component() {
  const result = useQuery(emailQuery(present(useParams().mailId, 'e-mail id')));
  const { email, content } = result.data ?? {};
  return (
    <Page
      title={email ? nameOf(email) : texts.email}
      back={back}
      status={email && <StateBadge email={email} />}
      actions={email && <EmailActions email={email} />}
    >
      {result.isError && <Failure error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <PanelsSkeleton />}
      {email && (
        <Stack gap="md">
          {stateOf(email).explains && <Alert color={stateOf(email).color}>{stateOf(email).explains}</Alert>}
          <Grid gap="md">
            <Grid.Col span={{ base: 12, md: 8 }}>
              <TextPanel email={email} content={content ?? null} />
            </Grid.Col>
            <Grid.Col span={{ base: 12, md: 4 }}>
              <Stack gap="md">
                <FactsPanel email={email} />
                <AnswersPanel email={email} />
              </Stack>
            </Grid.Col>
          </Grid>
        </Stack>
      )}
    </Page>
  );
}

type TextPanelProps = { email: Email; content: { html?: string; text?: string } | null };

function TextPanel({ email, content }: TextPanelProps) {
  const isPhone = useIsPhone();
  const [chosen, setForm] = useState<MailForm>('desktop');
  // a phone is too narrow for the desktop width
  const form = isPhone && chosen === 'desktop' ? 'phone' : chosen;
  if (!content)
    return (
      <Panel title={texts.page.text}>
        <Text size="sm" c="dimmed">
          {email.isConfidential ? texts.page.confidential : texts.page.gone}
        </Text>
      </Panel>
    );
  const offered = Object.entries(mailForms).filter(([value]) => !isPhone || value !== 'desktop');
  return (
    <Panel title={texts.page.text}>
      <Stack gap="sm">
        <Group>
          <SegmentedControl
            aria-label={words.actions.view}
            size="xs"
            value={form}
            onChange={(next) => setForm(next as MailForm)}
            data={offered.map(([value, label]) => ({ value, label }))}
          />
        </Group>
        <MailFrame title={nameOf(email)} html={content.html ?? ''} text={content.text ?? ''} form={form} />
      </Stack>
    </Panel>
  );
}

function FactsPanel({ email }: { email: Email }) {
  const format = useFormat();
  const { title = '', tries = 0, createdDate, endedDate, nextDate, state, repeats } = email;
  const page = subjectPageOf(email);
  const dated = (label: string, date: string | null | undefined): [string, ReactNode][] =>
    date ? [[label, format.dateTime(date)]] : [];
  const facts: [string, ReactNode][] = [
    [texts.to, recipientOf(email)],
    [texts.kind, inMailWords(title)],
    ...dated(texts.page.written, createdDate),
    ...dated(state === 'SENT' ? texts.states.sent : texts.page.givenUp, endedDate),
    ...dated(texts.page.nextTry, state === 'WAITING' ? nextDate : null),
    ...(tries > 1 ? [[texts.page.tries, format.number(tries)] as [string, ReactNode]] : []),
  ];
  return (
    <Panel title={texts.page.delivery}>
      <Stack gap="sm">
        <Facts facts={facts} />
        {page && (
          <PageLink to={page.to} size="sm">
            {page.label}
          </PageLink>
        )}
        {repeats && (
          <PageLink to={`/emails/${repeats}`} size="sm">
            {texts.page.original}
          </PageLink>
        )}
      </Stack>
    </Panel>
  );
}

/** In the words of the e-mail server, the latest first. */
function AnswersPanel({ email: { answers = [] } }: { email: Email }) {
  const format = useFormat();
  if (answers.length === 0) return null;
  return (
    <Panel title={texts.page.answers}>
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {answers.toReversed().map(({ date = '', text }) => (
          <li key={date}>
            <Text size="xs" c="dimmed">
              {format.dateTime(date)}
            </Text>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {text}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
