/** Why something was not done, in words for people. */
export class Told extends Error {}
