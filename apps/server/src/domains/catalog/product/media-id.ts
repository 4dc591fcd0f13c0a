/** The file named by its id, or by its address under our own media path; null where neither is given. */
export const mediaIdOf = ({ id, url }: { id?: string | null; url?: string | null }): string | null =>
  id || (/\/media\/([^/?#]+)/.exec(url ?? '')?.[1] ?? null);
