import { CLIENT_MEDIA, CLIENT_VIDEO } from '../../platform/media/client-hosts.ts';
import type { MediaKind } from '../../platform/media/kinds.ts';
import { seal, unseal } from '../../platform/sealed.ts';
import type { MediaFile } from './media-file.ts';

/** The parts of the context that a file's address needs. */
type Addresses = { addresses: { site: string; media: string } };
type Signer = Addresses & { cursorSecret: string };

/**
 * The public address of a file, in the form that the public client's media functions derive from its id. Null where
 * only signed addresses lead to it.
 */
export function publicAddress(
  { addresses }: Addresses,
  file: Pick<MediaFile, 'id' | 'kind' | 'private'>,
): string | null {
  if (file.private) return null;
  switch (file.kind) {
    case 'IMAGE':
      return `${addresses.media}/media/${file.id}`;
    case 'VIDEO':
      return `${addresses.media === CLIENT_MEDIA ? CLIENT_VIDEO : addresses.media}/video/${file.id}/file`;
    case 'AUDIO':
      return `${addresses.media}/mp3/${file.id}`;
    default:
      return `${addresses.media}/ugd/${file.id}`;
  }
}

/** The contents of a signed address: the file, its expiry, and how it is delivered. */
export type Download = {
  id: string;
  private: boolean;
  /** Seconds since 1970. */
  until: number;
  /** The name to save it under. */
  name: string;
  inline: boolean;
  /** The address to redirect to after expiry. */
  otherwise?: string;
};

/** An address that delivers a file, private or not, until it expires. */
export const downloadAddress = (ctx: Signer, download: Download): string =>
  `${ctx.addresses.site}/media-download/${seal(download, ctx.cursorSecret, 'media download')}/${encodeURIComponent(download.name)}`;

export const openDownload = (token: string, secret: string): Download | undefined =>
  unseal(token, secret, 'media download') as Download | undefined;

/** An address that delivers several files as one archive. */
export type ArchiveTicket = { siteId: string; id: string };

export const archiveAddress = (ctx: Signer, ticket: ArchiveTicket): string =>
  `${ctx.addresses.site}/media-archive/${seal(ticket, ctx.cursorSecret, 'media archive')}/files.zip`;

export const openArchiveTicket = (token: string, secret: string): ArchiveTicket | undefined =>
  unseal(token, secret, 'media archive') as ArchiveTicket | undefined;

/** The terms of a signed upload address: one file, and its destination. */
export type UploadTicket = {
  siteId: string;
  /** Where the addresses of files are for whoever asked; whoever sends the file need not have asked. */
  mediaUrl: string;
  /** The first part of the file's future id: however often it is sent, it is stored once. */
  key: string;
  /** Seconds since 1970. */
  until: number;
  fileName: string | null;
  mimeType: string | null;
  folderId: string;
  /** Folders to create below that one. */
  folderPath: string;
  private: boolean;
  labels: string[];
  externalInfo: { origin?: string; externalIds?: string[] } | null;
  /** What is asked of a stranger's file. Such files come in one piece, and their pictures are encoded again. */
  terms?: { mostBytes: number; kinds: MediaKind[] };
};

export const sealUpload = (secret: string, ticket: UploadTicket): string => seal(ticket, secret, 'media upload');
export const openUpload = (token: string, secret: string): UploadTicket | undefined =>
  unseal(token, secret, 'media upload') as UploadTicket | undefined;
