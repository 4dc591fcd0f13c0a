import { Button, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../app/api.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { LimitField, LimitFields, readLimits, writeLimits } from './limit-fields.tsx';
import { ALL_SITES, type OperatedSite } from './queries.ts';

type CommonLimits = NonNullable<Awaited<ReturnType<typeof api.operators.getCommonLimits>>['limits']>;

const commonLimitsQuery = queryOptions({
  queryKey: ['common-limits'],
  queryFn: async () => present((await api.operators.getCommonLimits()).limits, 'limits'),
});

/** How much every site may have, unless it has limits of its own. */
export function CommonLimitsPanel() {
  const limits = useQuery(commonLimitsQuery);
  return (
    <Panel title="Limits">
      {limits.isError && <Failure error={limits.error} onRetry={() => void limits.refetch()} />}
      {limits.data && <CommonLimitsForm known={limits.data} />}
    </Panel>
  );
}

function CommonLimitsForm({ known }: { known: CommonLimits }) {
  const form = useEntityForm({
    entity: known,
    read: ({ ofSite, sites }) => ({ ...readLimits(ofSite), sites: sites ?? ('' as number | '') }),
    save: ({ sites, ...values }) =>
      api.operators.setCommonLimits({ limits: { ofSite: writeLimits(values), sites: sites === '' ? null : sites } }),
    settle: ({ limits }) => present(limits, 'limits'),
    saved: () => 'The limits were saved',
    refresh: [commonLimitsQuery.queryKey],
  });
  return (
    <Form form={form}>
      <Text size="sm" c="dimmed">
        What every site may have at most. Nothing that is there already goes away; there are just no more. Sites can
        have limits of their own.
      </Text>
      <LimitFields values={form.values} onChange={form.set} empty="No limit">
        <LimitField
          label="Sites of one person"
          empty="No limit"
          min={1}
          value={form.values.sites}
          onChange={(sites) => form.set({ sites })}
        />
      </LimitFields>
      <FormEnd form={form}>Save limits</FormEnd>
    </Form>
  );
}

/** The limits in which one site differs from the others. */
export function SiteLimitsButton({ site }: { site: OperatedSite }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name = '', limits } = site;
  const isLimited = Object.values(limits ?? {}).some((most) => typeof most === 'number');
  const label = isLimited ? 'Own limits' : 'Limits';
  return (
    <>
      <Button variant="default" size="xs" aria-label={`${label} of ${name}`} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <FormDialog opened={isOpen} onClose={() => setIsOpen(false)} title={`Limits of ${name}`}>
        <SiteLimitsForm site={site} onDone={() => setIsOpen(false)} />
      </FormDialog>
    </>
  );
}

function SiteLimitsForm({ site, onDone }: { site: OperatedSite; onDone: () => void }) {
  const { id: siteId = '', name } = site;
  const form = useEntityForm({
    entity: site,
    read: ({ limits }) => readLimits(limits),
    save: (values) => api.operators.setSiteLimits({ siteId, limits: writeLimits(values) }),
    saved: () => `The limits of ${name} were saved`,
    refresh: [ALL_SITES],
    onDone,
  });
  return (
    <Form form={form}>
      <Text size="sm" c="dimmed">
        An empty field is as for all sites.
      </Text>
      <LimitFields values={form.values} onChange={form.set} empty="As for all sites" />
      <FormEnd form={form}>Save limits</FormEnd>
    </Form>
  );
}
