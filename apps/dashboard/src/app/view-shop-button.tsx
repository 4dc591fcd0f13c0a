import { Button } from '@mantine/core';
import { useSession } from './session.ts';
import { words } from './words.ts';

/** Opens the site as visitors see it. */
export function ViewShopButton() {
  const { site } = useSession();
  return (
    <Button component="a" href={site.url} target="_blank" variant="default">
      {words.shell.viewShop}
    </Button>
  );
}
