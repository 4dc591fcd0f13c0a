import { Button } from '@mantine/core';
import { useSession } from './session.ts';

/** Opens the site as visitors see it. */
export function ViewShopButton() {
  const { site } = useSession();
  return (
    <Button component="a" href={site.url} target="_blank" variant="default">
      View shop
    </Button>
  );
}
