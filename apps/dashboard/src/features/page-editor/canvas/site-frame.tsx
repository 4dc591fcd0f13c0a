/** What stands above and below the page, as visitors see it, with the menu and the footer as their drafts are now. */
import { readPicture } from '@stoa/blocks';
import {
  CartLink,
  CurrencyForm,
  type FrameLink,
  LanguageLinks,
  policyLinks,
  SearchForm,
  SiteFooter,
  SiteHeader,
} from '@stoa/blocks/site-frame';
import { useMessages } from '@stoa/messages/react';
import { type Block, blockOf } from '@stoa/page-model';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../../app/session.ts';
import { type Editing, useEditing, useNode } from '../editing.ts';

export function CanvasHeader() {
  const { parts } = useEditing();
  const { site } = useSession();
  const { id, props = {}, slots } = useRoot(parts.menu);
  return (
    <OutOfReach>
      <SiteHeader
        block={id}
        name={site.name ?? ''}
        logo={readPicture(props, 'logo')}
        navigation={shown(slots?.content).map((entry) => ({
          ...linkOf(entry),
          items: shown(entry.slots?.items).map(linkOf),
        }))}
        pathname={usePathname()}
        search={<SearchForm id="search" words="" />}
        cart={<CartLink count={0} />}
      />
    </OutOfReach>
  );
}

export function CanvasFooter() {
  const { parts } = useEditing();
  const { site } = useSession();
  const { name = '', address = [], email = null, phone = null, giftCard = null, currency = '', currencies = [] } = site;
  const { language = 'en', languages = [] } = site;
  const { id, props, slots } = useRoot(parts.footer);
  const menu = useRoot(parts.menu);
  const policies = policyLinks(site.policies ?? [], useMessages('site'));
  const pathname = usePathname();
  return (
    <OutOfReach>
      <SiteFooter
        {...{ name, address, email, phone, giftCard, policies }}
        block={id}
        text={String(props?.text ?? '').trim() || null}
        links={shown(slots?.content).map(linkOf)}
        hasMenu={shown(menu.slots?.content).length > 0}
        hasConsent={Boolean(site.consent)}
        choices={
          <>
            <LanguageLinks links={languages.map((one) => ({ language: one, href: pathname }))} current={language} />
            <CurrencyForm currencies={currencies} chosen={currency} language={language} from={pathname} />
          </>
        }
      />
    </OutOfReach>
  );
}

/** The root of a part, with everything in it, as it changes. */
function useRoot({ editor }: Editing): Block {
  const [root, setRoot] = useState(() => blockOf(editor.draft));
  useEffect(() => {
    const follow = () => setRoot(blockOf(editor.draft));
    follow();
    return editor.watchAll(follow);
  }, [editor]);
  return root;
}

function usePathname(): string {
  const { editor } = useEditing();
  return `/${String(useNode(editor.draft.root)?.block.props?.address ?? '')}`;
}

const linkOf = ({ id, props }: Block): FrameLink => {
  const { label = '', href = '' } = (props?.link ?? {}) as Partial<FrameLink>;
  return { label, href, block: id };
};

/** Links that have words, also while their addresses are still to come. */
const shown = (blocks: readonly Block[] = []): Block[] => blocks.filter((block) => linkOf(block).label.trim());

/** The canvas is one stop for those who go through the editor with Tab: what is here is in the Menu panel, too. */
function OutOfReach({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('a, button, input, select') ?? [])
      element.tabIndex = -1;
  });
  return (
    <div ref={place} className="stoa-frame">
      {children}
    </div>
  );
}
