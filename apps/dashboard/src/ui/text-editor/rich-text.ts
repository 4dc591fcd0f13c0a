import type { RichContentNode } from '@stoa/contract';

/** Rich content in the API's format. */
export type RichText = { nodes?: RichContentNode[]; [more: string]: unknown };
