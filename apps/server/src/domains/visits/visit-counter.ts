import { hash } from 'node:crypto';
import { type Database, isDatabaseAway, type Scope } from '../../platform/db/index.ts';
import type { Site } from '../../site.ts';
import { type Arrival, arrivalOf } from './arrival.ts';
import type { Batch, Visitor } from './batch.ts';
import { deviceOf } from './browsers.ts';
import { isProductPage, pageKeyOf } from './page-key.ts';
import { type SiteHour, siteHour } from './site-hour.ts';
import { STEPS, type Step } from './steps.ts';
import { addVisits, openDay } from './visits.store.ts';

/** A browser, as its requests show it. */
type Browser = {
  address: string;
  userAgent: string;
  /** Whether it asks not to be followed (Global Privacy Control, Do Not Track). */
  isPrivate?: boolean;
};

/** A page that a browser was shown. */
type View = {
  /** The host that was asked: a site may have several. */
  host: string;
  path: string;
  /** With its `?`; empty without one. */
  query: string;
  /** The address of the page before; empty where it is not known. */
  referrer: string;
  /** ISO 3166-1; empty where it is not known. */
  country: string;
};

/** Counts visits in memory, and adds them to the database in batches. */
export type VisitCounter = {
  view(site: Site, browser: Browser, view: View): void;
  /** A visitor took a step on the way to an order. */
  reach(site: Site, browser: Browser, step: Step): void;
  /** The browser of somebody who runs the site: its visits do not count. */
  leaveOut(site: Site, browser: Browser): void;
  /** Adds what was counted to the database. What cannot be added now is kept for the next time. */
  write(): Promise<void>;
};

type Start = Arrival & Pick<Visitor, 'country' | 'entryPage'>;

/** A day of a site, as this process knows it. */
type Day = {
  time: SiteHour;
  /** Null until it was read. */
  salt: string | null;
  opening: Promise<unknown>;
  staff: Set<string>;
  /** The sources and the pages that the day has a line for. */
  names: Set<string>;
  pages: Set<string>;
  batch: Batch;
};

/** So many visitors are kept while the database is away; others are not counted. */
const MOST_UNWRITTEN = 100_000;
/** Anybody can make up sources and addresses of pages: so many of a day have a line of their own. */
const MOST_NAMES = 500;
const MOST_PAGES = 20_000;
const OTHERS = '*';
/** What the database refuses so often is given up. */
const MOST_FAILURES = 5;
const HASH_LENGTH = 12;
/** The first that is known of a visitor is not a page. */
const UNSEEN: Start = { source: '', medium: '', campaign: '', country: '', entryPage: '' };

type Given = { database: Database; secret: string; now: () => Date };

