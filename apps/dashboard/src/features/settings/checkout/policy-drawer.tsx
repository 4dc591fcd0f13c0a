import { Input, Skeleton, Switch, TextInput } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api, present } from '../../../app/api.ts';
import { words } from '../../../app/words.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { RichText } from '../../../ui/text-editor/rich-text.ts';
import { titleOf } from './policies.ts';
import type { Policy } from './queries.ts';

const texts = words.checkoutSettings;

/** The text editor is as large as the rest of the page, so it is loaded afterwards. */
const TextEditor = lazy(() => import('../../../ui/text-editor/text-editor.tsx'));

type PolicyDrawerProps = { policy: Policy | null; refresh: readonly QueryKey[]; onClose: () => void };

/** Edits a legal text. */
export function PolicyDrawer({ policy, refresh, onClose }: PolicyDrawerProps) {
  return (
    <FormDrawer opened={policy !== null} onClose={onClose} title={policy ? titleOf(policy) : ''} size="xl">
      {policy && <PolicyForm key={policy.name} policy={policy} refresh={refresh} onClose={onClose} />}
    </FormDrawer>
  );
}

function PolicyForm({ policy, refresh, onClose }: PolicyDrawerProps & { policy: Policy }) {
  const isCustom = policy.name === 'custom';
  const form = useEntityForm({
    entity: policy,
    read: ({ title, visible, text }: Policy) => ({
      title: title ?? '',
      visible: visible ?? false,
      text: (text ?? { nodes: [] }) as RichText,
    }),
    validate: ({ title }) => ({ title: isCustom && missing(title, texts.policies.missingHeading) }),
    save: async ({ title, visible, text }, { entity: { name } }) => {
      const changes = { name: present(name, 'name'), visible, text: { nodes: text.nodes ?? [] } };
      const sent = isCustom ? { ...changes, title: title.trim() } : changes;
      return present((await api.checkoutForm.updatePolicy({ policy: sent })).policy, 'policy');
    },
    settle: (saved) => saved,
    saved: (saved) => words.actions.saved(titleOf(saved)),
    onDone: onClose,
    refresh,
  });
  return (
    <Form form={form}>
      {isCustom && <TextInput label={texts.policies.heading} required maxLength={100} {...form.text('title')} />}
      <div>
        <Input.Label component="div" mb={4}>
          {texts.policies.text}
        </Input.Label>
        <Suspense fallback={<Skeleton h={320} />}>
          <TextEditor
            label={texts.policies.text}
            value={form.values.text}
            onChange={(update) => form.change((old) => ({ ...old, text: update(old.text) }))}
          />
        </Suspense>
      </div>
      <Switch label={texts.policies.isShown} description={texts.policies.isShownText} {...form.toggle('visible')} />
      <FormEnd form={form}>{words.forms.save}</FormEnd>
    </Form>
  );
}
