import type { Names } from './client.ts';

const wireNames: Record<string, string> = { _id: 'id', _createdDate: 'createdDate', _updatedDate: 'updatedDate' };
const underscored = Object.fromEntries(Object.entries(wireNames).map(([name, wire]) => [wire, name]));

/**
 * Entities with `_id`, `_createdDate` and `_updatedDate`, for programs written for the public client packages:
 * `connect(productsV3, transport, underscoredNames)`.
 */
export const underscoredNames: Names = {
  toWire: (request) => renamed(request, wireNames),
  fromWire: (answer) => renamed(answer, underscored),
};

function renamed(value: unknown, names: Record<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [Object.hasOwn(names, key) ? names[key] : key, renamed(inner, names)]),
  );
}
