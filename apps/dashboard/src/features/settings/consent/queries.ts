import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';

export const loadConsentSettings = async () => present((await api.consent.getConsentSettings()).settings, 'settings');
export const consentSettingsQuery = queryOptions({ queryKey: ['consent-settings'], queryFn: loadConsentSettings });
export type ConsentSettings = Awaited<ReturnType<typeof loadConsentSettings>>;
