/** Files that are not JSON: product files and archives of pictures on their way in, exports on their way out. */
import type { catalogImport, Response as ResponseOf } from '@stoa/contract';
import { ApiError } from './api-error.ts';

export type CatalogFilesOptions = { baseUrl: string; headers: () => Record<string, string>; fetch?: typeof fetch };
type Import = NonNullable<ResponseOf<typeof catalogImport.getImport>['catalogImport']>;
type Body = NonNullable<RequestInit['body']>;

/** Uploads and downloads of the catalogue. Refusals are thrown as `ApiError`. */
export function catalogFiles({ baseUrl, headers, fetch: send = fetch }: CatalogFilesOptions) {
  const call = async (method: string, path: string, body?: Body): Promise<Response> => {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/octet-stream' };
    // streams are sent as they are; browsers and Node require this to be declared
    const init = {
      method,
      headers: { ...headers(), ...type },
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    };
    const answer = await send(`${baseUrl}${path}`, init as RequestInit);
    if (answer.ok) return answer;
    const requestId = answer.headers.get('x-wix-request-id');
    throw new ApiError({ status: answer.status, body: await answer.json().catch(() => null), requestId });
  };
  const imported = async (answer: Promise<Response>): Promise<Import> =>
    ((await (await answer).json()) as { catalogImport: Import }).catalogImport;
  return {
    /** Uploads a product file and detects its format. */
    uploadImport: (fileName: string, body: Body) =>
      imported(call('POST', `/stoa/v1/catalog/imports?fileName=${encodeURIComponent(fileName)}`, body)),
    /** Uploads a zip archive of pictures to an import. */
    uploadPictures: (importId: string, body: Body) =>
      imported(call('PUT', `/stoa/v1/catalog/imports/${importId}/pictures`, body)),
    /** The products as a file, as a stream. */
    exportProducts: (query: Record<string, string>) =>
      call('GET', `/stoa/v1/catalog/export?${new URLSearchParams(query)}`),
    downloadProblems: (importId: string) => call('GET', `/stoa/v1/catalog/imports/${importId}/problems.csv`),
  };
}
