import type { siteTemplates } from '@stoa/contract';
import { asPlatform, readPlatform, type Tx } from '../../platform/db/index.ts';
import { invalid, isRefusal, notFound, type Refusal } from '../../platform/refusal.ts';
import { schedule } from '../../platform/tasks/index.ts';
import type { UseCase } from '../../use-case.ts';
import { removeTemplateFiles } from './forget-files.ts';
import { personOf, viewTemplate, WHY } from './saved-template.ts';
import { findTemplates, holdOwnTemplate, putTemplate, removeTemplate, setPublished } from './saved-templates.store.ts';

type Service = typeof siteTemplates;

const noSuchTemplate = notFound('you have no such template');

export const listTemplates: UseCase<Service['listTemplates']> = async (ctx) => {
  const offeredTo = ctx.caller.kind === 'staff' ? ctx.caller.id : null;
  const found = await readPlatform(WHY, ctx.database, (tx) => findTemplates(tx, { offeredTo }));
  return { templates: found.map((template) => viewTemplate(ctx, template)) };
};

export const updateTemplate: UseCase<Service['updateTemplate']> = async (ctx, { templateId, name, description }) => {
  const owner = personOf(ctx);
  if (isRefusal(owner)) return owner;
  if (name !== undefined && !name.trim())
    return invalid({ field: 'name', description: 'must not be empty', violatedRule: 'REQUIRED_FIELD' });
  return asPlatform(WHY, ctx, async (tx) => {
    const known = await holdOwnTemplate(tx, templateId, owner);
    if (!known) return noSuchTemplate;
    const template = {
      ...known,
      name: (name ?? known.name).trim(),
      description: (description ?? known.description).trim(),
      updatedDate: ctx.now().toISOString(),
    };
    await putTemplate(tx, template);
    return { template: viewTemplate(ctx, template) };
  });
};

export const downloadTemplate: UseCase<Service['downloadTemplate']> = async (ctx, { templateId }) => {
  const found = await readPlatform(WHY, ctx.database, (tx) => findTemplates(tx, { id: templateId }));
  const own = found.find((template) => viewTemplate(ctx, template).isOwn);
  if (!own || (await ctx.media.private.sizeOf(own.archive)) === null) return noSuchTemplate;
  const content = await ctx.media.private.stream(own.archive);
  return {
    file: { name: `${own.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.stoa.zip`, mimeType: 'application/zip', content },
  };
};

export const deleteTemplate: UseCase<Service['deleteTemplate']> = async (ctx, { templateId }) => {
  const owner = personOf(ctx);
  if (isRefusal(owner)) return owner;
  return asPlatform(WHY, ctx, async (tx) => {
    const files = await removeTemplate(tx, templateId, owner);
    if (!files) return noSuchTemplate;
    schedule(tx, removeTemplateFiles, { key: files.archive, input: files });
    return {};
  });
};

/** Offers a template of an operator to everybody, or no longer offers one. */
export const publishTemplate = async (
  tx: Tx,
  { id, by, isPublished }: { id: string; by: string; isPublished: boolean },
): Promise<Refusal | null> =>
  (await setPublished(tx, { id, by, published: isPublished ? tx.now() : null })) ? null : noSuchTemplate;
