import { expect, test } from 'vitest';
import { originOf } from './origin.ts';

const originAt = (protocol: 'http' | 'https', host: string) =>
  originOf({
    protocol,
    host,
    hostname: host.startsWith('[') ? host.slice(0, host.indexOf(']') + 1) : (host.split(':')[0] ?? ''),
  });

test.each([
  ['https', 'school.example', 'https://school.example'],
  ['https', 'School.Example:443', 'https://school.example'],
  ['https', 'school.example:8443', 'https://school.example:8443'],
  ['https', 'school.example:08443', 'https://school.example:8443'],
  ['http', 'school.example:443', 'http://school.example:443'],
  ['http', 'localhost:0080', 'http://localhost'],
  ['http', 'localhost:', 'http://localhost'],
  ['http', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http', '[::1]:3000', 'http://[::1]:3000'],
] as const)('originOf %s with the host %s is %s', (protocol, host, origin) => {
  expect(originAt(protocol, host)).toBe(origin);
});

test.each([
  '',
  'school.example:99999',
  'school.example:1@evil.example',
  'school.example:1/path',
  'school.example:1?query',
  'school.example:1#hash',
  'user@school.example',
  'school.example/path',
  '%73chool.example',
  '<script>',
])('originOf rejects the host "%s"', (host) => {
  expect(() => originAt('http', host)).toThrow('这个网址不对');
});
