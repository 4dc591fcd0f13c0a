import { Alert, Anchor, Button, Paper, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { apiOn, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { CopyProgress } from './copy-progress.tsx';
import { wrongWithSite } from './new-site-form.ts';
import { OwnFrame } from './own-frame.tsx';
import { type OwnSite, ownSitesQuery, siteRulesQuery } from './queries.ts';
import { newSiteWire, SiteNameFields, suggestFreeAddress } from './site-name-fields.tsx';

const texts = words.ownSites.copy;

/** Makes a copy of a site, and shows how far it is. */
export function Component() {
  const { siteId } = useParams();
  const sites = useQuery(ownSitesQuery);
  const rules = useQuery(siteRulesQuery);
  const [copyId, setCopyId] = useState<string | null>(null);
  const failed = [sites, rules].find(({ isError }) => isError);
  const site = sites.data?.find(({ id, role, trashedDate }) => id === siteId && role === 'owner' && !trashedDate);
  const mayDuplicate = site && rules.data?.mayCreate;
  return (
    <OwnFrame title={site ? texts.title(site.name ?? '') : texts.titleWithoutName} description={texts.description}>
      {failed?.error && <Failure error={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(sites.data && rules.data) && <PanelsSkeleton />}
      {copyId && <CopyProgress siteId={copyId} />}
      {!copyId && mayDuplicate && <DuplicateForm site={site} domain={rules.data?.domain ?? ''} onMade={setCopyId} />}
      {sites.data && rules.data && !mayDuplicate && (
        <Alert color="gray" title={texts.refused}>
          {texts.refusedText}
        </Alert>
      )}
      <Anchor component={Link} to="/sites" size="sm">
        {words.ownSites.back}
      </Anchor>
    </OwnFrame>
  );
}

type DuplicateFormProps = { site: OwnSite; domain: string; onMade: (siteId: string) => void };

function DuplicateForm({ site: { id = '', name = '' }, domain, onMade }: DuplicateFormProps) {
  const client = useQueryClient();
  const form = useEntityForm({
    entity: null,
    read: () => ({ name: texts.name(name).slice(0, 100), address: '' }),
    validate: wrongWithSite,
    wire: newSiteWire,
    save: async (values) => {
      const site = { name: values.name.trim(), address: values.address.trim().toLowerCase() };
      return present((await apiOn(id).siteAdministration.duplicateSite({ site })).site?.id, 'site.id');
    },
    onSaved: (copyId) => {
      void client.invalidateQueries({ queryKey: ownSitesQuery.queryKey });
      onMade(copyId);
    },
    isQuick: true,
  });
  return (
    <Paper p="lg" withBorder>
      <Form form={form}>
        <SiteNameFields form={form} domain={domain} suggest={suggestFreeAddress} />
        <Text size="sm" c="dimmed">
          {texts.staysBehind(name)}
        </Text>
        <FormProblem form={form} />
        <Button type="submit" loading={form.isSaving}>
          {texts.make}
        </Button>
      </Form>
    </Paper>
  );
}
