/** Forms to begin with. */
import { type FieldKind, richWords } from '@stoa/blocks';
import { FORMS_NAMESPACE } from '@stoa/contract';
import type { Messages } from '@stoa/messages';
import { loadMessages } from '@stoa/messages/load';
import { api, present } from '../../app/api.ts';
import { type ContactField, emptyField, type FieldDraft, writeField } from './field-draft.ts';
import type { FormView } from './queries.ts';

type Texts = Messages['templates'];
type Start = (texts: Texts['fields']) => FieldDraft[];

type More = Partial<Pick<FieldDraft, 'isRequired' | 'hint' | 'least'>> & { contact?: ContactField };

const field = (kind: FieldKind, target: string, label: string, { contact, ...more }: More = {}): FieldDraft => ({
  ...emptyField(kind),
  ...{ id: crypto.randomUUID(), target, label, contactField: contact ?? null },
  ...more,
});

const person = (texts: Texts['fields']): FieldDraft[] => [
  field('shortText', 'first_name', texts.firstName, { isRequired: true, contact: 'FIRST_NAME' }),
  field('shortText', 'last_name', texts.lastName, { contact: 'LAST_NAME' }),
  field('email', 'email', texts.email, { isRequired: true, contact: 'EMAIL' }),
];

/** The fields of each. */
const STARTING_POINTS = {
  contact: (texts) => [...person(texts), field('longText', 'message', texts.message, { isRequired: true })],
  question: (texts) => [
    field('shortText', 'product', texts.product, { isRequired: true }),
    field('longText', 'question', texts.question, { isRequired: true }),
    ...person(texts),
  ],
  booking: (texts) => [
    field('date', 'day', texts.day, { isRequired: true }),
    field('time', 'time', texts.time),
    field('number', 'people', texts.people, { isRequired: true, least: 1 }),
    ...person(texts),
    field('phone', 'phone', texts.phone, { contact: 'PHONE' }),
    field('longText', 'wishes', texts.wishes),
  ],
  newsletter: (texts) => [
    field('shortText', 'first_name', texts.firstName, { contact: 'FIRST_NAME' }),
    field('email', 'email', texts.email, { isRequired: true, contact: 'EMAIL' }),
    field('consent', 'consent', texts.consent, { isRequired: true, contact: 'SUBSCRIPTION' }),
  ],
} satisfies Record<string, Start>;

type StartingPoint = keyof typeof STARTING_POINTS;
export const isStartingPoint = (name: string): name is StartingPoint => Object.hasOwn(STARTING_POINTS, name);

/** Creates a form from a starting point, in the language of the site. */
export async function createFormFrom(start: StartingPoint, language: string): Promise<FormView> {
  const texts = present((await loadMessages(language, ['templates'])).templates, 'texts of forms');
  const { form } = await api.forms.createForm({
    form: {
      namespace: FORMS_NAMESPACE,
      name: texts.names[start],
      formFields: STARTING_POINTS[start](texts.fields).map((draft) => writeField(draft)),
      submitSettings: {
        submitSuccessAction: 'THANK_YOU_MESSAGE',
        thankYouMessageOptions: { richContent: richWords(texts.thanks[start]) },
      },
    },
  });
  return present(form, 'the new form');
}
