import type { FastifyInstance } from 'fastify';
import { ZipFile } from 'yazl';
import { serverContext } from '../../context.ts';
import { type ArchiveEntry, openArchive, openArchiveTicket, openDownload } from '../../domains/media/index.ts';
import { plainError } from '../api/errors.ts';
import type { App } from '../app.ts';
import { sendFile } from './send-file.ts';

/** Files behind signed addresses: one file, private or not, or several as an archive. */
export function mediaDownloads(server: FastifyInstance, app: App): void {
  const expired = plainError(403, 'this address has expired, or is not complete').body;

  server.get<{ Params: { token: string } }>('/media-download/:token/:name', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const download = openDownload(request.params.token, app.cursorSecret);
    if (!download) return reply.code(403).send(expired);
    if (download.until * 1000 <= app.now().getTime())
      return download.otherwise ? reply.redirect(download.otherwise, 302) : reply.code(403).send(expired);
    const { id, name, inline } = download;
    const storage = app.media[download.private ? 'private' : 'public'];
    return sendFile(request, reply, { storage, id, name, inline, cacheControl: 'private, no-store' });
  });

  server.get<{ Params: { token: string } }>('/media-archive/:token/:name', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');
    const ticket = openArchiveTicket(request.params.token, app.cursorSecret);
    const ctx = ticket && (await serverContext(app, ticket.siteId, 'archive'));
    const entries = ctx && (await openArchive(ctx, ticket.id));
    if (!entries) return reply.code(403).send(expired);
    reply.header('content-disposition', 'attachment; filename="files.zip"').type('application/zip');
    return reply.send(packed(app, entries));
  });
}

/** The archive as it is generated: each file is opened in its turn. Files deleted in the meantime are left out. */
function packed({ media, log }: App, entries: readonly ArchiveEntry[]) {
  const zip = new ZipFile();
  const storageOf = ({ file }: ArchiveEntry) => media[file.private ? 'private' : 'public'];
  for (const entry of entries) {
    const { path, file } = entry;
    // pictures, videos and archives are already compressed
    const options = { compress: file.kind === 'DOCUMENT', mtime: new Date(file.updatedDate), mode: 0o100644 };
    zip.addReadStreamLazy(path, options, (done) => {
      storageOf(entry)
        .stream(file.id)
        .then(
          (stream) => done(null, stream),
          (error: Error) => done(error, null as never),
        );
    });
  }
  zip.on('error', (error: Error) => {
    log.error({ err: error }, 'an archive broke off');
    (zip.outputStream as unknown as { destroy(error: Error): void }).destroy(error);
  });
  zip.end();
  return zip.outputStream;
}
