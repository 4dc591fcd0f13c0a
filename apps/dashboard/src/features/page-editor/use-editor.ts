/** Opens a page for editing: its draft, its latest changes, and what an earlier visit could not send. */
import { notifications } from '@mantine/notifications';
import { pathOfShopPage, shopPageOf, shopPages } from '@stoa/blocks/shop-pages';
import type { Static } from '@stoa/contract';
import type { PageDraft } from '@stoa/contract/stoa/pages';
import { SHOP_PAGES } from '@stoa/contract/stoa/site';
import { loadMessages } from '@stoa/messages/load';
import type { Block } from '@stoa/page-model';
import { ApiError } from '@stoa/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, apiWhileLeaving, present } from '../../app/api.ts';
import { useMay } from '../../app/permissions.ts';
import { noticeFailure } from '../../app/query-client.ts';
import { useSession } from '../../app/session.ts';
import { explain } from '../../ui/explain.ts';
import { SITE_PAGES } from '../site-pages/queries.ts';
import { schemas } from './block-schemas.ts';
import {
  type AddFrom,
  type CanvasWidth,
  type DialogName,
  type DraftName,
  draftsOf,
  type Editing,
  inWork,
  type PanelName,
  type PartName,
  type PlacedProblem,
  type SheetName,
  type TextInWork,
} from './editing.ts';
import { madeChange } from './made-change.ts';
import { NARROW, openAskedPanel } from './panels.ts';
import { meetOthers } from './presence/meet.ts';
import type { PersonHere } from './presence/people.ts';
import { retold } from './said.ts';
import { cell } from './store/cell.ts';
import { type Editor, openEditor } from './store/editor.ts';
import { openKeeper } from './store/kept-changes.ts';
import { NotTaken, type Send } from './store/saving.ts';

type Opening = { opened: Editing | null; error: unknown; retry: () => void };

export function useEditor(pageId: string): Opening {
  const { account, site } = useSession();
  const client = useQueryClient();
  const mayPublish = useMay()('pages.publishPages');
  const [opened, setOpened] = useState<Editing | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const url = site.url ?? '';
    let isOpen = true;
    let editing: Editing | null = null;
    const open = async () => {
      const next = await openPage(pageId, account.id ?? '', { url, language: site.language ?? 'en', mayPublish });
      if (!isOpen) return draftsOf(next).forEach((draft) => void draft.close());
      editing = next;
      openAskedPanel(next);
      setOpened(next);
    };
    open().catch((reason: unknown) => {
      noticeFailure(reason);
      if (isOpen) setError(reason);
    });
    return () => {
      isOpen = false;
      // what was not sent yet is on its way, or kept for the next visit
      for (const draft of editing ? draftsOf(editing) : []) {
        draft.saving.leave();
        draft.close();
      }
      setOpened(null);
      setError(null);
      void client.invalidateQueries({ queryKey: SITE_PAGES });
    };
  }, [pageId, account.id, site.url, site.language, mayPublish, client, attempt]);
  useFollowing(opened);
  return { opened, error, retry: () => setAttempt(attempt + 1) };
}

const LATEST = 200;

/** A draft by the id of its page, or by the name of a page of the shop. */
function requestDraft(pageId: string) {
  const part = SHOP_PAGES.find((kind) => kind === pageId);
  return part ? api.pages.openSitePart({ part }) : api.pages.getPageDraft({ pageId });
}

/** Where visitors see the page; a page of the shop, with what it is looked at with. */
function pathOf({ editor, shopPage, sample }: Pick<Editing, 'editor' | 'shopPage' | 'sample'>): string {
  if (shopPage) return pathOfShopPage(shopPage, sample.get() ?? '') ?? shopPages[shopPage].list ?? '/';
  return `/${String(editor.nodeOf(editor.draft.root)?.block.props?.address ?? '')}`;
}

type Around = { url: string; language: string; mayPublish: boolean };

