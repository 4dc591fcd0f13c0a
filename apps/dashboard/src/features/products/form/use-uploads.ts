import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { api, present } from '../../../app/api.ts';
import { explain } from '../../../ui/explain.ts';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
/** What the server takes, before base64 makes a third more of it. */
const MAXIMUM_BYTES = 20_000_000;

/** Stores picture files one after the other. `uploading` are the names of those under way and waiting. */
export function useUploads(onStored: (mediaId: string) => void) {
  const [uploading, setUploading] = useState<string[]>([]);
  const upload = async (files: File[]) => {
    setUploading((names) => [...names, ...files.map(({ name }) => name)]);
    for (const file of files) {
      await store(file).then(onStored, (error: unknown) => tell(file, error));
      setUploading((names) => names.toSpliced(names.indexOf(file.name), 1));
    }
  };
  return { uploading, upload };
}

class Unsuitable extends Error {}

async function store(file: File): Promise<string> {
  if (!PICTURE_TYPES.includes(file.type))
    throw new Unsuitable('It is not a picture that browsers show: use JPEG, PNG, WebP, GIF or AVIF.');
  if (file.size > MAXIMUM_BYTES) throw new Unsuitable('It is larger than 20 MB.');
  const { file: stored } = await api.mediaLibrary.uploadImage({ fileName: file.name, content: await toBase64(file) });
  return present(stored?.id, 'file id');
}

function toBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

function tell(file: File, error: unknown) {
  const message = error instanceof Unsuitable ? error.message : explain(error).detail;
  notifications.show({ color: 'red', title: `${file.name} was not added`, message, autoClose: 10_000 });
}
