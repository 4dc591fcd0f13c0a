import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hasSessionEnded } from '../../../app/api.ts';
import { Page } from '../../../app/page.tsx';
import { blankProduct } from './product-form.ts';
import { ProductFormView } from './product-form-view.tsx';
import { createProduct } from './save-product.ts';
import { settled, UnsavedChangesGuard } from './unsaved-changes-guard.tsx';
import { useProductEditor } from './use-product-editor.ts';

const back = { to: '/products', label: 'Products' };

export function Component() {
  const [blank] = useState(blankProduct);
  const editor = useProductEditor(blank);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const saving = useMutation({
    mutationFn: () => createProduct(editor.form),
    onError: async (error) => {
      if (!(await hasSessionEnded(error))) editor.refuse(error);
    },
    onSuccess: async (id) => {
      notifications.show({ color: 'green', message: `${editor.form.name.trim()} was created` });
      await navigate(`/products/${id}`, { replace: true, state: settled });
      await queryClient.invalidateQueries({ queryKey: ['products', 'list'] });
    },
  });
  return (
    <Page title="New product" back={back}>
      <UnsavedChangesGuard isDirty={editor.isDirty} />
      <ProductFormView editor={editor} isNew isSaving={saving.isPending} onSave={() => saving.mutate()} />
    </Page>
  );
}
