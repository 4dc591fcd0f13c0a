import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const consent: Domain = {
  name: 'consent',
  says: 'What visitors are asked to agree to, and what waits for their answer',
  owns: ['consent_settings'],
  serves: served,
};
