import type { discountCustomTriggers } from '@stoa/contract';
import type { UseCase } from '../../use-case.ts';

/** The conditions that the apps on the site check. No app on a site can offer any. */
export const listTriggers: UseCase<typeof discountCustomTriggers.listTriggers> = async () => ({ triggers: [] });
