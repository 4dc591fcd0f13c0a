/** Whose work it is. */
export type Share = {
  site: string;
  /** The address of a stranger who asks for it; absent for work that the site's own people ask for. */
  client?: string;
};

export type TurnLimits = {
  /** Places to work in. */
  atOnce: number;
  /** Work that waits: in all, for one site, and for one client. */
  waiting: number;
  waitingOfSite: number;
  waitingOfClient: number;
};

export type Place = {
  /** Whether another place is the site's own: work that takes long has to leave this one to other sites. */
  isLent: boolean;
  leave(): void;
  /** Leaves a lent place, and waits for the site's own. */
  exchange(): Promise<Place>;
};

type Waiting = { share: Share; needsOwn: boolean; begin(place: Place): void };

/**
 * Lets a little work be done at once, and sites take turns: a site without any place comes first, then the one that has
 * waited longest for its turn. Further places of a site are lent. Null where too much is waiting already.
 */
export function turns({ atOnce, waiting: most, waitingOfSite, waitingOfClient }: TurnLimits) {
  /** By site, in the order of their next turns. */
  const waiting = new Map<string, Waiting[]>();
  const working = new Map<string, number>();
  let placesInUse = 0;

  function isFull({ site, client }: Share): boolean {
    const all = [...waiting.values()].flat();
    const own = client === undefined ? [] : all.filter(({ share }) => share.client === client);
    const ofSite = waiting.get(site)?.length ?? 0;
    return all.length >= most || ofSite >= waitingOfSite || own.length >= waitingOfClient;
  }

  function wait(share: Share, needsOwn: boolean): Promise<Place> {
    return new Promise((begin) => {
      const others = waiting.get(share.site) ?? [];
      waiting.set(
        share.site,
        needsOwn ? [{ share, needsOwn, begin }, ...others] : [...others, { share, needsOwn, begin }],
      );
      next();
    });
  }

  function next(): void {
    while (placesInUse < atOnce) {
      const work = takeNext();
      if (!work) return;
      work.begin(placeFor(work.share));
    }
  }

  function takeNext(): Waiting | undefined {
    const site =
      [...waiting.keys()].find((one) => !working.has(one)) ??
      [...waiting].find(([, works]) => works.some(({ needsOwn }) => !needsOwn))?.[0];
    if (site === undefined) return undefined;
    const works = waiting.get(site) ?? [];
    const [work] = works.splice(working.has(site) ? works.findIndex(({ needsOwn }) => !needsOwn) : 0, 1);
    // the other sites come first now
    waiting.delete(site);
    if (works.length > 0) waiting.set(site, works);
    return work;
  }

  function placeFor(share: Share): Place {
    const { site } = share;
    const isLent = working.has(site);
    placesInUse++;
    working.set(site, (working.get(site) ?? 0) + 1);
    const leave = () => {
      placesInUse--;
      const left = (working.get(site) ?? 1) - 1;
      if (left > 0) working.set(site, left);
      else working.delete(site);
    };
    return {
      isLent,
      leave() {
        leave();
        next();
      },
      exchange() {
        leave();
        return wait(share, true);
      },
    };
  }

  return { enter: async (share: Share): Promise<Place | null> => (isFull(share) ? null : wait(share, false)) };
}
