import { Alert, Button, Checkbox, Group, Radio, Stack, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { explain } from '../../../ui/explain.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';

const policyQuery = queryOptions({
  queryKey: ['factor-policy'],
  queryFn: async () => present((await api.security.getFactorPolicy()).factorPolicy, 'factorPolicy'),
});
type Policy = NonNullable<Awaited<ReturnType<typeof api.security.getFactorPolicy>>['factorPolicy']>;
type Factor = NonNullable<Policy['disabledFactors']>[number];

const ways: { type: Factor; label: string }[] = [
  { type: 'WEBAUTHN', label: 'Passkeys' },
  { type: 'TOTP', label: 'Authenticator apps' },
  { type: 'EMAIL', label: 'Codes by e-mail' },
  { type: 'RECOVERY_CODE', label: 'Recovery codes' },
];

/** What is not allowed then; what the page does not show stays as it is. */
const withoutAllowed = (disabled: Factor[], allowed: string[]): Factor[] => [
  ...disabled.filter((type) => ways.every((way) => way.type !== type)),
  ...ways.map(({ type }) => type).filter((type) => !allowed.includes(type)),
];

/** What members are asked for beside their password. */
export function SecondFactorPanel() {
  const policy = useQuery(policyQuery);
  if (policy.isError) return <Failure error={policy.error} onRetry={() => void policy.refetch()} />;
  if (policy.isPending) return <PanelsSkeleton />;
  return <PolicyForm key={policy.data.revision} known={policy.data} />;
}

function PolicyForm({ known }: { known: Policy }) {
  const isFixed = !useMay()('security.updateFactorPolicy');
  const client = useQueryClient();
  const [policy, setPolicy] = useState(known);
  const set = (change: Partial<Policy>) => setPolicy((current) => ({ ...current, ...change }));
  const saving = useMutation({
    mutationFn: () =>
      api.security.updateFactorPolicy({
        factorPolicy: { ...policy, revision: present(known.revision, 'revision') },
      }),
    onSuccess: () => notifications.show({ color: 'green', message: 'The second factors were saved' }),
    onSettled: () => client.invalidateQueries(policyQuery),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate();
  };
  const { disabledFactors = [] } = policy;
  const isRequired = policy.secondFactor === 'REQUIRED';
  const isChanged = JSON.stringify(policy) !== JSON.stringify(known);
  return (
    <Panel title="Second factor of members">
      <form onSubmit={submit}>
        <Stack gap="md">
          <Radio.Group
            label="After the password"
            value={policy.secondFactor ?? null}
            onChange={(value) => set({ secondFactor: value === 'REQUIRED' ? 'REQUIRED' : 'OPTIONAL' })}
          >
            <Stack gap="xs" mt="xs">
              <Radio
                value="OPTIONAL"
                label="Members choose"
                description="Asked of those who set one up"
                disabled={isFixed}
              />
              <Radio
                value="REQUIRED"
                label="Always a second factor"
                description="Who set none up gets a code by e-mail"
                disabled={isFixed || disabledFactors.includes('EMAIL')}
              />
            </Stack>
          </Radio.Group>
          <Switch
            label="Ask when a login is unusual"
            description="A code is mailed for a login on a new device after failed attempts."
            checked={policy.asksWhenRisky ?? false}
            disabled={isFixed}
            onChange={(event) => set({ asksWhenRisky: event.currentTarget.checked })}
          />
          <Switch
            label="Members may have their browser remembered"
            description="It is then not asked for a second factor for 30 days, unless a login is unusual."
            checked={policy.browsersCanBeRemembered ?? false}
            disabled={isFixed}
            onChange={(event) => set({ browsersCanBeRemembered: event.currentTarget.checked })}
          />
          <Checkbox.Group
            label="What members may use"
            value={ways.map(({ type }) => type).filter((type) => !disabledFactors.includes(type))}
            onChange={(allowed) => set({ disabledFactors: withoutAllowed(disabledFactors, allowed) })}
          >
            <Stack gap="xs" mt="xs">
              {ways.map(({ type, label }) => (
                <Checkbox
                  key={type}
                  value={type}
                  label={label}
                  disabled={isFixed || (type === 'EMAIL' && isRequired)}
                />
              ))}
            </Stack>
          </Checkbox.Group>
          {saving.isError && (
            <Alert color="red" role="alert">
              {explain(saving.error).detail}
            </Alert>
          )}
          {!isFixed && (
            <Group justify="flex-end">
              <Button variant="default" disabled={!isChanged} onClick={() => setPolicy(known)}>
                Discard
              </Button>
              <Button type="submit" disabled={!isChanged} loading={saving.isPending}>
                Save second factors
              </Button>
            </Group>
          )}
        </Stack>
      </form>
    </Panel>
  );
}
