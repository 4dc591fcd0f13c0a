import { siteArchives } from '@stoa/contract';
import type { Context } from '../../context.ts';
import type { AnyJobKind } from '../../platform/jobs/index.ts';
import { serve } from '../../use-case.ts';
import { exportSite } from './export-site.ts';
import { importJob } from './import-job.ts';
import { getImportRules, importSite } from './import-site.ts';

/** Long work that these operations start. */
export const jobKinds: AnyJobKind<Context>[] = [importJob];

export const served = serve(siteArchives, { exportSite, getImportRules, importSite });
