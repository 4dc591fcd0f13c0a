/** For tests: a name server that says what it is told to say, for TXT and CNAME records. */
import { createSocket } from 'node:dgram';

export type Zone = Map<string, { TXT?: string[]; CNAME?: string }>;
const TYPES = { TXT: 16, CNAME: 5 } as const;

/** Answers from `zone` on a free port of the loopback interface; returns its address. */
export async function startNameServer(zone: Zone): Promise<{ address: string; stop(): Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => socket.send(answerTo(query, zone), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

const encoded = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** RFC 1035, as far as one question and its answers go. */
function answerTo(query: Buffer, zone: Zone): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  const type = query.readUInt16BE(at + 1);
  const known = zone.get(labels.join('.').toLowerCase());
  const data = [
    ...(type === TYPES.TXT ? (known?.TXT ?? []).map((text) => Buffer.from([text.length, ...Buffer.from(text)])) : []),
    ...(type === TYPES.CNAME && known?.CNAME ? [encoded(known.CNAME)] : []),
  ];
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(data.length, 6);
  header.writeUInt32BE(0, 8);
  const answers = data.map((bytes) => {
    const head = Buffer.alloc(12);
    head.writeUInt16BE(0xc00c, 0); // the name of the question
    head.writeUInt16BE(type, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt32BE(1, 6);
    head.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([head, bytes]);
  });
  return Buffer.concat([header, query.subarray(12, at + 5), ...answers]);
}
