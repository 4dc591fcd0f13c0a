let keys = 0;
/** Creates a key for something that the server does not know yet. */
export const newKey = (): string => {
  keys += 1;
  return `new-${keys}`;
};
