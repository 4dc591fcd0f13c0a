/** Files that wait for a form: each is uploaded on its own when it is chosen, one after the other. */

export type UploadState<Stored> = {
  stored: readonly Stored[];
  /** How many are still on their way, with the one being sent. */
  left: number;
  sending: { name: string; share: number } | null;
  problems: readonly string[];
  /** What was done, for screen readers, too. */
  said: string;
};

export type UploadPlan<Stored> = {
  stored: readonly Stored[];
  /** What was wrong with the form as it was sent before. */
  problem: string | null | undefined;
  most: number;
  texts: { tooMany: (most: number) => string; uploaded: (count: number) => string };
  /** Stores one file, or says why it was not accepted. */
  send: (file: File, onProgress: (share: number) => void) => Promise<Stored | { problem: string }>;
};

export function uploadQueue<Stored extends object>({ stored, problem, most, texts, send }: UploadPlan<Stored>) {
  let state: UploadState<Stored> = { stored, left: 0, sending: null, problems: problem ? [problem] : [], said: '' };
  let room = most - stored.length;
  const waiting: File[] = [];
  const watchers = new Set<() => void>();
  const change = (patch: Partial<UploadState<Stored>>) => {
    state = { ...state, ...patch };
    for (const watcher of watchers) watcher();
  };
  // while files are sent, what is wrong with one of them stays: the form must not go without it unseen
  const standing = () => (state.left > 0 ? state.problems : []);

  const sendAll = async () => {
    let added = 0;
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { name } = file;
      change({ sending: { name, share: 0 } });
      const done = await send(file, (share) => change({ sending: { name, share } }));
      const left = state.left - 1;
      if ('problem' in done) {
        room += 1;
        change({ left, problems: [...new Set([...state.problems, done.problem])] });
      } else {
        added += 1;
        change({ left, stored: [...state.stored, done] });
      }
    }
    change({ sending: null, said: added > 0 ? texts.uploaded(added) : '' });
  };

  return {
    state: () => state,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    /** Uploads what was chosen, as far as there is room; after what is on its way already. */
    take(input: Pick<HTMLInputElement, 'files' | 'value'>) {
      const chosen = [...(input.files ?? [])];
      // what is uploaded here need not travel again with the form
      input.value = '';
      const accepted = chosen.slice(0, room);
      const problems = [...standing(), ...(accepted.length < chosen.length ? [texts.tooMany(most)] : [])];
      const isIdle = state.left === 0;
      room -= accepted.length;
      waiting.push(...accepted);
      change({ left: state.left + accepted.length, problems: [...new Set(problems)], said: '' });
      if (isIdle && accepted.length > 0) void sendAll();
    },
    remove(gone: Stored) {
      room += 1;
      change({ stored: state.stored.filter((one) => one !== gone), problems: standing(), said: '' });
    },
  };
}
