import { type Need, useMay } from '../../app/permissions.ts';

const needs: readonly Need[] = ['mediaFiles.listFiles', 'mediaFolders.listFolders'];

/** Tells whether the user may choose files from the library. */
export const useMayPick = (): boolean => needs.every(useMay());
