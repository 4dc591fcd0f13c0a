import { Notifications } from '@mantine/notifications';
import { useIsPhone } from '../ui/use-is-phone.ts';

/** Short messages, placed away from the buttons: those are at the right and, on phones, at the bottom. */
export function Messages() {
  return <Notifications position={useIsPhone() ? 'top-center' : 'bottom-left'} />;
}
