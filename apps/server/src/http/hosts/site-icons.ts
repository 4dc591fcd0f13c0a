import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STOCK } from '../../domains/inventory/index.ts';
import type { Transformation } from '../../platform/media/transformation.ts';
import type { Site } from '../../site.ts';
import { nothingAt } from '../api/errors.ts';
import { sendError } from '../api/send-error.ts';
import { type App, hostOf } from '../app.ts';
import { madePictures, sendUnmade } from '../media/made-pictures.ts';

/** The names under which browsers and phones look for a site's icon, with its width in pixels. */
const ICONS = { '/favicon.ico': 48, '/apple-touch-icon.png': 180, '/icon-512.png': 512 } as const;
/** Seconds. */
const FRESH = 86_400;

/** The icon as an SVG; null if it could not be drawn. */
type Draw = (site: Site, request: FastifyRequest) => Promise<string | null>;

/** Serves a site's icon as pixels. */
export function siteIcons(server: FastifyInstance, app: App, draw: Draw): void {
  const make = madePictures(app);
  for (const [path, width] of Object.entries(ICONS))
    server.get(path, async (request, reply) => {
      const site = await app.sites.byHost(hostOf(request));
      if (!site) return sendError(reply, nothingAt(request));
      const { svg } = await app.cache.read(site.id, 'icon', async () => ({ svg: await draw(site, request) }), {
        unaffectedBy: STOCK,
        isLasting: (drawn) => drawn.svg !== null,
      });
      if (svg === null) return sendError(reply.header('cache-control', 'no-store'), nothingAt(request));
      // an icon that has not changed is found by its content, whatever else has changed on the site
      const id = `${createHash('sha256').update(svg).digest('hex')}.svg`;
      const read = async () => Buffer.from(svg);
      const made = await make(request.ip, id, squareOf(width), async () => ({ site: site.id, read }));
      if (!Buffer.isBuffer(made)) return sendUnmade(reply, made);
      const isIcon = path.endsWith('.ico');
      return reply
        .header('cache-control', `public, max-age=${FRESH}`)
        .type(isIcon ? 'image/x-icon' : 'image/png')
        .send(isIcon ? iconFile(made, width) : made);
    });
}

const squareOf = (width: number): Transformation => ({
  crop: null,
  mode: 'fit',
  width,
  height: width,
  anchor: 'c',
  blur: 0,
  quality: 100,
  format: 'png',
});

/** An ICO file with a single PNG. */
function iconFile(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
