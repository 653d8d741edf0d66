import { createSign, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

export interface Certificate {
  /** The provider names its certificates `CERT-…`. */
  name: string;
  pem: string;
  key: KeyObject;
}

const YEAR = 365 * 24 * 3600 * 1000;

/** A key with a certificate signed by itself (X.509, RFC 5280): Node reads certificates, but makes none. */
export async function createCertificate(
  commonName: string,
  now = Date.now(),
): Promise<Certificate> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
  });
  const serial = randomBytes(16);
  // Positive: the first bit is the sign.
  serial[0] = (Number(serial[0]) & 0x7f) | 0x40;
  const name = sequence(set(sequence(COMMON_NAME, der(0x0c, Buffer.from(commonName)))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    SHA256_RSA,
    name,
    sequence(time(now - 60_000), time(now + YEAR)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('RSA-SHA256').update(body).sign(privateKey);
  const bits = der(0x03, Buffer.concat([Buffer.from([0]), signature]));
  const base64 = sequence(body, SHA256_RSA, bits)
    .toString('base64')
    .replace(/(.{64})/g, '$1\n');
  return {
    name: `CERT-${serial.toString('hex').slice(0, 8)}`,
    pem: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey,
  };
}

/** Tag, length, value (X.690). */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const value = Buffer.concat(parts);
  if (value.length < 0x80) return Buffer.concat([Buffer.from([tag, value.length]), value]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(value.length);
  return Buffer.concat([Buffer.from([tag, 0x82]), length, value]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const set = (...parts: Buffer[]) => der(0x31, ...parts);
/** YYMMDDhhmmssZ. */
const time = (at: number) =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

/** sha256WithRSAEncryption 1.2.840.113549.1.1.11, without parameters. */
const SHA256_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
/** commonName 2.5.4.3. */
const COMMON_NAME = Buffer.from('0603550403', 'hex');
