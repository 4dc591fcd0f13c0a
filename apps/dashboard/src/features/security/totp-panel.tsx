import { Button, Code, CopyButton, Group, Modal, Text, TextInput } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { ProblemAlert } from '../sign-in/problem-alert.tsx';
import { FactorList } from './factor-list.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

const texts = words.security.apps;

type Started = Awaited<ReturnType<typeof api.security.startTotp>>;

/** Authenticator apps, which show codes on a phone. */
export function TotpPanel({ apps }: { apps: Factor[] }) {
  const [started, setStarted] = useState<Started | null>(null);
  const start = useSecurityChange(() => api.security.startTotp(), { onDone: setStarted });
  return (
    <Panel
      title={texts.title}
      aside={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDeviceMobile size={16} aria-hidden />}
          loading={start.isPending}
          onClick={() => start.mutate(undefined)}
        >
          {apps.length ? texts.addAnother : texts.add}
        </Button>
      }
    >
      {apps.length > 0 ? (
        <FactorList factors={apps} loss={texts.loss} />
      ) : (
        <Text size="sm" c="dimmed">
          {texts.text}
        </Text>
      )}
      <Modal opened={started !== null} onClose={() => setStarted(null)} title={texts.setUp}>
        {started && <TotpForm started={started} onDone={() => setStarted(null)} />}
      </Modal>
    </Panel>
  );
}

function TotpForm({
  started: { factorId = '', uri = '', secret = '' },
  onDone,
}: {
  started: Started;
  onDone: () => void;
}) {
  const form = useEntityForm({
    entity: null,
    read: () => ({ code: '' }),
    validate: ({ code }) => ({ code: missing(code, texts.missing) }),
    save: ({ code }) => api.security.confirmTotp({ factorId, code: code.trim() }),
    saved: () => texts.added,
    onSaved: onDone,
    refresh: [['security']],
    isQuick: true,
  });
  return (
    <Form form={form}>
      <ProblemAlert error={form.error} />
      <Text size="sm">{texts.scan}</Text>
      <Group justify="center">
        <QrCode text={uri} label={texts.qrCode} />
      </Group>
      <Group gap="xs" justify="center">
        <Code data-secret style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" onClick={copy}>
              {copied ? words.common.copied : texts.copyKey}
            </Button>
          )}
        </CopyButton>
      </Group>
      <TextInput
        label={texts.code}
        description={texts.codeText}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        maxLength={10}
        {...form.text('code')}
      />
      <Button type="submit" loading={form.isSaving}>
        {words.common.switching.on}
      </Button>
    </Form>
  );
}
