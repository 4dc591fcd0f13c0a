import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useMay } from '../../../app/permissions.ts';
import { Failure } from '../../../ui/failure.tsx';
import { PanelsSkeleton } from '../../../ui/panels-skeleton.tsx';
import { isUnderWay } from '../../import/queries.ts';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { importRulesQuery, lastImportQuery } from './queries.ts';
import { TemplatePanel } from './template-panel.tsx';

/** The site as a file: made of this site, or taken in by it. */
export function Component() {
  const may = useMay();
  const rules = useQuery(importRulesQuery);
  const job = useQuery(lastImportQuery);
  useFreshSite(isUnderWay(job.data));
  const failed = [rules, job].find(({ isError }) => isError);
  if (failed?.error) return <Failure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!rules.data || job.data === undefined) return <PanelsSkeleton />;
  const mayTemplate = may('siteTemplates.saveSiteAsTemplate');
  const isIdle = !isUnderWay(job.data);
  return (
    <Stack gap="md">
      {isIdle && <ExportPanel />}
      {isIdle && mayTemplate && <TemplatePanel />}
      <ImportPanel isNew={rules.data.isNew ?? false} job={job.data} />
    </Stack>
  );
}

/** Reads everything anew once an import has ended: nothing of the site is as it was. */
function useFreshSite(isImporting: boolean) {
  const client = useQueryClient();
  const { revalidate } = useRevalidator();
  const wasImporting = useRef(false);
  useEffect(() => {
    if (wasImporting.current && !isImporting) {
      void client.invalidateQueries();
      void revalidate();
    }
    wasImporting.current = isImporting;
  }, [client, revalidate, isImporting]);
}
