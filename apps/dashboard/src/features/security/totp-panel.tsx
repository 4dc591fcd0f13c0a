import { Button, Code, CopyButton, Group, Modal, Text, TextInput } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '../../app/api.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { ProblemAlert } from '../sign-in/problem-alert.tsx';
import { FactorList } from './factor-list.tsx';
import type { Factor } from './queries.ts';
import { useSecurityChange } from './use-security-change.ts';

type Started = Awaited<ReturnType<typeof api.security.startTotp>>;

/** Authenticator apps, which show codes on a phone. */
export function TotpPanel({ apps }: { apps: Factor[] }) {
  const [started, setStarted] = useState<Started | null>(null);
  const start = useSecurityChange(() => api.security.startTotp(), { onDone: setStarted });
  return (
    <Panel
      title="Authenticator app"
      aside={
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDeviceMobile size={16} aria-hidden />}
          loading={start.isPending}
          onClick={() => start.mutate(undefined)}
        >
          {apps.length ? 'Add another app' : 'Set up an app'}
        </Button>
      }
    >
      {apps.length > 0 ? (
        <FactorList factors={apps} loss="Its codes are no longer asked for when you sign in, and no longer work." />
      ) : (
        <Text size="sm" c="dimmed">
          After your password, you’re asked for a code from an app on your phone.
        </Text>
      )}
      <Modal opened={started !== null} onClose={() => setStarted(null)} title="Set up an authenticator app">
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
    validate: ({ code }) => ({ code: missing(code, 'Enter the code') }),
    save: ({ code }) => api.security.confirmTotp({ factorId, code: code.trim() }),
    saved: () => 'Your authenticator app is set up',
    onSaved: onDone,
    refresh: [['security']],
    isQuick: true,
  });
  return (
    <Form form={form}>
      <ProblemAlert error={form.error} />
      <Text size="sm">Scan this code with your app, or enter the key.</Text>
      <Group justify="center">
        <QrCode text={uri} label="QR code for your authenticator app" />
      </Group>
      <Group gap="xs" justify="center">
        <Code data-secret style={{ overflowWrap: 'anywhere' }}>
          {secret}
        </Code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy key'}
            </Button>
          )}
        </CopyButton>
      </Group>
      <TextInput
        label="Code"
        description="The six digits that the app shows then."
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        maxLength={10}
        {...form.text('code')}
      />
      <Button type="submit" loading={form.isSaving}>
        Switch on
      </Button>
    </Form>
  );
}
