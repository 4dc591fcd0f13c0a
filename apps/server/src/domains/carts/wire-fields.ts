/** The wire leaves out what is not set. */
export function withoutNulls<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}

/** A field after an update: null takes it away, and where the request leaves it out it stays. */
export const changed = <T>(sent: T | undefined, known: T): T => (sent === undefined ? known : sent);
