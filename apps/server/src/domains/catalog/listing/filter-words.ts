/** What options, choices and brands are called in another language. */
import type { Context } from '../../../context.ts';
import { readSite, type Scope } from '../../../platform/db/index.ts';
import { STOCK } from '../../inventory/index.ts';
import { hasTranslatedWords, translatedWords } from '../../translations/index.ts';

/** For fewer translated products and brands than this, the words are read after each change of the site, and exact. */
const LEAST_TRANSLATED = 500;

/**
 * The words in the language that the caller reads, by the versions of the originals. Those of a large site may be a minute old:
 * every list of products asks for them, and they come from all translations of its products.
 */
export async function filterWords(ctx: Context): Promise<Readonly<Record<string, string>>> {
  const snapshot = manyWords(ctx);
  if (snapshot) return snapshot.value.known;
  const load = async () => ({ known: await readSite(ctx, (tx) => translatedWords(ctx, tx)) });
  return (await ctx.cache.read(ctx.siteId, 'words of filters', load, { unaffectedBy: STOCK })).known;
}

/** Those of a large site. Undefined for a small one, and until they are loaded. */
function manyWords(ctx: Context) {
  const scope: Scope = { ...ctx, statements: { count: 0 } }; // no request waits for it
  return ctx.cache.snapshots.read(ctx.siteId, `words of filters in ${ctx.site.language}`, async () => {
    try {
      const known = await readSite(scope, async (tx) =>
        (await hasTranslatedWords(ctx, tx, LEAST_TRANSLATED)) ? translatedWords(ctx, tx) : null,
      );
      return known && { known, bytes: bytesOf(known) };
    } catch (error) {
      ctx.log.warn({ err: error, siteId: ctx.siteId }, 'the words of filters could not be read');
      throw error;
    }
  });
}

/** About what an entry takes beside its characters. */
const ENTRY_BYTES = 64;

const bytesOf = (words: Readonly<Record<string, string>>): number =>
  Object.entries(words).reduce((bytes, [version, word]) => bytes + ENTRY_BYTES + 2 * (version.length + word.length), 0);
