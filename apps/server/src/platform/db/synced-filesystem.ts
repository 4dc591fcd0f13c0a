import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// The part of Emscripten's file system that is used here; PGlite does not declare it.
type NodeStream = { nfd?: number };
type WithNodeStreams = { NODEFS: { stream_ops: { fsync?: (stream: NodeStream) => number } } };

/**
 * PGlite's file system on disk with a working fsync. PGlite's own ignores it, so that a power cut could lose
 * transactions reported as committed. It reaches into Emscripten's file system: after an update of PGlite, the test
 * that counts syncs shows whether that still works.
 */
export class SyncedFilesystem extends NodeFS {
  #sync: (fileDescriptor: number) => void;

  constructor(directory: string, sync: (fileDescriptor: number) => void = fdatasyncSync) {
    super(directory);
    this.#sync = sync;
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    const addFsync = (module: unknown) => {
      (module as WithNodeStreams).NODEFS.stream_ops.fsync = ({ nfd }) => {
        if (nfd !== undefined) this.#sync(nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...[emscriptenOpts.preRun ?? []].flat(), addFsync] } };
  }
}
