import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
const examples = Object.fromEntries(
  [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]): [string, string] => [name ?? '', value ?? '']),
);

test('.env.example lists exactly the settings that are read, with their defaults', () => {
  const asked = new Set<string>();
  const environment = new Proxy({}, { get: (_target, name) => void asked.add(String(name)) });
  readConfig(environment);
  expect(Object.keys(examples).sort()).toEqual([...asked].sort());
  expect(readConfig(examples)).toEqual(readConfig({}));
});

test('settings are read', () => {
  expect(
    readConfig({
      PORT: '80',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://shop.test/',
      DATABASE_URL: 'postgres://a@b/c',
      TRUST_PROXY: 'true',
      DATA_DIR: '/data',
    }),
  ).toMatchObject({
    port: 80,
    host: '0.0.0.0',
    publicUrl: 'https://shop.test',
    databaseUrl: 'postgres://a@b/c',
    trustProxy: 1,
    dataDirectory: '/data',
  });
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ PORT: '  ', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('keys are encrypted under the first of the given secrets', () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(40)];
  expect(readConfig({ SECRET_KEY: `${first} ${second}` }).secretKeys).toEqual([first, second]);
  expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow('SECRET_KEY must have 32 characters or more');
});

test('a bucket is used when one is named', () => {
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }).s3).toEqual({
    bucket: 'b',
    endpoint: null,
    region: 'us-east-1',
    credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
    pathStyle: false,
  });
});

test('all mistakes are reported at once', () => {
  const wrong = {
    PORT: '80.5',
    DATABASE_POOL_SIZE: '0',
    PUBLIC_URL: 'ftp://x',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    DEMO: 'yes',
    TRUST_PROXY: 'yes',
    S3_ENDPOINT: 'localhost',
    S3_BUCKET: '',
    S3_ACCESS_KEY_ID: 'id',
    MEDIA_IMAGE_LIMIT_MB: '0',
  };
  for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
});
