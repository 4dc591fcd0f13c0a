import { type Block, type BlockData, readText, type ShownForm, showForm } from '@stoa/blocks';
import { island } from '../../island.tsx';
import type { Api } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import FileField from './file-field.island.tsx';

const FileFieldIsland = island('forms/file-field', FileField, { messages: ['files', 'forms'] });

/** The forms of a page's blocks, by the ids of the blocks. Forms that are gone are left out. */
export async function loadForms({ forms }: Api, blocks: readonly Block[]): Promise<BlockData['forms']> {
  const formOf = ({ props }: Block) => readText(props, 'form');
  const wanted = blocks.filter((block) => block.type === 'form' && formOf(block));
  const load = async (formId: string): Promise<[string, ShownForm][]> => {
    const { form } = (await orNull(forms.getForm({ formId }))) ?? {};
    return form ? [[formId, showForm(form, new Date())]] : [];
  };
  const ids = new Set(wanted.map(formOf));
  const known = new Map((await Promise.all([...ids].map(load))).flat());
  return Object.fromEntries(
    wanted.flatMap((block) => {
      const form = known.get(formOf(block));
      return form ? [[block.id, { form, FileField: FileFieldIsland }]] : [];
    }),
  );
}
