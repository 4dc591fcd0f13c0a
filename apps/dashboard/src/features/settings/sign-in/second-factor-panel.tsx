import { Checkbox, Radio, Stack, Switch } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';

const loadPolicy = async () => present((await api.security.getFactorPolicy()).factorPolicy, 'factorPolicy');
const policyQuery = queryOptions({ queryKey: ['factor-policy'], queryFn: loadPolicy });
type Policy = Awaited<ReturnType<typeof loadPolicy>>;
type Factor = NonNullable<Policy['disabledFactors']>[number];

const ways: { type: Factor; label: string }[] = [
  { type: 'WEBAUTHN', label: 'Passkeys' },
  { type: 'TOTP', label: 'Authenticator apps' },
  { type: 'EMAIL', label: 'Codes by e-mail' },
  { type: 'RECOVERY_CODE', label: 'Recovery codes' },
];

/** The factors to disable for this selection; factors that the page does not show are left unchanged. */
const withoutAllowed = (disabled: Factor[], allowed: string[]): Factor[] => [
  ...disabled.filter((type) => ways.every((way) => way.type !== type)),
  ...ways.map(({ type }) => type).filter((type) => !allowed.includes(type)),
];

/** The second factors that members are asked for. */
export function SecondFactorPanel() {
  const policy = useQuery(policyQuery);
  if (policy.isError) return <Failure error={policy.error} onRetry={() => void policy.refetch()} />;
  if (policy.isPending) return <PanelsSkeleton />;
  return <PolicyForm known={policy.data} />;
}

const readPolicy = ({ secondFactor, asksWhenRisky, browsersCanBeRemembered, disabledFactors }: Policy) => ({
  secondFactor: secondFactor === 'REQUIRED' ? ('REQUIRED' as const) : ('OPTIONAL' as const),
  asksWhenRisky: asksWhenRisky ?? false,
  browsersCanBeRemembered: browsersCanBeRemembered ?? false,
  disabledFactors: disabledFactors ?? [],
});

function PolicyForm({ known }: { known: Policy }) {
  const isFixed = !useMay()('security.updateFactorPolicy');
  const client = useQueryClient();
  const form = useEntityForm({
    entity: known,
    read: readPolicy,
    save: async (policy, { entity }) => {
      const factorPolicy = { ...entity, ...policy, revision: present(entity.revision, 'revision') };
      return present((await api.security.updateFactorPolicy({ factorPolicy })).factorPolicy, 'factorPolicy');
    },
    settle: (saved) => saved,
    reload: loadPolicy,
    saved: () => 'The second factor settings were saved',
    onSaved: (saved) => client.setQueryData(policyQuery.queryKey, saved),
  });
  const { disabledFactors, secondFactor } = form.values;
  return (
    <Panel title="Second factor for members">
      <Form form={form}>
        <Radio.Group label="After the password" {...form.input('secondFactor')}>
          <Stack gap="xs" mt="xs">
            <Radio value="OPTIONAL" label="Optional" description="Asked of those who set one up" disabled={isFixed} />
            <Radio
              value="REQUIRED"
              label="Always required"
              description="Who set none up gets a code by e-mail"
              disabled={isFixed || disabledFactors.includes('EMAIL')}
            />
          </Stack>
        </Radio.Group>
        <Switch
          label="Ask on unusual logins"
          description="Sends a code by e-mail when someone logs in on a new device after failed attempts."
          disabled={isFixed}
          {...form.toggle('asksWhenRisky')}
        />
        <Switch
          label="Members can have their browser remembered"
          description="It isn’t asked for a second factor for 30 days, unless a login is unusual."
          disabled={isFixed}
          {...form.toggle('browsersCanBeRemembered')}
        />
        <Checkbox.Group
          label="Allowed second factors"
          value={ways.map(({ type }) => type).filter((type) => !disabledFactors.includes(type))}
          error={form.errors.disabledFactors}
          onChange={(allowed) => form.set({ disabledFactors: withoutAllowed(disabledFactors, allowed) })}
        >
          <Stack gap="xs" mt="xs">
            {ways.map(({ type, label }) => (
              <Checkbox
                key={type}
                value={type}
                label={label}
                disabled={isFixed || (type === 'EMAIL' && secondFactor === 'REQUIRED')}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        {!isFixed && <FormEnd form={form}>Save second factors</FormEnd>}
      </Form>
    </Panel>
  );
}
