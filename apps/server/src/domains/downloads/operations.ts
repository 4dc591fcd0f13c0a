import { downloads } from '@stoa/contract';
import { serve } from '../../use-case.ts';
import { fetchDownload, listDownloadsOfOrder, openDownloads, renewDownloads } from './bought-files.ts';
import { getDownloadSettings, updateDownloadSettings } from './settings.ts';

export const served = serve(downloads, {
  openDownloads,
  fetchDownload,
  listDownloadsOfOrder,
  renewDownloads,
  getDownloadSettings: (ctx) => getDownloadSettings(ctx),
  updateDownloadSettings,
});
