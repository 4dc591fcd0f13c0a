import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPictureFailure } from '../../platform/media/pictures/pictures.ts';
import type { Site } from '../../site.ts';
import { nothingAt } from '../api/errors.ts';
import { sendError } from '../api/send-error.ts';
import { type App, hostOf } from '../app.ts';

/** The names under which browsers and phones look for a site's icon, with its width in pixels. */
const ICONS = { '/favicon.ico': 48, '/apple-touch-icon.png': 180, '/icon-512.png': 512 } as const;
/** Seconds. */
const FRESH = 86_400;

type Draw = (site: Site, request: FastifyRequest) => Promise<string>;

/** Serves a site's icon as pixels. `draw` is the icon as an SVG. */
export function siteIcons(server: FastifyInstance, app: App, draw: Draw): void {
  for (const [path, width] of Object.entries(ICONS))
    server.get(path, async (request, reply) => {
      const site = await app.sites.byHost(hostOf(request));
      if (!site) return sendError(reply, nothingAt(request));
      const load = async () => ({ png: await rasterise(app, site.id, await draw(site, request), width) });
      // not drawn because too much was waiting: another request tries again
      const isLasting = ({ png }: { png: Buffer | null }) => png !== null;
      const { png } = await app.cache.read(site.id, `icon ${width}`, load, { isLasting });
      if (!png) return sendError(reply, nothingAt(request));
      const isIcon = path.endsWith('.ico');
      return reply
        .header('cache-control', `public, max-age=${FRESH}`)
        .type(isIcon ? 'image/x-icon' : 'image/png')
        .send(isIcon ? iconFile(png, width) : png);
    });
}

async function rasterise(app: App, site: string, svg: string, width: number): Promise<Buffer | null> {
  const wanted = {
    crop: null,
    mode: 'fit',
    width,
    height: width,
    anchor: 'c',
    blur: 0,
    quality: 100,
    format: 'png',
  } as const;
  const made = await app.media.pictures.transform(async () => Buffer.from(svg), wanted, { site });
  return isPictureFailure(made) ? null : made;
}

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
