import { Alert, Button, Group, NumberInput, Radio, Stack, Switch, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { explain } from '../../../ui/explain.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { ProvidersPanel } from './providers-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const SIGN_IN = ['sign-in-settings'];
const signInQuery = queryOptions({
  queryKey: SIGN_IN,
  queryFn: async () => present((await api.signInSettings.getSignInSettings()).signInSettings, 'signInSettings'),
});
type Settings = NonNullable<Awaited<ReturnType<typeof api.signInSettings.getSignInSettings>>['signInSettings']>;

/** How people join the site and log in to it. */
export function Component() {
  const settings = useQuery(signInQuery);
  const mayReadProviders = useMay()('identityProviders.listIdentityProviders');
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  if (settings.isPending) return <PanelsSkeleton />;
  return (
    <Stack gap="md">
      <SignInForm key={settings.data.revision} known={settings.data} />
      <SecondFactorPanel />
      {mayReadProviders && <ProvidersPanel />}
    </Stack>
  );
}

const joining = [
  { value: 'EVERYONE', label: 'Everybody', description: 'Who registers is a member at once' },
  {
    value: 'APPROVED',
    label: 'Everybody whom you approve',
    description: 'New members wait until the team lets them in',
  },
  { value: 'NOBODY', label: 'Only whom you add', description: 'Nobody can register' },
] as const;
const notices = [
  { value: 'TEAM', label: 'Everybody on the team who may approve', description: 'As their roles say' },
  { value: 'ADDRESS', label: 'One address', description: 'Such as a mailbox that several people read' },
  { value: 'NOBODY', label: 'Nobody', description: 'The members page shows who waits' },
] as const;
const captchas = [
  {
    value: 'RISK',
    label: 'When something is odd',
    description: 'After failed attempts, and when many register at once',
  },
  { value: 'ALWAYS', label: 'Always', description: 'For every registration and login' },
  { value: 'NEVER', label: 'Never', description: 'Programs can try as often as growing delays allow' },
] as const;

function SignInForm({ known }: { known: Settings }) {
  const mayChange = useMay()('signInSettings.updateSignInSettings');
  const queryClient = useQueryClient();
  const [settings, setSettings] = useState(known);
  const set = (change: Partial<Settings>) => setSettings((current) => ({ ...current, ...change }));
  const saving = useMutation({
    mutationFn: () => {
      const { updatedDate: _, approvalNoticeAddress, ...chosen } = settings;
      return api.signInSettings.updateSignInSettings({
        signInSettings: {
          ...chosen,
          approvalNoticeAddress: approvalNoticeAddress || null,
          revision: present(known.revision, 'revision'),
        },
      });
    },
    onSuccess: () => notifications.show({ color: 'green', message: 'The sign-in settings were saved' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: SIGN_IN }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  const isChanged = JSON.stringify(settings) !== JSON.stringify(known);
  const panel = { settings, set, mayChange };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <JoiningPanel {...panel} />
        <ProtectionPanel {...panel} />
        {saving.isError && (
          <Alert color="red" role="alert">
            {explain(saving.error).detail}
          </Alert>
        )}
        {mayChange ? (
          <Group justify="flex-end">
            <Button variant="default" disabled={!isChanged} onClick={() => setSettings(known)}>
              Discard
            </Button>
            <Button type="submit" disabled={!isChanged} loading={saving.isPending}>
              Save
            </Button>
          </Group>
        ) : (
          <Text size="sm" c="dimmed">
            Your role does not change these settings.
          </Text>
        )}
      </Stack>
    </form>
  );
}

type PanelProps = { settings: Settings; set: (change: Partial<Settings>) => void; mayChange: boolean };

function JoiningPanel({ settings, set, mayChange }: PanelProps) {
  return (
    <Panel title="Joining">
      <Stack>
        <Choice
          label="Who may join this site"
          options={joining}
          value={settings.whoMayJoin}
          disabled={!mayChange}
          onChange={(whoMayJoin) => set({ whoMayJoin })}
        />
        {settings.whoMayJoin === 'APPROVED' && (
          <Choice
            label="Who gets a mail when somebody waits"
            options={notices}
            value={settings.approvalNotices}
            disabled={!mayChange}
            onChange={(approvalNotices) => set({ approvalNotices })}
          />
        )}
        {settings.whoMayJoin === 'APPROVED' && settings.approvalNotices === 'ADDRESS' && (
          <TextInput
            label="Address for these mails"
            description="At most one mail an hour, which says how many wait"
            type="email"
            required
            maw={320}
            value={settings.approvalNoticeAddress ?? ''}
            disabled={!mayChange}
            onChange={(event) => set({ approvalNoticeAddress: event.currentTarget.value })}
          />
        )}
        <Switch
          label="New members prove their e-mail address"
          description="By a code that they get by mail. Addresses of known contacts are always proven."
          checked={settings.requireEmailVerification ?? false}
          disabled={!mayChange}
          onChange={(event) => set({ requireEmailVerification: event.currentTarget.checked })}
        />
      </Stack>
    </Panel>
  );
}

function ProtectionPanel({ settings, set, mayChange }: PanelProps) {
  return (
    <Panel title="Protection">
      <Stack>
        <Choice
          label="Captcha"
          options={captchas}
          value={settings.captcha}
          disabled={!mayChange}
          onChange={(captcha) => set({ captcha })}
        />
        <NumberInput
          label="Shortest password"
          description="Characters, from 8 to 64. Passwords that attackers try first are always refused."
          min={8}
          max={64}
          allowDecimal={false}
          maw={320}
          value={settings.shortestPassword ?? 8}
          disabled={!mayChange}
          onChange={(value) => set({ shortestPassword: typeof value === 'number' ? value : 8 })}
        />
      </Stack>
    </Panel>
  );
}

type ChoiceProps<V extends string> = {
  label: string;
  options: readonly { value: V; label: string; description: string }[];
  value: V | undefined;
  disabled: boolean;
  onChange: (value: V) => void;
};

function Choice<V extends string>({ label, options, value, disabled, onChange }: ChoiceProps<V>) {
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Radio.Group label={label} value={value ?? null} onChange={choose}>
      <Stack gap="xs" mt="xs">
        {options.map((option) => (
          <Radio key={option.value} {...option} disabled={disabled} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
