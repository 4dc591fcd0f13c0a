// For tests: an S3 server on the loopback interface, with one bucket.

import S3rver from 's3rver';
import type { S3Settings } from './s3-storage.ts';

/** Starts it; what it keeps lies in `directory`. */
export async function startS3(directory: string): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  const configureBuckets = [{ name: 'shop' }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const settings: S3Settings = {
    bucket: 'shop',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    pathStyle: true,
  };
  return { settings, stop: () => server.close() };
}
