let keys = 0;
/** A key for something that the server does not know yet. */
export const newKey = (): string => {
  keys += 1;
  return `new-${keys}`;
};
