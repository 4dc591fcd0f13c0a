import type { Operation, Request, Response } from '@stoa/contract';
import type { Context } from './context.ts';
import type { FileAnswer } from './platform/file-answer.ts';
import type { Refusal } from './platform/refusal.ts';
import type { WrittenJson } from './platform/written-json.ts';

/** What an operation does: answers, or refuses with a value. Faults are thrown. */
export type UseCase<O> = (
  ctx: Context,
  request: Request<O>,
) => Promise<Response<O> | WrittenJson<Response<O>> | FileAnswer<Response<O>> | Refusal>;

/** An operation of the contract with the use case that serves it. */
export type Served = { operation: Operation; run: (ctx: Context, request: never) => Promise<unknown> };

/** Binds a service's operations to their use cases; leaving one out does not compile. */
export function serve<S>(service: S, useCases: { [K in keyof S]: UseCase<S[K]> }): Served[] {
  return Object.entries(service as Record<string, Operation>).map(([name, operation]) => ({
    operation,
    run: useCases[name as keyof S] as Served['run'],
  }));
}

/** Binds a service to a declared resource; `special` serves what is not of the common kind. */
export function serveResource<S>(
  service: S,
  { useCases }: { useCases: Record<string, unknown> },
  special: Partial<{ [K in keyof S]: UseCase<S[K]> }> = {},
): Served[] {
  return Object.entries(service as Record<string, Operation>).map(([name, operation]) => {
    const run = (special as Record<string, unknown>)[name] ?? useCases[name];
    if (!run) throw new Error(`nothing serves ${operation.id}`);
    return { operation, run: run as Served['run'] };
  });
}
