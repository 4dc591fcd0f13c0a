import { NumberInput, Stack, Switch, TextInput } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
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

const texts = words.signInSettings;

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
  { value: 'EVERYONE', label: texts.joining.everyone, description: texts.joining.everyoneText },
  {
    value: 'APPROVED',
    label: texts.joining.approved,
    description: texts.joining.approvedText,
  },
  { value: 'NOBODY', label: texts.joining.invited, description: texts.joining.invitedText },
] as const;
const notices = [
  { value: 'TEAM', label: texts.joining.team, description: texts.joining.teamText },
  { value: 'ADDRESS', label: texts.joining.address, description: texts.joining.addressText },
  { value: 'NOBODY', label: texts.joining.nobody, description: texts.joining.nobodyText },
] as const;
const captchas = [
  {
    value: 'RISK',
    label: texts.protection.suspicious,
    description: texts.protection.suspiciousText,
  },
  { value: 'ALWAYS', label: texts.protection.always, description: texts.protection.alwaysText },
  { value: 'NEVER', label: texts.protection.never, description: texts.protection.neverText },
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
      shortestPassword: typeof settings.shortestPassword !== 'number' && texts.protection.wrongPassword,
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
    saved: () => texts.saved,
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
    <Panel title={texts.joining.title}>
      <Stack>
        <RadioChoice label={texts.joining.who} options={joining} disabled={!mayChange} {...form.input('whoMayJoin')} />
        {form.values.whoMayJoin === 'APPROVED' && (
          <RadioChoice
            label={texts.joining.notified}
            options={notices}
            disabled={!mayChange}
            {...form.input('approvalNotices')}
          />
        )}
        {isAddressAsked(form.values) && (
          <TextInput
            label={texts.joining.email}
            description={texts.joining.emailText}
            type="email"
            required
            maw={320}
            disabled={!mayChange}
            {...form.text('approvalNoticeAddress')}
          />
        )}
        <Switch
          label={texts.joining.confirm}
          description={texts.joining.confirmText}
          disabled={!mayChange}
          {...form.toggle('requireEmailVerification')}
        />
      </Stack>
    </Panel>
  );
}

function ProtectionPanel({ form, mayChange }: PanelProps) {
  return (
    <Panel title={texts.protection.title}>
      <Stack>
        <RadioChoice
          label={texts.protection.captcha}
          options={captchas}
          disabled={!mayChange}
          {...form.input('captcha')}
        />
        <NumberInput
          label={texts.protection.password}
          description={texts.protection.passwordText}
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
