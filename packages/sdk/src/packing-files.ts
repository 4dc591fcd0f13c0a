/** Packing slips and address labels, which are PDF. */
import { type FileOptions, fileCall } from './file-call.ts';

/** Downloads of packing papers. Refusals are thrown as `ApiError`. */
export function packingFiles(options: FileOptions) {
  const call = fileCall(options);
  return {
    /** The file at an address from `linkToPackingPapers`, from the host that the client talks to. */
    open: (url: string) => call('GET', new URL(url).pathname),
  };
}
