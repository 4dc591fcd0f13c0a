import { Stack, Switch, Text, TextInput } from '@mantine/core';
import { api, present } from '../../app/api.ts';
import { Form } from '../../ui/form/form.tsx';
import { FormEnd } from '../../ui/form/form-end.tsx';
import { FormDrawer } from '../../ui/form/form-window.tsx';
import { useEntityForm } from '../../ui/form/use-entity-form.ts';
import { LinesField } from './lines-field.tsx';
import type { PayLink, Template } from './pay-link.ts';
import { readPayLink, toTemplate, wrongWith } from './pay-link-form.ts';
import { PAY_LINKS } from './queries.ts';

/** What is open in the drawer: a pay link, a new one, or nothing. */
export type Opened = PayLink | 'new' | null;

/** Creates or edits a pay link. */
export function PayLinkDrawer({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const isNew = opened === 'new';
  return (
    <FormDrawer opened={opened !== null} onClose={onClose} title={isNew ? 'Create a pay link' : 'Edit pay link'}>
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
        CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS: { field: 'lines', text: 'Choose at least one item' },
        CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS: { field: 'lines', text: 'Choose at least one item' },
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
    saved: () => (template ? 'The pay link was saved' : 'The pay link was created'),
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
          Also sold: {custom.map(({ productName }) => productName?.original).join(', ')}
        </Text>
      )}
      <TextInput
        label="Coupon code"
        description="Applied for whoever follows the link, if the coupon fits"
        maxLength={100}
        {...form.text('couponCode')}
      />
      <Stack gap="xs">
        <Switch label="Customers can’t change the coupon" {...form.toggle('lockedCoupon')} />
        <Switch label="The link works" {...form.toggle('isActive')} />
      </Stack>
      <Text size="sm" c="dimmed">
        Customers choose delivery in the checkout. Changes count for checkouts begun later.
      </Text>
      <FormEnd form={form}>{template ? 'Save' : 'Create'}</FormEnd>
    </Form>
  );
}
