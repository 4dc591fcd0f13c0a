import {
  type BlockData,
  completed,
  pictureUrl,
  ratioOf,
  readPicture,
  readText,
  renderBlocks,
  schemeStyles,
  sizeOf,
} from '@stoa/blocks';
import { type Block, blocksIn, wordsOfRich } from '@stoa/page-model';
import { absolute, SITE_PICTURE } from '../../components/document.tsx';
import type { ApiPage } from '../../lib/api.ts';
import { orNull } from '../../lib/api-errors.ts';
import { ownPath } from '../../lib/own-path.ts';
import { valuesOn } from '../../lib/page-values.ts';
import { plainText, shorten } from '../../lib/plain-text.ts';
import { renderPage, type Visit } from '../../lib/render-page.tsx';
import { loadShell, type Shell } from '../../lib/site.ts';
import { personal, redirect, type StorefrontResponse } from '../../lib/storefront-request.ts';
import { questionList, siteData } from '../../lib/structured-data.ts';
import { renderNotFound } from '../errors/errors.route.tsx';
import { sendForm, withSent } from '../forms/send-form.tsx';
import { loadBlockData } from './block-data.ts';
import { framesOf } from './frames.ts';

type Found = { shell: Shell; root: Block; data: BlockData };

/** A published page of the site. The home page has the empty slug. */
export async function showPage(visit: Visit, slug = ''): Promise<StorefrontResponse> {
  const found = await findPage(visit, slug);
  if ('status' in found) return found;
  return renderFound(visit, slug, { ...found, data: { ...found.data, forms: withSent(visit, found.data.forms) } });
}

/** A form of the page is sent. What is wrong with it is shown where it stands. */
export async function postPage(visit: Visit, slug = ''): Promise<StorefrontResponse> {
  const found = await findPage(visit, slug);
  if ('status' in found) return found;
  const outcome = await sendForm(visit, found.data.forms);
  if (!outcome) return redirect(ownPath(visit.request.url));
  if ('response' in outcome) return outcome.response;
  return personal(renderFound(visit, slug, { ...found, data: { ...found.data, forms: outcome.forms } }, 422));
}

async function findPage(visit: Visit, slug: string): Promise<Found | StorefrontResponse> {
  const { request, api } = visit;
  const [shell, published] = await Promise.all([
    loadShell(api, request.url.origin),
    orNull(api.sites.getPublishedPage({ slug })),
  ]);
  if (!published?.page) return renderNotFound(visit, shell);
  const { id, revision }: ApiPage = published.page;
  const root = published.page.root as unknown as Block;
  const data = await loadBlockData(visit, `${id} ${revision}`, root);
  const frames = framesOf(root, { page: slug });
  return { shell, root, data: { ...data, frames, valueAt: valuesOn(shell.site) } };
}

function renderFound(visit: Visit, slug: string, { shell, root, data }: Found, status = 200): StorefrontResponse {
  const props = root.props ?? {};
  const title = readText(props, 'title');
  const fullTitle = readText(props, 'seoTitle') || title || shell.site.name;
  const { content, shown, css, schemes } = renderBlocks(root, { data });
  return renderPage(visit, shell, {
    status,
    hasIslands: true,
    styles: schemeStyles(shell.site.theme, schemes) + css,
    head: {
      title: status === 200 ? fullTitle : visit.messages.forms.errorTitle(fullTitle),
      description: readText(props, 'seoDescription') || textOf(shown) || shell.site.name,
      canonical: `/${encodeURIComponent(slug)}`,
      isHidden: readText(props, 'isHidden') === 'yes',
      image: absolute(pathOfPicture(shown, title, data) ?? SITE_PICTURE, shell.site),
      data: [...(slug === '' ? siteData(shell.site) : []), ...questionsOf(shown)],
    },
    children: content,
  });
}

const DESCRIPTION_LENGTH = 160;
const SHARED_WIDTH = 1200;

/** The first text of a page, for pages without a description. */
function textOf(root: Block): string {
  for (const { props } of blocksIn(root)) {
    const text = props?.text;
    const words = typeof text === 'string' ? plainText(text) : wordsOfRich(text ?? null);
    if (words) return shorten(words, DESCRIPTION_LENGTH);
  }
  return '';
}

/** The questions of a page that have an answer, for search engines. */
function questionsOf(root: Block): object[] {
  const questions = [...blocksIn(root)]
    .filter(({ type }) => type === 'question')
    .map(({ props = {} }) => ({ question: readText(props, 'question'), answer: wordsOfRich(props.answer ?? null) }))
    .filter(({ question, answer }) => question && answer);
  return questions.length > 0 ? [questionList(questions)] : [];
}

/** The address of the first picture of a page: of a block, or of a product in it. */
function pathOfPicture(root: Block, title: string, { products }: BlockData): string | null {
  const pictures = [...blocksIn(root)]
    .map(completed)
    .flatMap(({ id, props }) => [readPicture(props, 'image'), ...(products[id] ?? []).map(({ picture }) => picture)]);
  const first = pictures.find((picture) => picture !== null);
  return first ? pictureUrl(first.id, sizeOf(SHARED_WIDTH, ratioOf(first)), title) : null;
}
