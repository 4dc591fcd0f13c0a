/** Addresses of built files, from Vite's manifest. */
const BASE = '/_assets/';
const ENTRY = 'src/client.ts';

export type Assets = { script: string; stylesheets: string[] };

/** Throws where the manifest lacks the client entry, which means that the client was not built. */
export function readAssets(manifest: Record<string, unknown>): Assets {
  const entry = manifest[ENTRY] as { file?: string; css?: string[] } | undefined;
  if (!entry?.file) throw new Error(`The storefront's manifest has no ${ENTRY}: build its client first`);
  return { script: `${BASE}${entry.file}`, stylesheets: (entry.css ?? []).map((file) => `${BASE}${file}`) };
}
