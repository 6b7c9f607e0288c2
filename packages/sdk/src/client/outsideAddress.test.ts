// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveOutside, type SafeAddress } from './outsideAddress.ts';

const here = { origin: 'https://school.example', allowedHosts: ['pay.example', 'login.example:8443'] };

describe('resolveOutside', () => {
  it.each<[unknown, SafeAddress]>([
    ['#/cart', { kind: 'route', path: '/cart' }],
    [' #/course/list?courseName=a ', { kind: 'route', path: '/course/list?courseName=a' }],
    ['https://school.example/#/cart', { kind: 'route', path: '/cart' }],
    ['/#/cart', { kind: 'route', path: '/cart' }],
    ['/wap', { kind: 'same-origin', href: 'https://school.example/wap' }],
    ['wap?x=1#/y', { kind: 'same-origin', href: 'https://school.example/wap?x=1#/y' }],
    ['https://pay.example/x', { kind: 'allowed', href: 'https://pay.example/x' }],
    ['https://login.example:8443/', { kind: 'allowed', href: 'https://login.example:8443/' }],
    ['https://login.example/', { kind: 'foreign', href: 'https://login.example/', host: 'login.example' }],
    ['//evil.example/x', { kind: 'foreign', href: 'https://evil.example/x', host: 'evil.example' }],
    [
      'https://school.example.evil.example/',
      { kind: 'foreign', href: 'https://school.example.evil.example/', host: 'school.example.evil.example' },
    ],
    ['#//evil.example', { kind: 'same-origin', href: 'https://school.example/#//evil.example' }],
    ['https://school.example@evil.example/', { kind: 'refused' }],
    ['javascript:alert(1)', { kind: 'refused' }],
    ['java\nscript:alert(1)', { kind: 'refused' }],
    ['data:text/html,x', { kind: 'refused' }],
    ['/\\evil.example', { kind: 'refused' }],
    ['https://', { kind: 'refused' }],
    ['  ', { kind: 'refused' }],
    [undefined, { kind: 'refused' }],
    [['#/cart'], { kind: 'refused' }],
  ])('resolves %j to %j', (raw, expected) => {
    expect(resolveOutside(raw, here)).toEqual(expected);
  });

  it('never classifies another origin as this one', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '#',
      '@',
      ':',
      '?',
      '.',
      ' ',
      '\t',
      'http:',
      here.origin,
      'evil.example',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 6 }), (pieces) => {
        const resolved = resolveOutside(pieces.join(''), { origin: here.origin });
        const leadsTo =
          resolved.kind === 'route' ? `/#${resolved.path}` : 'href' in resolved ? resolved.href : '/';
        expect(new URL(leadsTo, here.origin).origin === here.origin).toBe(resolved.kind !== 'foreign');
        expect(resolved.kind).not.toBe('allowed');
      }),
    );
  });
});
