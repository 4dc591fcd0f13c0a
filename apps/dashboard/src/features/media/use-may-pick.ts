import { type Need, useMay } from '../../app/permissions.ts';

const needs: readonly Need[] = ['mediaFiles.listFiles', 'mediaFolders.listFolders'];

/** Whether the signed-in person may choose files of the library. */
export const useMayPick = (): boolean => needs.every(useMay());
