/** Somebody other than the shop who charges a fee, and what they call it. */
export type FeeProvider = { id: string; code: string | null };
