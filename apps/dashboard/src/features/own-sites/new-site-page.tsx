import { Alert, Anchor, Button, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormProblem } from '../../ui/form/form-end.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { PanelsSkeleton } from '../../ui/panels-skeleton.tsx';
import { FurnishingNotice } from './furnishing-notice.tsx';
import { NewSiteFields } from './new-site-fields.tsx';
import { firstValues, siteOf, thisBrowser, wrongWithSite } from './new-site-form.ts';
import { openWhenFurnished } from './open-when-furnished.ts';
import { OwnFrame } from './own-frame.tsx';
import { siteRulesQuery } from './queries.ts';
import { newSiteWire, suggestFreeAddress } from './site-name-fields.tsx';

const texts = words.newSite;

/** Makes another site, and opens its dashboard. */
export function Component() {
  const rules = useQuery(siteRulesQuery);
  return (
    <OwnFrame title={words.ownSites.newSite} description={texts.description}>
      {rules.isPending && <PanelsSkeleton />}
      {rules.isError && <Failure error={rules.error} onRetry={() => void rules.refetch()} />}
      {rules.data?.mayCreate === false && (
        <Alert color="gray" title={texts.refused}>
          {texts.refusedText}
        </Alert>
      )}
      {rules.data?.mayCreate && <NewSiteForm domain={rules.data.domain ?? ''} />}
      <Anchor component={Link} to="/sites" size="sm">
        {words.ownSites.back}
      </Anchor>
    </OwnFrame>
  );
}

function NewSiteForm({ domain }: { domain: string }) {
  const [browser] = useState(thisBrowser);
  const [siteId, setSiteId] = useState<string | null>(null);
  const form = useEntityForm({
    entity: null,
    read: () => firstValues(browser),
    validate: wrongWithSite,
    wire: newSiteWire,
    save: async (values) => {
      const { site } = await api.siteAdministration.createMySite({ site: siteOf(values, browser) });
      const madeId = present(site?.id, 'site.id');
      setSiteId(madeId);
      await openWhenFurnished(madeId);
    },
    onSaved: () => {},
    isQuick: true,
  });
  return (
    <Paper p="lg" withBorder>
      <Form form={form}>
        <NewSiteFields form={form} domain={domain} suggest={suggestFreeAddress} />
        <FormProblem form={form} />
        <Text size="sm" c="dimmed">
          {texts.fromArchive}
        </Text>
        <Button type="submit" loading={form.isSaving}>
          {texts.make}
        </Button>
        <FurnishingNotice isShown={form.isSaving && form.values.template !== ''} siteId={siteId} />
      </Form>
    </Paper>
  );
}
