/** A whole site as a file. */
import type { Response as ResponseOf, siteTemplates } from '@stoa/contract';
import { type FileBody, type FileOptions, fileCall } from './file-call.ts';

type Template = NonNullable<ResponseOf<typeof siteTemplates.uploadTemplate>['template']>;

/** Downloads and uploads of archives of sites, and of those that are templates. Refusals are thrown as `ApiError`. */
export function siteFiles(options: FileOptions) {
  const call = fileCall(options);
  return {
    /** The site as an archive, as a stream. */
    exportSite: () => call('GET', '/stoa/v1/site/archive'),
    /** Uploads an archive into a new site. Returns the id of the job that takes it in. */
    importSite: async (body: FileBody): Promise<string> =>
      ((await (await call('POST', '/stoa/v1/site/archive-imports', body)).json()) as { jobId: string }).jobId,
    /** The archive of a template, as a stream. */
    downloadTemplate: (templateId: string) => call('GET', `/stoa/v1/site-templates/${templateId}/archive`),
    /** Uploads an archive as a new template with a name, or in place of one. */
    uploadTemplate: async (about: { name: string } | { templateId: string }, body: FileBody): Promise<Template> => {
      const address = `/stoa/v1/site-templates/uploads?${new URLSearchParams(about)}`;
      return ((await (await call('POST', address, body)).json()) as { template: Template }).template;
    },
  };
}
