/** Files that are not JSON: product files and archives of pictures on their way in, exports on their way out. */
import type { catalogImport, Response as ResponseOf } from '@stoa/contract';
import { type FileBody, type FileOptions, fileCall } from './file-call.ts';

type Import = NonNullable<ResponseOf<typeof catalogImport.getImport>['catalogImport']>;

/** Uploads and downloads of the catalogue. Refusals are thrown as `ApiError`. */
export function catalogFiles(options: FileOptions) {
  const call = fileCall(options);
  const imported = async (answer: Promise<Response>): Promise<Import> =>
    ((await (await answer).json()) as { catalogImport: Import }).catalogImport;
  return {
    /** Uploads a product file and detects its format. */
    uploadImport: (fileName: string, body: FileBody) =>
      imported(call('POST', `/stoa/v1/catalog/imports?fileName=${encodeURIComponent(fileName)}`, body)),
    /** Uploads a zip archive of pictures to an import. */
    uploadPictures: (importId: string, body: FileBody) =>
      imported(call('PUT', `/stoa/v1/catalog/imports/${importId}/pictures`, body)),
    /** The products as a file, as a stream. */
    exportProducts: (query: Record<string, string>) =>
      call('GET', `/stoa/v1/catalog/export?${new URLSearchParams(query)}`),
    downloadProblems: (importId: string) => call('GET', `/stoa/v1/catalog/imports/${importId}/problems.csv`),
  };
}