async function openPage(pageId: string, owner: string, { url, language, mayPublish }: Around): Promise<Editing> {
  const said = cell('');
  const say: Editing['say'] = (text, isProblem = false) => {
    // what is said again must be heard again
    said.set(said.get() === text ? `${text}\u00a0` : text);
    if (isProblem) notifications.show({ color: 'yellow', message: text });
  };
  const sample = cell<string | null>(null);
  const people = cell<readonly PersonHere[]>([]);
  const isWatched = () => people.get().length > 0;
  const part = (name: 'THEME' | 'MENU' | 'FOOTER') =>
    api.pages.openSitePart({ part: name }).then(({ draft }) => openDraft(draft, owner, { say, isWatched }));
  const opened = requestDraft(pageId);
  const [{ draft }, editor, theme, menu, footer, messages] = await Promise.all([
    opened,
    opened.then(({ draft }) => openDraft(draft, owner, { say, isWatched })),
    part('THEME'),
    part('MENU'),
    part('FOOTER'),
    loadMessages(language, [
      'blocks',
      'blog',
      'listing',
      'sections',
      'forms',
      'entries',
      'files',
      'site',
      'search',
      'cart',
      'consent',
    ]),
  ]);
  const shared = {
    pageId: draft?.id ?? '',
    shopPage: shopPageOf(editor.nodeOf(editor.draft.root)?.block.type),
    sample,
    inWork: cell<DraftName>('page'),
    text: cell<TextInWork | null>(null),
    editText: cell<((id: string, property?: string) => void) | null>(null),
    panel: cell<PanelName>('layers'),
    addFrom: cell<AddFrom>('kinds'),
    sheet: cell<SheetName | null>(null),
    sheetFocus: cell<readonly string[]>([]),
    settingsPart: cell<'content' | 'look'>('content'),
    dialog: cell<DialogName | null>(null),
    frame: cell<Document | null>(null),
    people,
    problems: cell<readonly PlacedProblem[] | null>(null),
    width: cell<CanvasWidth>(window.matchMedia(NARROW).matches ? 'phone' : 'desktop'),
    page: (): Editing => page,
    addressOfPage: () => `${url}${pathOf(page)}`,
    mayPublish,
    said,
    say,
    messages,
    examples: present(messages.sections, 'texts of sections').example,
    parts: {} as Record<PartName, Editing>,
  };
  const ofDraft = (name: DraftName, draft: Editor): Editing => ({
    ...shared,
    name,
    editor: draft,
    selected: cell(draft.draft.root),
  });
  Object.assign(shared.parts, {
    theme: ofDraft('theme', theme),
    menu: ofDraft('menu', menu),
    footer: ofDraft('footer', footer),
  });
  const page = ofDraft('page', editor);
  return page;
}

/** Opens a draft with its latest changes, and with those that an earlier visit could not send. */
type Following = Pick<Editing, 'say'> & { isWatched: () => boolean };

async function openDraft(draft: Static<typeof PageDraft> | undefined, owner: string, following: Following) {
  const { id = '', root, seq = 0 } = present(draft, 'the draft');
  const keeper = openKeeper(owner, id);
  const [{ changes = [] }, kept] = await Promise.all([
    api.pages.listPageChanges({ pageId: id, limit: LATEST }),
    // a browser may have no database to keep anything in
    keeper.kept().catch(() => []),
  ]);
  return openEditor({
    root: root as unknown as Block,
    seq,
    schemas,
    made: changes.map(madeChange).reverse(),
    kept: kept.map((change) => retold(schemas, change)),
    send: sendFor(id),
    keep: keeper.keep,
    explain: (reason) => explain(reason).detail,
    ...following,
  });
}

/** Answers for which sending the same again later makes sense: no session, no right any more, too many requests. */
const AGAIN = [401, 403, 404, 408, 429];
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !AGAIN.includes(error.status);

const sendFor =
  (pageId: string): Send =>
  async ({ base, changes, isLeaving }) => {
    const sent = changes.map(({ id, label, said, ops }) => ({
      id,
      label,
      ...(said && { said: { kind: said.kind, of: [...said.of] } }),
      operations: ops as unknown as Record<string, unknown>[],
    }));
    try {
      const answer = await (isLeaving ? apiWhileLeaving : api).pages.changePage({ pageId, base, changes: sent });
      return {
        seq: answer.seq ?? base,
        changes: (answer.changes ?? []).map(madeChange),
        refused: (answer.rejected ?? []).map(({ id = '', reason = '' }) => ({ id, reason })),
      };
    } catch (error) {
      if (isFinal(error)) throw new NotTaken(explain(error).detail);
      noticeFailure(error);
      throw error;
    }
  };

const POLL_MS = 4000;

/** Takes in what others change while the page is looked at, and sends what is left when it is not any more. */
function useFollowing(editing: Editing | null): void {
  useEffect(() => {
    if (!editing) return;
    const all = draftsOf(editing).map(({ saving }) => saving);
    // others rarely change the parts, which are asked for while they are worked on
    const poll = () => {
      const draft = inWork(editing);
      if (draft.name !== 'page') void draft.editor.saving.poll();
    };
    const leave = () => all.forEach((saving) => void saving.leave());
    const retry = () => all.forEach((saving) => void saving.now());
    const look = () => (document.visibilityState === 'visible' ? poll() : leave());
    const timer = setInterval(() => document.visibilityState === 'visible' && poll(), POLL_MS);
    const stopMeeting = meetOthers(editing);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      stopMeeting();
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', retry);
    };
  }, [editing]);
}
