/** The rules of address forms, for every form in which people enter an address. API clients may store any address. */
import type { Static } from 'typebox';
import type { AddressFormat, AddressPartName } from './address-format.ts';

type Format = Static<typeof AddressFormat>;
export type AddressParts = Partial<Record<AddressPartName, string | null>>;
/** `ELSEWHERE`: a postal code of another subdivision. */
export type AddressProblem = 'MISSING' | 'INVALID' | 'ELSEWHERE';

/** The parts that addresses of the country have, in the order of the form. */
export const partsOf = ({ lines = [] }: Format): AddressPartName[] => lines.flatMap(({ parts = [] }) => parts);

/** What is wrong with an address, in the order of the form. */
export function checkAddress(address: AddressParts, format: Format): [AddressPartName, AddressProblem][] {
  return partsOf(format).flatMap((part): [AddressPartName, AddressProblem][] => {
    const value = address[part]?.trim() ?? '';
    if (!value) return format.required?.includes(part) ? [[part, 'MISSING']] : [];
    if (!isValid(part, value, format)) return [[part, 'INVALID']];
    return part === 'postalCode' && isElsewhere(value, address, format) ? [[part, 'ELSEWHERE']] : [];
  });
}

function isElsewhere(postalCode: string, { subdivision }: AddressParts, format: Format): boolean {
  const { postalCodes } = subdivisionOf(subdivision ?? '', format) ?? {};
  return Boolean(postalCodes) && !new RegExp(`^(?:${postalCodes})`, 'i').test(postalCode);
}

function isValid(part: AddressPartName, value: string, format: Format): boolean {
  if (part === 'postalCode') {
    const { pattern } = format.postalCode ?? {};
    return !pattern || new RegExp(`^(?:${pattern})$`, 'i').test(value);
  }
  const known = format.subdivisions ?? [];
  return part !== 'subdivision' || known.length === 0 || subdivisionOf(value, format) !== undefined;
}

/** The subdivision that a stored text means: its code, with or without the country, or one of its names. */
export function subdivisionOf(text: string, { country, subdivisions = [] }: Format) {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return undefined;
  return subdivisions.find(({ code, name, shortName }) =>
    [code, name, shortName, code?.replace(`${country}-`, '')].some((known) => known?.toLowerCase() === wanted),
  );
}

/** Whom an address belongs to. */
type Addressee = { name?: string; company?: string | null };

/** The lines of an address on an envelope, without the country. */
export function writeAddress(address: AddressParts, addressee: Addressee, format: Format): string[] {
  const subdivision = subdivisionOf(address.subdivision ?? '', format)?.shortName ?? address.subdivision;
  const values: Record<string, string> = {
    N: addressee.name ?? '',
    O: addressee.company ?? '',
    A: [address.addressLine, address.addressLine2].filter(Boolean).join('\n'),
    C: address.city ?? '',
    S: subdivision ?? '',
    Z: address.postalCode ?? '',
  };
  const lines = (format.envelope ?? '').split('%n').flatMap((line) => writeLine(line, values).split('\n'));
  return lines.filter(Boolean);
}

/** A line without its empty parts and the punctuation around them. */
function writeLine(line: string, values: Record<string, string>): string {
  const hasParts = /%[A-Z]/.test(line);
  const isEmpty = [...line.matchAll(/%([A-Z])/g)].every(([, part = '']) => !values[part]);
  if (hasParts && isEmpty) return '';
  const written = line.replaceAll(/%([A-Z])/g, (_, part: string) => values[part] ?? '');
  return written.replace(/^[\s,\-–]+|[\s,\-–]+$/g, '').replace(/ {2,}/g, ' ');
}
