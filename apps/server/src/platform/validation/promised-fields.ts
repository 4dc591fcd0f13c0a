import { messages, promises } from '@stoa/contract';
import { isRecord } from '../is-record.ts';
import { resolveSchema } from './undeclared-fields.ts';

type Json = Record<string, unknown>;
/** Returns a value with the promised fields that it lacks; the value itself if it lacks none. */
type Completer = (value: unknown) => unknown;

/** The promised fields that an answer lacks: used to check our own answers. */
export function brokenPromises(schema: unknown, value: unknown, path = ''): string[] {
  const resolved = resolveSchema(schema as Json);
  if (Array.isArray(value))
    return value.flatMap((item, i) => brokenPromises(resolved.items ?? {}, item, `${path}[${i}]`));
  const properties = resolved.properties as Record<string, Json> | undefined;
  if (!isRecord(value) || !properties) return [];
  const missing = Object.keys(promisedBy(resolved)).filter((name) => isAbsent(value[name]));
  const inner = Object.entries(value).flatMap(([name, field]) =>
    Object.hasOwn(properties, name) ? brokenPromises(properties[name], field, `${path}.${name}`) : [],
  );
  return [...missing.map((name) => `${path}.${name}`), ...inner];
}

/** An answer with the promised fields that it lacks, where these can be empty. */
export const completed = <Answer>(schema: unknown, answer: Answer): Answer =>
  (completerOf(schema as Json)?.(answer) ?? answer) as Answer;

/** Most are texts, which need no copy. */
const copyOf = (empty: unknown) => (typeof empty === 'object' ? structuredClone(empty) : empty);
const isAbsent = (value: unknown): boolean => value === undefined || value === null;
const promisedBy = ({ $id }: Json): Readonly<Json> => promises[$id as string] ?? {};

const known = new Map<Json, Completer | null>();

/** Null where nothing is promised. */
function completerOf(schema: Json): Completer | null {
  const resolved = resolveSchema(schema);
  const made = known.get(resolved);
  if (made !== undefined) return made;
  if (!promisesAnything(resolved)) {
    known.set(resolved, null);
    return null;
  }
  // found before it is made by messages that contain themselves
  let completer: Completer = (value) => value;
  known.set(resolved, (value) => completer(value));
  completer = resolved.type === 'array' ? listCompleter(resolved) : objectCompleter(resolved);
  known.set(resolved, completer);
  return completer;
}

/** Whether a schema or one below it promises a field. */
function promisesAnything(schema: Json, seen = new Set<Json>()): boolean {
  const resolved = resolveSchema(schema);
  if (seen.has(resolved)) return false;
  seen.add(resolved);
  if (Object.values(promisedBy(resolved)).some((empty) => empty !== null)) return true;
  const items = resolved.items ? [resolved.items as Json] : [];
  const below = [...Object.values((resolved.properties ?? {}) as Record<string, Json>), ...items];
  return below.some((inner) => promisesAnything(inner, seen));
}

function listCompleter({ items }: Json): Completer {
  const complete = completerOf(items as Json);
  if (!complete) return (value) => value;
  return (value) => {
    if (!Array.isArray(value)) return value;
    const all = value.map(complete);
    return all.every((item, index) => item === value[index]) ? value : all;
  };
}

function objectCompleter(schema: Json): Completer {
  const defaults = Object.entries(promisedBy(schema)).filter(([, empty]) => empty !== null);
  const inner = Object.entries((schema.properties ?? {}) as Record<string, Json>).flatMap(([name, field]) => {
    const complete = completerOf(field);
    return complete ? [{ name, complete }] : [];
  });
  return (value) => {
    if (!isRecord(value)) return value;
    const added = defaults.flatMap(([name, empty]) => (isAbsent(value[name]) ? [[name, copyOf(empty)]] : []));
    const changed = inner.flatMap(({ name, complete }) => {
      const field = value[name];
      const whole = isAbsent(field) ? field : complete(field);
      return whole === field ? [] : [[name, whole]];
    });
    if (added.length === 0 && changed.length === 0) return value;
    return { ...value, ...Object.fromEntries(added), ...Object.fromEntries(changed) };
  };
}

/** A message by its name, for answers that are serialised by their own code. */
export function completedMessage<Answer>(name: string, answer: Answer): Answer {
  const schema = messages.get(name);
  if (!schema) throw new Error(`there is no message ${name}`);
  return completed(schema, answer);
}
