import { Button, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { Panel } from '../../ui/panel.tsx';
import { LimitField, LimitFields, readLimits, writeLimits } from './limit-fields.tsx';
import { ALL_SITES, type OperatedSite } from './queries.ts';

const texts = words.ownSites.limits;

type CommonLimits = NonNullable<Awaited<ReturnType<typeof api.operators.getCommonLimits>>['limits']>;

const commonLimitsQuery = queryOptions({
  queryKey: ['common-limits'],
  queryFn: async () => present((await api.operators.getCommonLimits()).limits, 'limits'),
});

/** How much every site may have, unless it has limits of its own. */
export function CommonLimitsPanel() {
  const limits = useQuery(commonLimitsQuery);
  return (
    <Panel title={texts.title}>
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
    saved: () => texts.saved,
    refresh: [commonLimitsQuery.queryKey],
  });
  return (
    <Form form={form}>
      <Text size="sm" c="dimmed">
        {texts.text}
      </Text>
      <LimitFields values={form.values} onChange={form.set} empty={texts.none}>
        <LimitField
          label={texts.sitesOfPerson}
          empty={texts.none}
          min={1}
          value={form.values.sites}
          onChange={(sites) => form.set({ sites })}
        />
      </LimitFields>
      <FormEnd form={form}>{texts.save}</FormEnd>
    </Form>
  );
}

/** The limits in which one site differs from the others. */
export function SiteLimitsButton({ site }: { site: OperatedSite }) {
  const [isOpen, setIsOpen] = useState(false);
  const { name = '', limits } = site;
  const isLimited = Object.values(limits ?? {}).some((most) => typeof most === 'number');
  const label = isLimited ? texts.own : texts.title;
  return (
    <>
      <Button variant="default" size="xs" aria-label={texts.named(label, name)} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <FormDialog opened={isOpen} onClose={() => setIsOpen(false)} title={texts.ofSite(name)}>
        <SiteLimitsForm site={site} onDone={() => setIsOpen(false)} />
      </FormDialog>
    </>
  );
}

function SiteLimitsForm({ site, onDone }: { site: OperatedSite; onDone: () => void }) {
  const { id: siteId = '', name = '' } = site;
  const form = useEntityForm({
    entity: site,
    read: ({ limits }) => readLimits(limits),
    save: (values) => api.operators.setSiteLimits({ siteId, limits: writeLimits(values) }),
    saved: () => texts.savedOf(name),
    refresh: [ALL_SITES],
    onDone,
  });
  return (
    <Form form={form}>
      <Text size="sm" c="dimmed">
        {texts.emptyText}
      </Text>
      <LimitFields values={form.values} onChange={form.set} empty={texts.asForAll} />
      <FormEnd form={form}>{texts.save}</FormEnd>
    </Form>
  );
}
