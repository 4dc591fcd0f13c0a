import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const letters: Domain = {
  name: 'letters',
  says: 'The mails that a site sends, shown to the people who run it',
  owns: [],
  serves: served,
};
