/** The wire omits unset values. */
export function withoutNulls<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

/** A field after an update: null clears it, and an omitted one stays. */
export const changed = <T>(sent: T | undefined, known: T): T => (sent === undefined ? known : sent);
