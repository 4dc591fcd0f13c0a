import { queryOptions } from '@tanstack/react-query';
import { api, present } from '../../../app/api.ts';

export const loadDocumentSettings = async () =>
  present((await api.documentSettings.getDocumentSettings()).settings, 'settings');
export const documentSettingsQuery = queryOptions({ queryKey: ['document-settings'], queryFn: loadDocumentSettings });
export type DocumentSettings = Awaited<ReturnType<typeof loadDocumentSettings>>;
