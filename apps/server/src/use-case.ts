import type { Operation, Request, Response } from '@stoa/contract';
import type { Context } from './context.ts';
import type { FileAnswer } from './platform/file-answer.ts';
import type { Refusal } from './platform/refusal.ts';
import type { SerialisedJson } from './platform/serialised-json.ts';

/** The implementation of an operation: answers, or refuses with a value. Faults are thrown. */
export type UseCase<O> = (
  ctx: Context,
  request: Request<O>,
) => Promise<Response<O> | SerialisedJson<Response<O>> | FileAnswer<Response<O>> | Refusal>;

/** An operation of the contract with the use case that serves it. */
export type Served = { operation: Operation; run: (ctx: Context, request: never) => Promise<unknown> };

/** Binds a service's operations to their use cases; leaving one out does not compile. */
export function serve<S>(service: S, useCases: { [K in keyof S]: UseCase<S[K]> }): Served[] {
  return Object.entries(service as Record<string, Operation>).map(([name, operation]) => ({
    operation,
    run: useCases[name as keyof S] as Served['run'],
  }));
}
