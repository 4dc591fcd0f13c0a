/** The text for an untrusted name, such as `notice` in an address; null if there is none. */
export const messageOf = (texts: Record<string, string>, name: string | null | undefined): string | null =>
  name && Object.hasOwn(texts, name) ? (texts[name] ?? null) : null;
