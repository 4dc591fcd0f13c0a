import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { checkName, isMediaName, type MediaStorage, type MediaStores } from './storage.ts';

/** A bucket of Amazon S3 or a compatible service. */
export type S3Settings = {
  bucket: string;
  /** Address of the service; null for Amazon's own. */
  endpoint: string | null;
  region: string;
  /** Null to take the credentials of the environment, as Amazon's tools do. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether the bucket is a part of the path, not of the host name. */
  pathStyle: boolean;
};

/** Stores files in a bucket. Its client is loaded here only: servers that store files on disk do without it. */
export async function s3Stores(settings: S3Settings): Promise<MediaStores> {
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    // a service that falls silent must not hold those who wait for its files
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    // services other than Amazon's often do not know the newer checksums
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
    ...(settings.credentials ? { credentials: settings.credentials } : {}),
  });
  const under = (folder: string) => bucketStorage(s3, client, settings.bucket, folder);
  return { public: under('media/'), private: under('private/') };
}

function bucketStorage(
  { PutObjectCommand, GetObjectCommand, HeadObjectCommand, DeleteObjectCommand }: typeof import('@aws-sdk/client-s3'),
  client: S3Client,
  Bucket: string,
  folder: string,
): MediaStorage {
  const at = (name: string) => ({ Bucket, Key: `${folder}${checkName(name)}` });
  return {
    save: async (name, bytes) => {
      await client.send(new PutObjectCommand({ ...at(name), Body: bytes }));
    },
    moveIn: async (name, path) => {
      const { size } = await stat(path);
      await client.send(new PutObjectCommand({ ...at(name), Body: createReadStream(path), ContentLength: size }));
      await rm(path, { force: true });
    },
    read: async (name) => {
      if (!isMediaName(name)) return null;
      const found = await client.send(new GetObjectCommand(at(name))).catch(nullWhereAbsent);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
    sizeOf: async (name) => {
      if (!isMediaName(name)) return null;
      const found = await client.send(new HeadObjectCommand(at(name))).catch(nullWhereAbsent);
      return found ? Number(found.ContentLength) : null;
    },
    stream: async (name, range) => {
      const part = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
      const { Body } = await client.send(new GetObjectCommand({ ...at(name), ...part }));
      return Body as Readable;
    },
    remove: async (name) => {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}

function nullWhereAbsent(error: { name?: string; $metadata?: { httpStatusCode?: number } }): null {
  if (error.name === 'NoSuchKey' || error.name === 'NotFound' || error.$metadata?.httpStatusCode === 404) return null;
  throw error;
}
