/** What may happen in a shop: one step after the other, each plain data, so that a run can be repeated and made smaller. */
import fc from 'fast-check';
import type { Action, Choices } from './action.ts';
import { type Line, Unanswered } from './bank.ts';
import { bankActions } from './bank-actions.ts';
import { buyerActions } from './buyer-actions.ts';
import { requestActions } from './request-actions.ts';
import { staffActions } from './staff-actions.ts';
import { subscriberActions } from './subscriber-actions.ts';
import { timeActions } from './time-actions.ts';
import type { World } from './world.ts';

const actions: Record<string, Action> = {
  ...buyerActions,
  ...subscriberActions,
  ...staffActions,
  ...requestActions,
  ...bankActions,
  ...timeActions,
};

type Doing = Choices & { action: string };

export type Step = Doing & {
  /** What somebody else does at the same time. */
  beside: Doing | null;
  /** The boundary at which the process dies during the step; null if it does not. */
  dies: number | null;
  line: Line;
};

/** How much more often than others some things happen. */
const often: Record<string, number> = {
  checkOut: 5,
  pay: 5,
  notify: 3,
  work: 2,
  answerQuestion: 2,
  refund: 2,
  charge: 3,
  capture: 2,
  edit: 2,
  fulfill: 2,
  payRequest: 2,
};

/** Something else than usual one time in ten. */
const rarely = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });

const choice = fc.integer({ min: 0, max: 999 });

/** Steps of some actions, or of all. */
export function anyStep(names: readonly string[] = Object.keys(actions)): fc.Arbitrary<Step> {
  const doing = {
    action: fc.constantFrom(...names.flatMap((name) => Array<string>(often[name] ?? 1).fill(name))),
    a: choice,
    b: choice,
    c: choice,
  };
  return fc.record({
    ...doing,
    beside: rarely<Doing | null>(null, fc.record(doing)),
    dies: rarely<number | null>(null, fc.integer({ min: 1, max: 24 })),
    line: rarely<Line>('clear', fc.constantFrom<Line>('the question is lost', 'the answer is lost')),
  });
}

/** Steps like one that are easier to understand, each of another kind. */
export function simplerThan(step: Step): Step[] {
  const { beside } = step;
  const calm: Step = { ...step, dies: null, line: 'clear' };
  return beside ? [calm, { ...calm, ...beside, beside: null }, { ...calm, beside: null }] : [calm];
}

const sayDoing = ({ action, a, b, c }: Doing): string => `${action}(${a}, ${b}, ${c})`;

/** A step in words. */
export function say({ beside, dies, line, ...doing }: Step): string {
  const parts = [beside ? `${sayDoing(doing)} beside ${sayDoing(beside)}` : sayDoing(doing)];
  if (line !== 'clear') parts.push(line);
  if (dies !== null) parts.push(`the process dies at ${dies}`);
  return parts.join(', ');
}

/** Carries out a step: what it says, and what happens beside it. Ends when both have; throws what either threw. */
export async function act(world: World, { beside, ...doing }: Step): Promise<void> {
  world.process.shuffle(doing.c);
  const both = [doing, ...(beside ? [beside] : [])];
  const ends = await Promise.allSettled(both.map((each) => actions[each.action]?.(world, each)));
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  const fault = failures.find((reason) => !(reason instanceof Unanswered));
  if (failures.length > 0) throw fault ?? failures[0];
}
