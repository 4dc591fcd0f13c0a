import { Textarea, TextInput } from '@mantine/core';
import { words } from '../../app/words.ts';
import type { Bindings } from '../../ui/form/bindings.ts';

const texts = words.siteTemplates;

type Named = { name: string; description: string };

/** What a template is called, and what is said of it. */
export function TemplateFields({ text }: Pick<Bindings<Named>, 'text'>) {
  return (
    <>
      <TextInput label={words.forms.name} required maxLength={100} {...text('name')} />
      <Textarea
        label={texts.about}
        description={texts.aboutText}
        maxLength={300}
        autosize
        minRows={2}
        {...text('description')}
      />
    </>
  );
}
