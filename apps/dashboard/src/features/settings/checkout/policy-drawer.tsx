import { Input, Skeleton, Switch, TextInput } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { api, present } from '../../../app/api.ts';
import { missing } from '../../../ui/form/checks.ts';
import { Form } from '../../../ui/form/form.tsx';
import { FormEnd } from '../../../ui/form/form-end.tsx';
import { FormDrawer } from '../../../ui/form/form-window.tsx';
import { useEntityForm } from '../../../ui/form/use-entity-form.ts';
import type { RichText } from '../../../ui/text-editor/rich-text.ts';
import { titleOf } from './policies.ts';
import type { Policy } from './queries.ts';

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
    validate: ({ title }) => ({ title: isCustom && missing(title, 'Enter a title') }),
    save: async ({ title, visible, text }, { entity: { name } }) => {
      const changes = { name: present(name, 'name'), visible, text: { nodes: text.nodes ?? [] } };
      const sent = isCustom ? { ...changes, title: title.trim() } : changes;
      return present((await api.checkoutForm.updatePolicy({ policy: sent })).policy, 'policy');
    },
    settle: (saved) => saved,
    saved: (saved) => `${titleOf(saved)} was saved`,
    onDone: onClose,
    refresh,
  });
  return (
    <Form form={form}>
      {isCustom && <TextInput label="Title" required maxLength={100} {...form.text('title')} />}
      <div>
        <Input.Label component="div" mb={4}>
          Text
        </Input.Label>
        <Suspense fallback={<Skeleton h={320} />}>
          <TextEditor
            label="Text"
            value={form.values.text}
            onChange={(update) => form.change((old) => ({ ...old, text: update(old.text) }))}
          />
        </Suspense>
      </div>
      <Switch
        label="Shown on the site"
        description="Linked from the end of every page and from the checkout, once it has a text"
        {...form.toggle('visible')}
      />
      <FormEnd form={form}>Save</FormEnd>
    </Form>
  );
}
