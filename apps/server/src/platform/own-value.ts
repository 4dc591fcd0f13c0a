/** What an object has under a key that came from outside: nothing under `constructor`, unless somebody put it there. */
export const ownValue = <T>(values: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
