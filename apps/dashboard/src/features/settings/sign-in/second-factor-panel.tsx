import { Checkbox, Radio, Stack, Switch } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';
import { useMay } from '../../../app/permissions.ts';
import { words } from '../../../app/words.ts';
import { Failure } from '../../../ui/failure.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';

const texts = words.signInSettings;

const loadPolicy = async () => present((await api.security.getFactorPolicy()).factorPolicy, 'factorPolicy');
const policyQuery = queryOptions({ queryKey: ['factor-policy'], queryFn: loadPolicy });
type Policy = Awaited<ReturnType<typeof loadPolicy>>;
type Factor = NonNullable<Policy['disabledFactors']>[number];

const ways: { type: Factor; label: string }[] = [
  { type: 'WEBAUTHN', label: texts.second.kinds.WEBAUTHN },
  { type: 'TOTP', label: texts.second.kinds.TOTP },
  { type: 'EMAIL', label: texts.second.kinds.EMAIL },
  { type: 'RECOVERY_CODE', label: texts.second.kinds.RECOVERY_CODE },
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
    saved: () => texts.second.saved,
    onSaved: (saved) => client.setQueryData(policyQuery.queryKey, saved),
  });
  const { disabledFactors, secondFactor } = form.values;
  return (
    <Panel title={texts.second.title}>
      <Form form={form}>
        <Radio.Group label={texts.second.when} {...form.input('secondFactor')}>
          <Stack gap="xs" mt="xs">
            <Radio
              value="OPTIONAL"
              label={texts.second.optional}
              description={texts.second.optionalText}
              disabled={isFixed}
            />
            <Radio
              value="REQUIRED"
              label={texts.second.required}
              description={texts.second.requiredText}
              disabled={isFixed || disabledFactors.includes('EMAIL')}
            />
          </Stack>
        </Radio.Group>
        <Switch
          label={texts.second.unusual}
          description={texts.second.unusualText}
          disabled={isFixed}
          {...form.toggle('asksWhenRisky')}
        />
        <Switch
          label={texts.second.remember}
          description={texts.second.rememberText}
          disabled={isFixed}
          {...form.toggle('browsersCanBeRemembered')}
        />
        <Checkbox.Group
          label={texts.second.allowed}
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
        {!isFixed && <FormEnd form={form}>{texts.second.save}</FormEnd>}
      </Form>
    </Panel>
  );
}
