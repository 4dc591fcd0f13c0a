/** Properties that several types of blocks have. */
import type { Property } from '@stoa/page-model';

export const eyebrow: Property = { kind: 'text', label: 'Line above the heading', max: 80 };
export const heading: Property = { kind: 'text', label: 'Heading', max: 200 };
export const text: Property = { kind: 'text', label: 'Text', max: 2000, lines: 'several' };
export const action: Property = { kind: 'link', label: 'Link' };
