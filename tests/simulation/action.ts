import type { World } from './world.ts';

/** Numbers from which an action takes whatever it has to choose. */
export type Choices = { a: number; b: number; c: number };

/** What somebody does. Refusals are fine; an exception is a fault of the server. */
export type Action = (world: World, choices: Choices) => Promise<unknown>;
