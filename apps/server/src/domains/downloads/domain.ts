import type { Domain } from '../../domain.ts';
import { downloadsLetter } from './letters/downloads.ts';
import { served } from './operations.ts';
import { paidOrdersOpenDownloads } from './paid-orders-open-downloads.ts';

export const downloads: Domain = {
  name: 'downloads',
  says: 'The files of digital items, for those who have paid for them',
  owns: ['download_settings', 'order_downloads'],
  serves: served,
  consumes: [paidOrdersOpenDownloads],
  letters: [downloadsLetter],
  keepsMedia: [{ kind: 'DOWNLOAD', table: 'order_downloads', name: 'file_name' }],
};
