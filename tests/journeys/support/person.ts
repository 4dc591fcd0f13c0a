/** A person at a browser, with methods in the words of the stories. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Watch, watch } from './watch.ts';

export type Person = {
  page: Page;
  watch: Watch;
  /** Opens a page by its path. */
  goTo(path: string): Promise<void>;
  /** The first link with this name. */
  follow(link: string): Promise<void>;
  press(button: string): Promise<void>;
  /** A radio button. */
  choose(choice: string): Promise<void>;
  fill(field: string, text: string): Promise<void>;
  select(field: string, option: string): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
  seesHeading(text: string | RegExp): Promise<void>;
  /** Leaves, after checking that no error went unnoticed. */
  leave(): Promise<void>;
};

type PersonOptions = {
  /** The base address of paths. */
  home: string;
  /** Other origins that the pages may contact. */
  alsoAt?: string[];
} & Pick<BrowserContextOptions, 'javaScriptEnabled' | 'locale' | 'storageState' | 'userAgent'>;

/** Runs in each document: what turns or pulses for as long as something loads does so once, or all of it is drawn 60 times a second. */
const SHORT_ANIMATIONS = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { animation-duration: 1ms !important; animation-iteration-count: 1 !important }');
  document.adoptedStyleSheets.push(sheet);
}`;

export async function newPerson(browser: Browser, { home, alsoAt = [], ...options }: PersonOptions): Promise<Person> {
  const context = await browser.newContext({
    baseURL: home,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  await context.addInitScript(SHORT_ANIMATIONS);
  return personAt(await context.newPage(), [new URL(home).origin, ...alsoAt]);
}

/** The same person in another tab of the same browser. */
export async function inAnotherTab({ page }: Person): Promise<Person> {
  return personAt(await page.context().newPage(), [new URL(page.url()).origin]);
}

function personAt(page: Page, origins: string[]): Person {
  const watched = watch(page, origins);
  return {
    page,
    watch: watched,
    goTo: async (path) => void (await page.goto(path)),
    follow: (link) => page.getByRole('link', { name: link }).first().click(),
    press: (button) => page.getByRole('button', { name: button }).first().click(),
    choose: (choice) => page.getByRole('radio', { name: choice }).check(),
    fill: (field, text) => page.getByLabel(labelOf(field)).first().fill(text),
    select: async (field, option) => void (await page.getByLabel(field).first().selectOption(option)),
    sees: (text) => page.getByText(text).filter({ visible: true }).first().waitFor(),
    seesHeading: (text) => page.getByRole('heading', { name: text, level: 1 }).waitFor(),
    leave: async () => {
      expect(watched.problems).toEqual([]);
      await page.close();
    },
  };
}

/** The whole label of a field, with the star of required ones. */
const labelOf = (field: string): RegExp => new RegExp(`^${RegExp.escape(field)}( \\*)?$`);

/** Cuts the browser off, and waits until the page has noticed. */
export async function goOffline({ page }: Person): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/** Holds back files whose address matches, until the answer is called. */
export async function holdBack({ page }: Person, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The accessible name of the focused element; empty if there is none. */
export async function focused({ page }: Person): Promise<string> {
  const focus = page.locator(':focus');
  const snapshot = (await focus.count()) > 0 ? await focus.ariaSnapshot() : '';
  return /"(.*?)"/.exec(snapshot)?.[1] ?? '';
}

/** Presses Tab until the focus is on the element with this name, or one that matches. */
export async function tabTo(person: Person, name: string | RegExp, { most = 80 } = {}): Promise<void> {
  for (let step = 0; step < most; step++) {
    await person.page.keyboard.press('Tab');
    const found = await focused(person);
    if (typeof name === 'string' ? found === name : name.test(found)) return;
  }
  throw new Error(`The Tab key does not lead to ${name}`);
}
