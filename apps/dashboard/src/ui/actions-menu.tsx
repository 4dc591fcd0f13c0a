import { ActionIcon, type ActionIconProps, Menu, type MenuProps } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';

type ActionsMenuProps = {
  /** What the actions are for, as the button without a text says it. */
  label: string;
  /** The `Menu.Item` of each action. */
  children: MenuProps['children'];
} & Pick<ActionIconProps, 'size' | 'className' | 'loading'> &
  Pick<MenuProps, 'width' | 'returnFocus'>;

/** The actions for one of several things, behind three dots. */
export function ActionsMenu({ label, children, size = 'lg', className, loading, ...menu }: ActionsMenuProps) {
  return (
    <Menu position="bottom-end" shadow="md" {...menu}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={size}
          aria-label={label}
          {...(className && { className })}
          {...(loading !== undefined && { loading })}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