export function visitCounter({ database, secret, now }: Given): VisitCounter {
  /** The current days, by their sites. */
  const days = new Map<string, Day>();
  /** Days that ended while the salt of some visitors was still being read. */
  const ended: Day[] = [];
  const unwritten: Batch[] = [];
  let kept = 0;

  const scopeOf = (siteId: string): Scope => ({ database, siteId, statements: { count: 0 }, now });

  function dayOf(site: Site): Day {
    const known = days.get(site.id);
    const time = now().getTime();
    if (known && time < known.time.until) return known;
    const current = siteHour(now(), site.timeZone);
    if (known?.time.day === current.day) {
      if (known.time.hour !== current.hour) turnPage(known, current.hour);
      known.time = current;
      return known;
    }
    if (known) ended.push(known);
    const day = newDay(site, current);
    days.set(site.id, day);
    return day;
  }

  function newDay(site: Site, time: SiteHour): Day {
    const { id: siteId, timeZone } = site;
    const batch = { siteId, timeZone, day: time.day, hour: time.hour, ...nothing() };
    const day: Day = {
      time,
      salt: null,
      opening: Promise.resolve(),
      staff: new Set(),
      names: new Set(),
      pages: new Set(),
      batch,
    };
    day.opening = openDay(scopeOf(siteId), batch).then(
      (salt) => {
        day.salt = salt;
      },
      // without a salt nobody can be counted: the next visitor tries again
      () => {
        if (days.get(siteId) === day) days.delete(siteId);
      },
    );
    return day;
  }

  /** Puts what was counted so far aside, to be written. */
  function turnPage(day: Day, hour: string): void {
    if (day.batch.visitors.size > 0) unwritten.push(day.batch);
    day.batch = { ...day.batch, hour, ...nothing() };
  }

  /** Calls `count` with the visitor that a browser is today, once the day's salt is known. */
  function meet(site: Site, { address, userAgent, isPrivate }: Browser, count: (day: Day, key: string) => void): void {
    if (isPrivate || kept >= MOST_UNWRITTEN || deviceOf(userAgent) === null) return;
    const day = dayOf(site);
    const run = () => {
      if (day.salt === null) return;
      const whole = hash('sha256', `${secret}\n${day.salt}\n${address}\n${userAgent}`, 'base64url');
      count(day, whole.slice(0, HASH_LENGTH));
    };
    if (day.salt !== null) run();
    else void day.opening.then(run);
  }

  /** The visitor of this batch; `start` says where a new one came from. */
  function visitorOf(day: Day, key: string, { userAgent }: Browser, start: () => Start): Visitor {
    const known = day.batch.visitors.get(key);
    if (known) return known;
    kept++;
    const visitor = { views: 0, steps: 0, isStaff: false, device: deviceOf(userAgent) ?? '', ...start() };
    day.batch.visitors.set(key, visitor);
    return visitor;
  }

  return {
    view(site, browser, { host, path, query, referrer, country }) {
      const page = pageKeyOf(site, path);
      if (page === null) return;
      meet(site, browser, (day, key) => {
        if (day.staff.has(key)) return;
        const counted = named(day.pages, page, page, MOST_PAGES);
        const visitor = visitorOf(day, key, browser, () => ({
          ...limited(arrivalOf({ referrer, query, host }), day.names),
          country,
          entryPage: counted,
        }));
        visitor.views++;
        if (isProductPage(page)) visitor.steps |= STEPS.PRODUCT;
        day.batch.pages.set(counted, (day.batch.pages.get(counted) ?? 0) + 1);
      });
    },
    reach(site, browser, step) {
      meet(site, browser, (day, key) => {
        if (!day.staff.has(key)) visitorOf(day, key, browser, () => UNSEEN).steps |= STEPS[step];
      });
    },
    leaveOut(site, browser) {
      meet(site, browser, (day, key) => {
        if (day.staff.has(key)) return;
        day.staff.add(key);
        visitorOf(day, key, browser, () => UNSEEN).isStaff = true;
      });
    },
    async write() {
      const open = [...ended.splice(0), ...days.values()];
      await Promise.all(open.map(({ opening }) => opening));
      for (const day of open) turnPage(day, day.batch.hour);
      // a salt is not remembered beyond its day
      for (const [siteId, { time, batch }] of days)
        if (siteHour(now(), batch.timeZone).day !== time.day) days.delete(siteId);
      const failures: unknown[] = [];
      for (const batch of unwritten.splice(0)) await add(batch).catch((error) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
  };

  async function add(batch: Batch): Promise<void> {
    try {
      const staff = await addVisits(scopeOf(batch.siteId), batch);
      const day = days.get(batch.siteId);
      if (day?.time.day === batch.day) for (const key of staff) day.staff.add(key);
    } catch (error) {
      if (!isDatabaseAway(error)) batch.failures++;
      if (batch.failures < MOST_FAILURES) {
        unwritten.push(batch);
        throw error;
      }
    }
    kept -= batch.visitors.size;
  }
}

const nothing = (): Pick<Batch, 'visitors' | 'pages' | 'failures'> => ({
  visitors: new Map(),
  pages: new Map(),
  failures: 0,
});

/** An arrival with names that the day has a line for. */
function limited(arrival: Arrival, names: Set<string>): Arrival {
  const of = (kind: keyof Arrival): string =>
    arrival[kind] === '' ? '' : named(names, `${kind} ${arrival[kind]}`, arrival[kind], MOST_NAMES);
  return { source: of('source'), medium: of('medium'), campaign: of('campaign') };
}

/** What something is counted as: itself, as long as its name has a line or can get one. */
function named(names: Set<string>, name: string, value: string, most: number): string {
  if (names.has(name)) return value;
  if (names.size >= most) return OTHERS;
  names.add(name);
  return value;
}
