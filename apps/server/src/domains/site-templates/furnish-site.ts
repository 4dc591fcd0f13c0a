import { picturesIn, type TemplateContent, type TemplatePage } from '@stoa/demo/templates';
import { type Block, newId } from '@stoa/page-model';
import { type Context, contextOnSite } from '../../context.ts';
import { asPlatform, withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import type { Task } from '../../platform/tasks/index.ts';
import { importProducts, mediaByName } from '../catalog/index.ts';
import { createCategory } from '../categories/index.ts';
import { setUpDelivery } from '../delivery/index.ts';
import type { MediaFile } from '../media/index.ts';
import { insertPage, publishPages } from '../pages/index.ts';
import { endFurnishing } from '../sites/index.ts';
import { storeDrawings, withMedia } from './drawn-pictures.ts';
import { productLines } from './template-products.ts';
import { contentIn, findTemplate } from './templates.ts';

type Pictures = ReadonlyMap<string, MediaFile>;

type Input = { siteId: string; template: string };

/**
 * Gives a new site what its template has: pictures, products and pages. What is there already is left as it is, so that
 * a repetition after a crash completes it. Work of the platform, as the transaction that makes a site is its own.
 */
export const furnishSite: Task<Context, Input> = {
  name: 'furnish site',
  lane: 'long',
  retry: { firstMs: 1000, longestMs: 60_000, most: 10 },
  async run(platform, { siteId, template: id }) {
    const ctx = await contextOnSite(platform, siteId);
    // deleted meanwhile
    if (!ctx) return undefined;
    const template = findTemplate(id);
    if (!template) throw new Error(`there is no template ${id}`);
    const content = contentIn(template, ctx.site.language);
    const pictures = await storeDrawings(
      ctx,
      picturesIn(content).map(({ picture }) => picture),
      template.draw,
    );
    await createCategories(ctx, content, pictures);
    await createProducts(ctx, content, pictures);
    await createPickup(ctx, content);
    await createPages(ctx, content, pictures);
    await endFurnishing(ctx);
    return undefined;
  },
  // an empty site is better than one that is prepared for ever
  async giveUp(platform, { siteId }) {
    const ctx = await contextOnSite(platform, siteId);
    if (ctx) await endFurnishing(ctx);
  },
};

async function createCategories(ctx: Context, { categories }: TemplateContent, pictures: Pictures): Promise<void> {
  for (const { slug, name, description, picture } of categories) {
    const file = pictures.get(picture.picture);
    const image = file && { image: { id: file.id, altText: picture.alt } };
    // refused where an earlier attempt has made it
    await createCategory(ctx, { category: { slug, name, description, ...image } });
  }
}

async function createProducts(ctx: Context, content: TemplateContent, pictures: Pictures): Promise<void> {
  const { weightUnit } = ctx.site.settings;
  const text = productLines(content, { currency: ctx.site.currency, weightUnit });
  const open = async function* () {
    yield Buffer.from(text);
  };
  const { problems } = await importProducts(ctx, open, { findMedia: mediaByName(pictures) });
  const [problem] = problems.filter(({ severity }) => severity === 'error');
  if (problem) throw new Error(`a product of the template is refused: ${JSON.stringify(problem)}`);
}

/** Goods that can be collected are sold from the first minute; how they are sent is for the owner to say. */
async function createPickup(ctx: Context, { pickup }: TemplateContent): Promise<void> {
  const { country } = ctx.site.settings;
  if (!pickup || !country) return;
  const { region, ...place } = pickup;
  // the same on a repetition, which adds no second one
  const pickups = [{ id: ctx.siteId, ...place, address: { country, ...place.address } }];
  await asPlatform('the delivery of a new site is set up at once', ctx, (tx) =>
    setUpDelivery(tx, ctx.siteId, { regions: [{ name: region, countries: [country] }], pickups }, ctx.now()),
  );
}

async function createPages(ctx: Context, { pages }: TemplateContent, pictures: Pictures): Promise<void> {
  await withSite(ctx, async (tx) => {
    for (const page of pages)
      await insertPage(
        tx,
        { id: ctx.newId(), address: page.address, root: rootOf(page, pictures) },
        ctx.now(),
        pages.length,
      );
  });
  const answer = await publishPages(ctx, {});
  const isPublished = !isRefusal(answer) || (answer.refused === 'code' && answer.code === 'NOTHING_TO_PUBLISH');
  if (!isPublished) throw new Error(`the pages are not published: ${JSON.stringify(answer)}`);
}

const rootOf = ({ address, title, content }: TemplatePage, pictures: Pictures): Block => ({
  id: 'page',
  type: 'page',
  props: { title, address },
  slots: { content: withIds(withMedia(content, pictures) as Block[]) },
});

/** Blocks of templates have no ids yet. */
const withIds = (blocks: readonly Block[]): Block[] =>
  blocks.map(({ slots, ...block }) => ({
    ...block,
    id: newId(),
    ...(slots && { slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, withIds(inner)])) }),
  }));
