/** What Lighthouse says of the pages that shoppers see: those of the demo shop, and those of a site of each template. */
import { siteTemplates } from '@stoa/demo/templates';
import { request } from 'playwright-core';
import { type DemoShop, startDemoShop } from '../../../apps/server/testing/demo-shop.ts';
import { makeTemplateSite, siteAddressOf } from '../../../apps/server/testing/template-site.ts';
import { categories, lighthouse, type Measured, type Scores } from './lighthouse.ts';

export type PageRow = { page: string; scores: Scores };

/** The median of so many runs counts. */
const RUNS = 3;
const LEAST: Scores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

type MeasuredPage = { name: string; url: string };

/** Measures all pages whose names contain `named`. */
export async function measurePages(named: string, say: (line: string) => void): Promise<PageRow[]> {
  const shop = await startDemoShop();
  try {
    const pages = [...demoPages(shop.siteUrl), ...(await templatePages(shop))].filter(({ name }) =>
      name.includes(named),
    );
    const rows: PageRow[] = [];
    for (const { name, url } of pages) {
      const runs: Measured[] = [];
      while (runs.length < RUNS) runs.push(await lighthouse(url));
      const row = { page: name, scores: mediansOf(runs.map(({ scores }) => scores)) };
      say(lineOf(row));
      if (isPoor(row)) for (const words of new Set(runs.flatMap(({ failed }) => failed))) say(`  ${words}`);
      rows.push(row);
    }
    return rows;
  } finally {
    await shop.stop();
  }
}

const demoPages = (url: string): MeasuredPage[] =>
  ['', 'shop', 'category/botanical', 'product-page/allium-night', 'print-shop', 'contact', 'blog'].map((path) => ({
    name: `demo/${path}`,
    url: `${url}/${path}`,
  }));

/** The home page, a category, a product and the last of the other pages of a new site of each template. */
async function templatePages({ url, demo }: DemoShop): Promise<MeasuredPage[]> {
  const requests = await request.newContext();
  const session = { email: demo.ownerEmail, password: demo.ownerPassword };
  await requests.post(`${url}/stoa/v1/session`, { data: session, headers: { origin: url } });
  const pages: MeasuredPage[] = [];
  for (const { id, content } of siteTemplates) {
    await makeTemplateSite(requests, url, { name: id, address: id, template: id });
    const { categories: groups, products, pages: others } = content.en;
    const paths = [
      '',
      `category/${groups[0]?.slug}`,
      `product-page/${products[0]?.slug}`,
      others.findLast(({ address }) => address !== '')?.address ?? '',
    ];
    pages.push(...paths.map((path) => ({ name: `${id}/${path}`, url: `${siteAddressOf(url, id)}/${path}` })));
  }
  await requests.dispose();
  return pages;
}

function mediansOf(runs: readonly Scores[]): Scores {
  const medianOf = (category: keyof Scores) =>
    runs.map((scores) => scores[category]).toSorted((one, two) => one - two)[Math.floor(runs.length / 2)] ?? 0;
  return Object.fromEntries(categories.map((category) => [category, medianOf(category)])) as Scores;
}

const isPoor = ({ scores }: PageRow): boolean => categories.some((category) => scores[category] < LEAST[category]);

const lineOf = ({ page, scores }: PageRow): string =>
  `${page}: ${categories.map((category) => scores[category]).join('/')}`;

/** The pages with a lower score than they may have, in words. */
export const poorPages = (rows: readonly PageRow[]): string[] => rows.filter(isPoor).map(lineOf);

/** The results as a Markdown table. */
export const pagesTable = (rows: readonly PageRow[]): string =>
  [
    `### Lighthouse, with its settings for phones: the median of ${RUNS} runs`,
    '',
    `| | ${categories.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(categories.length)}`,
    ...rows.map(({ page, scores }) => `| ${page} | ${categories.map((category) => scores[category]).join(' | ')} |`),
    `| at least | ${categories.map((category) => LEAST[category]).join(' | ')} |`,
  ].join('\n');
