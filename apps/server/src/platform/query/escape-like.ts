/** A text as a part of a pattern of LIKE: what it holds stands for itself, wildcards included. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
