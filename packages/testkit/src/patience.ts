/**
 * The time limits of tests. Tests end when they are done: a limit only stops one that hangs, even on a shared machine,
 * so none is set anywhere else.
 */

/** For something about to happen: an element of a page, a mail, the end of a job. */
export const PATIENCE_MS = 2 * 60_000;

/** For a whole test, or its preparation. */
export const HANGING_MS = 15 * 60_000;
