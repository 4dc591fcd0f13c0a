/** A whole site as a file. */
import { type FileBody, type FileOptions, fileCall } from './file-call.ts';

/** Downloads and uploads of archives of sites. Refusals are thrown as `ApiError`. */
export function siteFiles(options: FileOptions) {
  const call = fileCall(options);
  return {
    /** The site as an archive, as a stream. */
    exportSite: () => call('GET', '/stoa/v1/site/archive'),
    /** Uploads an archive into a new site. Returns the id of the job that takes it in. */
    importSite: async (body: FileBody): Promise<string> =>
      ((await (await call('POST', '/stoa/v1/site/archive-imports', body)).json()) as { jobId: string }).jobId,
  };
}
