import { type Messages, messagesIn } from '@stoa/messages';
import type { Context } from '../../context.ts';
import { PLATFORM_LANGUAGE } from '../../letters.ts';
import { PLATFORM_REALM } from './realm.ts';

/** The texts for a realm: members read their site's language, staff the platform's. */
export const realmMessages = ({ siteId, site }: Pick<Context, 'siteId' | 'site'>): Messages =>
  messagesIn(siteId === PLATFORM_REALM ? PLATFORM_LANGUAGE : site.language);

/** The names of factors until their owner renames them. */
export const factorNames = (scope: Pick<Context, 'siteId' | 'site'>) => realmMessages(scope).account.security.factors;
