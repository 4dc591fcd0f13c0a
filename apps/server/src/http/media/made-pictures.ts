/** Pictures in forms that have to be drawn: resized ones, and icons. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { BUSY_SECONDS, isPictureFailure, type PictureFailure } from '../../platform/media/pictures/pictures.ts';
import type { Transformation } from '../../platform/media/transformation.ts';
import { type ErrorAnswer, plainError, tooManyRequests } from '../api/errors.ts';
import { sendError } from '../api/send-error.ts';
import type { App } from '../app.ts';

/** What a picture is drawn from, and the site in whose turn. */
export type Original = { site: string; read: () => Promise<Buffer | null> };
type Drawn = Buffer | PictureFailure | null;
/** `wait` is in seconds: the network address has asked for too many new pictures. */
type Made = Drawn | { wait: number };

/** @param id names the original in the storage; `find` returns null if there is none */
type Make = (client: string, id: string, wanted: Transformation, find: () => Promise<Original | null>) => Promise<Made>;

/** Returns the function that makes pictures. They are stored, as drawing costs more. */
export function madePictures({ media, limiter, now }: Pick<App, 'media' | 'limiter' | 'now'>): Make {
  /** Whoever asks for the same picture meanwhile waits for it. */
  const inTheMaking = new Map<string, Promise<Drawn>>();

  return async (client, id, wanted, find) => {
    const variant = variantOf(wanted);
    const known = await media.resized.read(id, variant);
    if (known) return known;
    const original = await find();
    if (!original) return null;
    const wait = limiter.countNewPicture(client, now());
    if (wait) return { wait };
    const key = `${id} ${variant}`;
    const begin = () => {
      const drawing = draw(original, client).finally(() => inTheMaking.delete(key));
      inTheMaking.set(key, drawing);
      return drawing;
    };
    const joined = inTheMaking.get(key);
    if (!joined) return begin();
    const made = await joined;
    // too much of the first one's may have been waiting, which is no reason to refuse others
    return isPictureFailure(made) && made.failed === 'BUSY' ? (inTheMaking.get(key) ?? begin()) : made;

    async function draw({ site, read }: Original, ofClient: string): Promise<Drawn> {
      // one who drew it may have ended since it was looked for
      const meanwhile = await media.resized.read(id, variant);
      if (meanwhile) return meanwhile;
      const drawn = await media.pictures.transform(read, wanted, { site, client: ofClient });
      if (drawn && !isPictureFailure(drawn)) await media.resized.save(id, variant, drawn);
      return drawn;
    }
  };
}

const variantOf = (wanted: Transformation): string =>
  `${createHash('sha256').update(JSON.stringify(wanted)).digest('hex').slice(0, 40)}.${wanted.format}`;

/** Says why there is no picture. */
export function sendUnmade(reply: FastifyReply, made: Exclude<Made, Buffer>): FastifyReply {
  return sendError(reply.header('cache-control', 'no-store'), reasonOf(made));
}

function reasonOf(made: Exclude<Made, Buffer>): ErrorAnswer {
  if (!made) return plainError(404, 'there is no such picture');
  if ('wait' in made) return tooManyRequests(made.wait);
  if (made.failed === 'TOO_COSTLY') return plainError(422, `the picture ${made.description}`);
  return { ...plainError(503, made.description), headers: { 'retry-after': String(BUSY_SECONDS) } };
}
