import { TextInput } from '@mantine/core';
import { newBlock } from '@stoa/blocks';
import { loadMessages } from '@stoa/messages/load';
import type { Block } from '@stoa/page-model';
import { useNavigate } from 'react-router';
import { api, present } from '../../app/api.ts';
import { useSession } from '../../app/session.ts';
import { words } from '../../app/words.ts';
import { missing } from '../../ui/form/checks.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDialog } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { RadioChoice } from '../../ui/radio-choice.tsx';
import { toAddress, wrongAddress } from './address.ts';
import { SITE_PAGES } from './queries.ts';

const texts = words.sitePages;

type NewPageDialogProps = { opened: boolean; onClose: () => void };

/** Creates a page and opens it in the editor. */
export function NewPageDialog({ opened, onClose }: NewPageDialogProps) {
  return (
    <FormDialog opened={opened} onClose={onClose} title={texts.create.title}>
      {opened && <NewPageForm />}
    </FormDialog>
  );
}

/** What a new page begins with: types of blocks. */
const beginnings: Record<string, { label: string; description: string; types: string[] }> = {
  empty: { label: texts.create.empty, description: texts.create.emptyText, types: [] },
  text: { label: texts.create.text, description: texts.create.textText, types: ['hero', 'richText'] },
  landing: {
    label: texts.create.landing,
    description: texts.create.landingText,
    types: ['hero', 'featureList', 'imageWithText', 'productGrid', 'quote'],
  },
};
const options = Object.entries(beginnings).map(([value, { label, description }]) => ({ value, label, description }));

/** `address` is null until someone types one: then it follows the title. */
const nothing = { title: '', address: null as string | null, beginning: 'text' };

function NewPageForm() {
  const { site } = useSession();
  const navigate = useNavigate();
  const form = useEntityForm({
    entity: null,
    read: () => nothing,
    validate: ({ title, address }) => ({
      title: missing(title, texts.create.noTitle),
      address: wrongAddress(toAddress(address ?? title)),
    }),
    wire: { codes: { PAGE_ADDRESS_TAKEN: { field: 'address', text: texts.create.taken } } },
    save: async ({ title, address, beginning }) => {
      const content = await blocksOf(beginning, title.trim(), site.language ?? 'en');
      const answer = await api.pages.createPage({ title: title.trim(), address: toAddress(address ?? title), content });
      return present(answer.draft?.id, 'the id of the page');
    },
    saved: (_, { title }) => texts.create.done(title.trim()),
    onDone: (id) => navigate(`/pages/${id}`),
    refresh: [SITE_PAGES],
  });
  const { title, address } = form.values;
  return (
    <Form form={form}>
      <TextInput label={texts.pageTitle} required maxLength={200} data-autofocus {...form.text('title')} />
      <TextInput
        label={texts.address}
        leftSection="/"
        maxLength={100}
        value={address ?? toAddress(title)}
        error={form.errors.address}
        onChange={({ currentTarget }) => form.set({ address: currentTarget.value })}
      />
      <RadioChoice
        label={texts.create.startWith}
        options={options}
        disabled={form.isSaving}
        {...form.input('beginning')}
      />
      <FormEnd form={form}>{texts.create.confirm}</FormEnd>
    </Form>
  );
}

async function blocksOf(beginning: string, title: string, language: string): Promise<Record<string, unknown>[]> {
  const { sections: texts } = await loadMessages(language, ['sections']);
  const types = beginnings[beginning]?.types ?? [];
  return types.map((type) => titled(newBlock(type, present(texts, 'texts of sections').example), title));
}

/** The opening says what the page is called. */
const titled = (block: Block, title: string): Record<string, unknown> =>
  block.type === 'hero' ? { ...block, props: { ...block.props, heading: title } } : { ...block };
