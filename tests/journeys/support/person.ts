/** Somebody at a browser, in the words in which the stories are told. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Watch, watch } from './watch.ts';

/** How long a page may take to show what is expected of it. */
const PATIENCE_MS = 15_000;

export type Person = {
  page: Page;
  watch: Watch;
  /** Opens a page by its path. */
  goTo(path: string): Promise<void>;
  /** The first link of this name. */
  follow(link: string): Promise<void>;
  press(button: string): Promise<void>;
  /** A radio button. */
  choose(choice: string): Promise<void>;
  fill(field: string, text: string): Promise<void>;
  select(field: string, option: string): Promise<void>;
  sees(text: string | RegExp): Promise<void>;
  seesHeading(text: string | RegExp): Promise<void>;
  /** Goes, after making sure that nothing went wrong unnoticed. */
  leave(): Promise<void>;
};

type PersonOptions = {
  /** What paths are relative to. */
  home: string;
  /** Other origins that their pages may talk to. */
  alsoAt?: string[];
} & Pick<BrowserContextOptions, 'javaScriptEnabled' | 'storageState'>;

export async function newPerson(browser: Browser, { home, alsoAt = [], ...options }: PersonOptions): Promise<Person> {
  const context = await browser.newContext({
    baseURL: home,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
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

/** The whole label of a field, with the star of those that are required. */
const labelOf = (field: string): RegExp => new RegExp(`^${RegExp.escape(field)}( \\*)?$`);

/** The name of what has the focus, as people who hear the page are told it; empty where nothing has. */
export async function focused({ page }: Person): Promise<string> {
  const focus = page.locator(':focus');
  const snapshot = (await focus.count()) > 0 ? await focus.ariaSnapshot() : '';
  return /"(.*?)"/.exec(snapshot)?.[1] ?? '';
}

/** Presses Tab until the focus is on what has this name. */
export async function tabTo(person: Person, name: string, { most = 80 } = {}): Promise<void> {
  for (let step = 0; step < most; step++) {
    await person.page.keyboard.press('Tab');
    if ((await focused(person)) === name) return;
  }
  throw new Error(`The Tab key does not lead to ${name}`);
}
