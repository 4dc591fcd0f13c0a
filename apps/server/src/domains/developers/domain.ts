import type { Domain } from '../../domain.ts';
import { served } from './operations.ts';

export const developers: Domain = {
  name: 'developers',
  says: 'API keys and OAuth apps, as owners manage them',
  owns: [],
  serves: served,
};
