// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeCredentials } from './credentials.ts';

describe('takeCredentials', () => {
  it.each([
    ['https://s.example/', '', '', 'https://s.example/'],
    ['https://s.example/?code=c1', 'c1', '', 'https://s.example/'],
    ['https://s.example/?token=t1#/home/index', '', 't1', 'https://s.example/#/home/index'],
    ['https://s.example/#/home/index?code=c1', 'c1', '', 'https://s.example/#/home/index'],
    [
      'https://s.example/?a=1&code=c1&b=%20#/course/list?courseName=%E6%95%B0&token=t1&x',
      'c1',
      't1',
      'https://s.example/?a=1&b=%20#/course/list?courseName=%E6%95%B0&x',
    ],
    ['https://s.example/?code=c1#/x?code=c2', 'c1', '', 'https://s.example/#/x'],
    ['https://s.example/?code=&token', '', '', 'https://s.example/'],
    ['https://s.example/?code=a%2Bb+c', 'a+b c', '', 'https://s.example/'],
    ['https://s.example/?encode=1&codes=2', '', '', 'https://s.example/?encode=1&codes=2'],
    ['/join/login?thirdCacheCode=1', '', '', '/join/login?thirdCacheCode=1'],
  ])('reads from %s the code "%s" and the token "%s"', (address, code, token, cleanAddress) => {
    expect(takeCredentials(address)).toEqual({ code, token, cleanAddress });
  });

  it('removes every code and token and keeps the rest of the address unchanged', () => {
    const word = fc.stringMatching(/^[a-z0-9%=]{0,6}$/);
    const query = fc.array(
      fc.tuple(fc.constantFrom('code', 'token', 'a', 'b'), word).map((pair) => pair.join('=')),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(query, query, (before, after) => {
        const put = (head: string, pairs: string[]): string =>
          pairs.length === 0 ? head : `${head}?${pairs.join('&')}`;
        const others = (pairs: string[]): string[] => pairs.filter((pair) => !/^(code|token)=/.test(pair));
        const { cleanAddress } = takeCredentials(put('https://s.example/', before) + put('#/x', after));
        expect(cleanAddress).toBe(put('https://s.example/', others(before)) + put('#/x', others(after)));
        expect(takeCredentials(cleanAddress)).toEqual({ code: '', token: '', cleanAddress });
      }),
    );
  });
});
