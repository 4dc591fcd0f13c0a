import { picturesIn, type SiteTemplate, type TemplateContent, type TemplatePage } from '@stoa/demo/templates';
import { type Block, newId } from '@stoa/page-model';
import type { Context } from '../../context.ts';
import { asPlatform, withSite } from '../../platform/db/index.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { importProducts, mediaByName } from '../catalog/index.ts';
import { createCategory } from '../categories/index.ts';
import { setUpDelivery } from '../delivery/index.ts';
import type { MediaFile } from '../media/index.ts';
import { insertPage, publishPages } from '../pages/index.ts';
import { storeDrawings, withMedia } from './drawn-pictures.ts';
import { productLines } from './template-products.ts';
import { contentIn } from './templates.ts';

type Pictures = ReadonlyMap<string, MediaFile>;

/**
 * Gives a new site what a template of Stoa has: pictures, products and pages, in its language and currency. What is there
 * already is left as it is, so that a repetition after a crash completes it.
 */
export async function drawTemplate(ctx: Context, template: SiteTemplate): Promise<void> {
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
}

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
