import type { DemoBlock } from './home-page.ts';

const field = (id: number, target: string, inputOptions: object) => ({
  id: `00000000-0000-4000-8000-0000000f000${id}`,
  fieldType: 'INPUT' as const,
  inputOptions: { target, ...inputOptions },
});

const text = (label: string, format?: 'EMAIL') => ({
  inputType: 'STRING' as const,
  stringOptions: {
    componentType: 'TEXT_INPUT' as const,
    textInputOptions: { label },
    ...(format && { validation: { format } }),
  },
});

const paragraph = (words: string) => ({
  nodes: [{ type: 'PARAGRAPH' as const, nodes: [{ type: 'TEXT' as const, textData: { text: words } }] }],
});

const topics = ['A print', 'An order', 'A picture of my own', 'Something else'].map((label, index) => ({
  id: `00000000-0000-4000-8000-0000000f010${index}`,
  ...{ label, value: label },
}));

/** The form by which people write to the print shop, for `createForm`. */
export const contactForm = {
  name: 'Letters to the studio',
  formFields: [
    field(1, 'name', { ...text('Your name'), required: true, contactMapping: { contactField: 'FIRST_NAME' } }),
    field(2, 'email', {
      ...text('E-mail address', 'EMAIL'),
      ...{ required: true, contactMapping: { contactField: 'EMAIL' } },
    }),
    field(3, 'topic', {
      inputType: 'STRING',
      stringOptions: { componentType: 'DROPDOWN', dropdownOptions: { label: 'What is it about?', options: topics } },
    }),
    { ...field(4, 'message', { ...text('Your message'), required: true }), identifier: 'TEXT_AREA' },
  ],
  submitSettings: {
    submitSuccessAction: 'THANK_YOU_MESSAGE' as const,
    thankYouMessageOptions: {
      richContent: paragraph('Thank you. Your letter lies on the workbench, and we answer within two days.'),
    },
  },
};

/** The page with it. */
export const contactPage = (formId: string): DemoBlock => ({
  id: 'page',
  type: 'page',
  props: {
    title: 'Contact',
    address: 'contact',
    seoDescription:
      'Write to the print shop Halftone in Berlin: questions about prints, orders and pictures of your own.',
  },
  slots: {
    content: [
      {
        id: 'letter',
        type: 'form',
        props: {
          form: formId,
          heading: 'Write to the studio',
          text: 'Two people read every letter, usually over the first coffee of the day.',
          button: 'Send letter',
        },
        styles: { spaceAbove: { all: 'medium' } },
      },
    ],
  },
});
