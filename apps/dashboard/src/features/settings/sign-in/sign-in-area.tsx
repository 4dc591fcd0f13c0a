import { NumberInput, Stack, Switch, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { Failure } from '../../../ui/failure.tsx';
import { notEmail } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { type EntityForm, useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { RadioChoice } from '../../../ui/radio-choice.tsx';
import { SettingsEnd } from '../../../ui/settings-end.tsx';
import { ProvidersPanel } from './providers-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';

const loadSettings = async () =>
  present((await api.signInSettings.getSignInSettings()).signInSettings, 'signInSettings');
const signInQuery = queryOptions({ queryKey: ['sign-in-settings'], queryFn: loadSettings });
type Settings = Awaited<ReturnType<typeof loadSettings>>;

/** The settings for joining the site and logging in to it. */
export function Component() {
  const settings = useQuery(signInQuery);
  const mayReadProviders = useMay()('identityProviders.listIdentityProviders');
  if (settings.isError) return <Failure error={settings.error} onRetry={() => void settings.refetch()} />;
  if (settings.isPending) return <PanelsSkeleton />;
  return (
    <Stack gap="md">
      <SignInForm known={settings.data} />
      <SecondFactorPanel />
      {mayReadProviders && <ProvidersPanel />}
    </Stack>
  );
}

const joining = [
  { value: 'EVERYONE', label: 'Everyone', description: 'New members join immediately' },
  {
    value: 'APPROVED',
    label: 'After your approval',
    description: 'New members wait until someone on your team approves them',
  },
  { value: 'NOBODY', label: 'By invitation only', description: 'No one can register' },
] as const;
const notices = [
  { value: 'TEAM', label: 'Everyone on the team who can approve members', description: 'Depending on their roles' },
  { value: 'ADDRESS', label: 'One address', description: 'For example, a shared mailbox' },
  { value: 'NOBODY', label: 'No one', description: 'The members page shows who is waiting' },
] as const;
const captchas = [
  {
    value: 'RISK',
    label: 'For suspicious activity',
    description: 'After failed attempts, and when many people register at once',
  },
  { value: 'ALWAYS', label: 'Always', description: 'For every registration and login' },
  { value: 'NEVER', label: 'Never', description: 'No captcha; repeated attempts are slowed down' },
] as const;

const readSettings = (settings: Settings) => ({
  whoMayJoin: settings.whoMayJoin ?? 'EVERYONE',
  approvalNotices: settings.approvalNotices ?? 'TEAM',
  approvalNoticeAddress: settings.approvalNoticeAddress ?? '',
  requireEmailVerification: settings.requireEmailVerification ?? false,
  captcha: settings.captcha ?? 'RISK',
  shortestPassword: (settings.shortestPassword ?? 8) as number | string,
});
type SettingsForm = EntityForm<ReturnType<typeof readSettings>>;

const isAddressAsked = ({ whoMayJoin, approvalNotices }: SettingsForm['values']): boolean =>
  whoMayJoin === 'APPROVED' && approvalNotices === 'ADDRESS';

function SignInForm({ known }: { known: Settings }) {
  const mayChange = useMay()('signInSettings.updateSignInSettings');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readSettings,
    validate: (settings) => ({
      approvalNoticeAddress: isAddressAsked(settings) && notEmail(settings.approvalNoticeAddress),
      shortestPassword: typeof settings.shortestPassword !== 'number' && 'Enter a number from 8 to 64',
    }),
    save: async ({ approvalNoticeAddress, shortestPassword, ...chosen }, { entity }) => {
      const { updatedDate: _, ...others } = entity;
      const signInSettings = {
        ...others,
        ...chosen,
        approvalNoticeAddress: approvalNoticeAddress.trim() || null,
        shortestPassword: Number(shortestPassword),
        revision: present(entity.revision, 'revision'),
      };
      const answer = await api.signInSettings.updateSignInSettings({ signInSettings });
      return present(answer.signInSettings, 'signInSettings');
    },
    settle: (saved) => saved,
    reload: loadSettings,
    saved: () => 'The sign-in settings were saved',
    onSaved: (saved) => client.setQueryData(signInQuery.queryKey, saved),
  });
  return (
    <Form form={form}>
      <JoiningPanel form={form} mayChange={mayChange} />
      <ProtectionPanel form={form} mayChange={mayChange} />
      <SettingsEnd form={form} mayChange={mayChange} />
    </Form>
  );
}

type PanelProps = { form: SettingsForm; mayChange: boolean };

function JoiningPanel({ form, mayChange }: PanelProps) {
  return (
    <Panel title="Joining">
      <Stack>
        <RadioChoice
          label="Who can join this site"
          options={joining}
          disabled={!mayChange}
          {...form.input('whoMayJoin')}
        />
        {form.values.whoMayJoin === 'APPROVED' && (
          <RadioChoice
            label="Who is notified when someone is waiting"
            options={notices}
            disabled={!mayChange}
            {...form.input('approvalNotices')}
          />
        )}
        {isAddressAsked(form.values) && (
          <TextInput
            label="E-mail address for notifications"
            description="At most one e-mail an hour, with the number of people waiting"
            type="email"
            required
            maw={320}
            disabled={!mayChange}
            {...form.text('approvalNoticeAddress')}
          />
        )}
        <Switch
          label="New members must confirm their e-mail address"
          description="They enter a code that we send them. The address of an existing contact must always be confirmed."
          disabled={!mayChange}
          {...form.toggle('requireEmailVerification')}
        />
      </Stack>
    </Panel>
  );
}

function ProtectionPanel({ form, mayChange }: PanelProps) {
  return (
    <Panel title="Protection">
      <Stack>
        <RadioChoice label="Captcha" options={captchas} disabled={!mayChange} {...form.input('captcha')} />
        <NumberInput
          label="Minimum password length"
          description="Characters, from 8 to 64. Passwords that attackers try first are always refused."
          min={8}
          max={64}
          allowDecimal={false}
          maw={320}
          disabled={!mayChange}
          {...form.input('shortestPassword')}
        />
      </Stack>
    </Panel>
  );
}
