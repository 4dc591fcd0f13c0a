import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const documents: Domain = {
  name: 'documents',
  says: 'What the papers of a site look like, and what they say of its business',
  owns: ['document_settings', 'invoice_counters'],
  serves: served,
};
