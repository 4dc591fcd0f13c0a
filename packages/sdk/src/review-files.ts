/** Files of reviews, on their way in and out. */
import { type FileBody, type FileOptions, fileCall } from './file-call.ts';

/** Uploads and downloads of reviews. Refusals are thrown as `ApiError`. */
export function reviewFiles(options: FileOptions) {
  const call = fileCall(options);
  return {
    /** All reviews as CSV, as a stream. */
    exportReviews: () => call('GET', '/stoa/v1/reviews/export'),
    /** Uploads a file of reviews; returns the job that takes them in. */
    importReviews: async (fileName: string, body: FileBody): Promise<string> => {
      const answer = await call('POST', `/stoa/v1/reviews/import?fileName=${encodeURIComponent(fileName)}`, body);
      return ((await answer.json()) as { jobId: string }).jobId;
    },
  };
}
