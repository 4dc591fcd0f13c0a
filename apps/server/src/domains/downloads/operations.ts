import { downloads } from '@stoa/contract';
import { settingsUseCases } from '../../settings-use-cases.ts';
import { serve } from '../../use-case.ts';
import { fetchDownload, listDownloadsOfOrder, openDownloads, renewDownloads } from './bought-files.ts';
import { downloadSettings } from './settings.store.ts';

const settings = settingsUseCases(downloadSettings);

export const served = serve(downloads, {
  openDownloads,
  fetchDownload,
  listDownloadsOfOrder,
  renewDownloads,
  getDownloadSettings: settings.get,
  updateDownloadSettings: settings.update,
});
