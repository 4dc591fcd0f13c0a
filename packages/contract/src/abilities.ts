import * as contract from './index.ts';
import type { Operation } from './operation.ts';
import { grants } from './roles.ts';

type Exports = typeof contract;
type NamesOf<S extends string, Members> = {
  [K in keyof Members & string]: Members[K] extends Operation<infer _Request, infer _Response> ? `${S}.${K}` : never;
}[keyof Members & string];

/** The name of an operation in front ends: `brands.createBrand`. */
export type OperationName = {
  [S in keyof Exports & string]: Exports[S] extends Record<string, { permit: unknown; mounts: unknown }>
    ? NamesOf<S, Exports[S]>
    : never;
}[keyof Exports & string];

/**
 * Lists the operations that staff with these permissions may call. `brands.*` stands for all operations of a service,
 * which keeps the list short. Check it with `mayCall`.
 */
export function operationsFor(permissions: readonly string[]): string[] {
  return services.flatMap(([name, operations]) => {
    const allowed = operations.filter(
      ({ permit }) => permit.callers.includes('staff') && permit.permissions.every((one) => grants(permissions, one)),
    );
    if (allowed.length === operations.length) return [`${name}.*`];
    return allowed.map((operation) => `${name}.${operation.name}`);
  });
}

const isService = (value: unknown): value is Record<string, Operation> =>
  typeof value === 'object' && value !== null && Object.values(value).every((member) => Array.isArray(member?.mounts));

const services = Object.entries(contract).flatMap(([name, value]): [string, Operation[]][] =>
  isService(value) && Object.keys(value).length > 0 ? [[name, Object.values(value)]] : [],
);
