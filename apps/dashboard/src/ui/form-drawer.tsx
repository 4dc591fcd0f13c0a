import { Drawer, type DrawerProps } from '@mantine/core';

type FormDrawerProps = Pick<DrawerProps, 'opened' | 'onClose' | 'title' | 'size' | 'children'>;

/** Holds a form at the side of the page, which stays in sight. */
export function FormDrawer({ size = 'md', ...drawer }: FormDrawerProps) {
  return <Drawer position="right" size={size} {...drawer} />;
}
