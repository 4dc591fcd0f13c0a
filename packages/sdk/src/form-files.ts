/** What people sent by forms as files. */
import { encodedRequest, type FileOptions, fileCall } from './file-call.ts';

type Submissions = { formId: string; filter?: object; text?: string | null };

/** Downloads of submissions. Refusals are thrown as `ApiError`. */
export function formFiles(options: FileOptions) {
  const call = fileCall(options);
  return {
    /** What people sent by a form as CSV, as a stream. */
    exportSubmissions: (wanted: Submissions) =>
      call('GET', `/stoa/v1/forms/${wanted.formId}/submissions/export?.r=${encodedRequest(wanted)}`),
  };
}
