import type { FieldKind } from '@stoa/blocks';
import { words } from '../../app/words.ts';

/** What each kind of field is called, in the order in which they are offered. */
export const fieldKinds: Record<FieldKind, string> = words.siteForms.kinds;
