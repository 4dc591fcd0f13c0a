import type { Value } from '@stoa/page-model';

/** What a field of a property needs. An empty one has no value. */
export type FieldProps = {
  label: string;
  value: Value | undefined;
  /** What is chosen at once. */
  onSet: (value: Value | undefined) => boolean;
  /** What is typed. */
  onType: (value: Value | undefined) => boolean;
};
