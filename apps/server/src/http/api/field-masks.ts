import type { ErrorCode, Operation } from '@stoa/contract';
import { isRecord } from '../../platform/is-record.ts';
import { type Refusal, refuse } from '../../platform/refusal.ts';
import { resolveSchema } from '../../platform/validation/undeclared-fields.ts';

type Json = Record<string, unknown>;
/** A mask, the field that it limits, and the field's schema. */
type Mask = { name: string; target: string; schema: Json };
/** The masks of a request and of the items of its lists. */
type Places = { own: Mask[]; inLists: { list: string; masks: Mask[] }[] };
/** Paths in masks that name no field, and those of fields that were not sent. */
type Problems = { unknown: string[]; unsent: string[] };

/**
 * Limits the entities of an update to the fields that its masks name, so that use cases need not know of masks. Ids,
 * revisions and fields that cannot change always stay; a field that a mask names but the request lacks becomes empty.
 */
export function applyMasks(operation: Operation, request: Json): Refusal | null {
  const { own, inLists } = placesOf(operation);
  const problems: Problems = { unknown: [], unsent: [] };
  for (const mask of own) applyMask(request, mask, problems);
  for (const { list, masks } of inLists) {
    const items = Array.isArray(request[list]) ? request[list].filter(isRecord) : [];
    for (const item of items) for (const mask of masks) applyMask(item, mask, problems);
  }
  const refusal = (code: ErrorCode, [field]: string[]) =>
    field !== undefined && operation.errors.includes(code) ? refuse(code, { field }) : null;
  return (
    refusal('FIELD_MASK_VALUE_NOT_SUPPORTED', problems.unknown) ??
    refusal('FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR', problems.unsent)
  );
}

const known = new WeakMap<Operation, Places>();

function placesOf(operation: Operation): Places {
  const places = known.get(operation) ?? findPlaces(operation.request as unknown as Json);
  known.set(operation, places);
  return places;
}

function findPlaces(request: Json): Places {
  const lists = Object.entries((request.properties ?? {}) as Record<string, Json>).flatMap(([list, field]) => {
    const masks = field.type === 'array' ? masksIn(resolveSchema(field.items as Json)) : [];
    return masks.length > 0 ? [{ list, masks }] : [];
  });
  return { own: masksIn(request), inLists: lists };
}

function masksIn({ properties = {} }: Json): Mask[] {
  const fields = properties as Record<string, Json>;
  return Object.entries(fields).flatMap(([name, { fieldMask }]) => {
    const target = (fieldMask as { masks?: string } | undefined)?.masks;
    return target === undefined ? [] : [{ name, target, schema: fields[target] as Json }];
  });
}

function applyMask(holder: Json, { name, target, schema }: Mask, problems: Problems): void {
  const [paths, entity] = [holder[name], holder[target]];
  if (!Array.isArray(paths) || !isRecord(entity)) return;
  const texts = paths.filter((path) => typeof path === 'string');
  const { properties = {} } = resolveSchema(schema) as { properties?: Record<string, Json> };
  const stays = ([field]: [string, unknown]) =>
    field === 'id' || field === 'revision' || properties[field]?.immutable === true;
  const identity = Object.fromEntries(Object.entries(entity).filter(stays));
  holder[target] = { ...limited(properties, entity, texts, '', problems), ...identity };
}

/** The fields of a value that the paths name. */
function limited(
  properties: Record<string, Json>,
  value: Json,
  paths: readonly string[],
  prefix: string,
  problems: Problems,
): Json {
  const byField = Map.groupBy(paths, (path) => path.split('.')[0] as string);
  const kept: Json = {};
  for (const [name, named] of byField) {
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!field || field.readOnly) {
      problems.unknown.push(`${prefix}${name}`);
      continue;
    }
    const inner = named.filter((path) => path !== name).map((path) => path.slice(name.length + 1));
    const { properties: below } = resolveSchema(field) as { properties?: Record<string, Json> };
    const sent = value[name];
    if (below && inner.length === named.length && (sent === undefined || isRecord(sent))) {
      kept[name] = limited(below, sent ?? {}, inner, `${prefix}${name}.`, problems);
    } else {
      if (sent === undefined) problems.unsent.push(`${prefix}${name}`);
      kept[name] = sent === undefined ? emptied(field) : sent;
    }
  }
  return kept;
}

/** What clears a field; undefined for an enumeration, which has no empty value. */
function emptied(field: Json): unknown {
  if (Array.isArray(field.anyOf)) return null;
  const { type, enum: values, properties } = resolveSchema(field);
  if (values) return undefined;
  if (type === 'array') return [];
  if (type === 'object' || properties) return {};
  return { string: '', boolean: false, number: 0, integer: 0 }[String(type)];
}
