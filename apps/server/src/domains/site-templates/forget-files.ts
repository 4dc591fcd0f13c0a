import type { Context } from '../../context.ts';
import type { Task } from '../../platform/tasks/index.ts';
import type { TemplateFiles } from './saved-templates.store.ts';

/** Deletes the files of a template from the storage. */
export async function forgetFiles(
  { media }: Pick<Context, 'media'>,
  { archive, picture }: TemplateFiles,
): Promise<void> {
  await media.private.remove(archive);
  if (picture) await media.public.remove(picture);
}

/**
 * The same once the transaction is committed that deletes or replaces the template, or where none came to be long after its files
 * were stored.
 */
export const removeTemplateFiles: Task<Context, TemplateFiles> = {
  name: 'remove files of a template',
  lane: 'long',
  async run(platform, files) {
    await forgetFiles(platform, files);
    return undefined;
  },
};
