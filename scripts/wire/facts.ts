/** Reads a folder of facts about the wire: a JSON file for each service, and the list of events. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type FactOperation = {
  name: string;
  method: string;
  url?: string;
  path: string;
  onSite?: string;
  alsoPost?: boolean;
  request: string;
  response: string;
  required?: string[];
  permissions?: string[];
  errors?: string[];
  rules?: string[];
};
type FactFields = Record<string, string>;
export type FactService = {
  service: string;
  operations: FactOperation[];
  types: Record<string, FactFields>;
  enums: Record<string, string[]>;
  internalValues?: Record<string, string[]>;
};
export type FactEvent = {
  service: string;
  eventType: string;
  kind: string;
  payload?: string;
  permissions?: string[];
};
export type Facts = { services: Map<string, FactService>; events: FactEvent[] };

export function readFacts(folder: string): Facts {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const services = names.map(read).filter(isService);
  const events = names.includes('events.json') ? (read('events.json') as FactEvent[]) : [];
  return { services: new Map(services.map((service) => [service.service, service])), events };
}

const isService = (facts: unknown): facts is FactService =>
  typeof facts === 'object' && facts !== null && 'operations' in facts && 'types' in facts;

/** The declaration of a field: `V3Brand[]? minSize=1 maxSize=100 readonly`. */
export type FactField = {
  type: string;
  lists: number;
  isNullable: boolean;
  isReadonly: boolean;
  isInternal: boolean;
  isDeprecated: boolean;
  limits: Limits;
};
/** Limits by their names in JSON Schema; those of texts in a list are the items'. */
export type Limits = Record<string, number | string>;

const LIMITS: Record<string, string> = {
  minLength: 'minLength',
  maxLength: 'maxLength',
  minSize: 'minItems',
  maxSize: 'maxItems',
  min: 'minimum',
  max: 'maximum',
  format: 'format',
  gte: 'gte',
  gt: 'gt',
  lte: 'lte',
  maxScale: 'maxScale',
};

export function readField(text: string): FactField {
  const [declared = '', ...words] = text.split(' ');
  const isNullable = declared.endsWith('?');
  const type = declared.replace('?', '').replaceAll('[]', '');
  const limits = [...text.matchAll(/\b(\w+)[=:]([^\s,}]+)/g)].flatMap(([, name = '', value = '']) => {
    const limit = LIMITS[name];
    return limit ? [[limit, Number.isNaN(Number(value)) ? value : Number(value)]] : [];
  });
  return {
    type,
    lists: declared.split('[]').length - 1,
    isNullable,
    isReadonly: words.includes('readonly'),
    isInternal: words.includes('internal'),
    isDeprecated: words.includes('deprecated'),
    limits: Object.fromEntries(limits),
  };
}

/** The values of an enumeration, also those that the public typings leave out. */
export const valuesOf = ({ enums, internalValues = {} }: FactService, name: string): string[] | undefined => {
  const values = enums[name];
  return values && [...new Set([...values, ...(internalValues[name] ?? [])])];
};
