import { Stack, Switch, Text, TextInput } from '@mantine/core';
import { api, present } from '../../app/api.ts';
import { words } from '../../app/words.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { LinesField } from './lines-field.tsx';
import type { PayLink, Template } from './pay-link.ts';
import { readPayLink, toTemplate, wrongWith } from './pay-link-form.ts';
import { PAY_LINKS } from './queries.ts';

const texts = words.payLinks;

/** What is open in the drawer: a pay link, a new one, or nothing. */
export type Opened = PayLink | 'new' | null;

/** Creates or edits a pay link. */
export function PayLinkDrawer({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const isNew = opened === 'new';
  return (
    <FormDrawer opened={opened !== null} onClose={onClose} title={isNew ? texts.createTitle : texts.edit}>
      {opened && (
        <PayLinkForm
          key={isNew ? 'new' : opened.template.id}
          known={isNew ? { template: null, names: new Map() } : opened}
          onClose={onClose}
        />
      )}
    </FormDrawer>
  );
}

type Known = Omit<PayLink, 'template'> & { template: Template | null };

function PayLinkForm({ known, onClose }: { known: Known; onClose: () => void }) {
  const { template, names } = known;
  const form = useEntityForm({
    entity: template,
    read: readPayLink,
    validate: (values) => wrongWith(values, template),
    wire: {
      fields: [['lineItems', 'lines']],
      codes: {
        CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS: { field: 'lines', text: texts.noItems },
        CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS: { field: 'lines', text: texts.noItems },
      },
    },
    save: async (values, { entity }) => {
      const checkoutTemplate = toTemplate(values, entity);
      const answer = entity?.id
        ? await api.checkoutTemplates.updateCheckoutTemplate({
            checkoutTemplate: { ...checkoutTemplate, id: entity.id },
          })
        : await api.checkoutTemplates.createCheckoutTemplate({ checkoutTemplate });
      return present(answer.checkoutTemplate, 'checkoutTemplate');
    },
    saved: () => (template ? texts.saved : texts.created),
    settle: (saved): Template | null => saved,
    onDone: onClose,
    refresh: [PAY_LINKS],
  });
  const custom = template?.customLineItems ?? [];
  return (
    <Form form={form}>
      <LinesField {...form.list('lines')} names={names} />
      {custom.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.alsoSold(custom.map(({ productName }) => productName?.original).join(', '))}
        </Text>
      )}
      <TextInput label={texts.couponCode} description={texts.couponText} maxLength={100} {...form.text('couponCode')} />
      <Stack gap="xs">
        <Switch label={texts.lockedCoupon} {...form.toggle('lockedCoupon')} />
        <Switch label={texts.works} {...form.toggle('isActive')} />
      </Stack>
      <Text size="sm" c="dimmed">
        {texts.later}
      </Text>
      <FormEnd form={form}>{template ? words.forms.save : texts.createConfirm}</FormEnd>
    </Form>
  );
}
