/** Settings of a server that limits nobody: tests call more often than clients may. */
export const NO_RATE_LIMITS = {
  RATE_LIMIT_APP: '0',
  RATE_LIMIT_PERSON: '0',
  RATE_LIMIT_ADDRESS: '0',
  RATE_LIMIT_NEW_VISITORS: '0',
  RATE_LIMIT_NEW_PICTURES: '0',
};
