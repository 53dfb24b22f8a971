import { expect, test } from 'vitest'
import { isOutsideLink, isSecureLink } from './outside-link.ts'

test.each([
  'https://verein.example',
  'https://verein.example/danke?x=1',
  'https://www.verein.example:8443/agb#absatz',
  'https://müller.example/ü',
  'https://xn--mller-kva.example/',
  'https://verein.example/@vorstand',
  'HTTPS://Verein.Example/',
  'http://verein.example/',
])('%s may be shown', (value) => {
  expect(isOutsideLink(value)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'javascript://verein.example/%0aalert(1)',
  'data:text/html,x',
  '//evil.example',
  'verein.example',
  '/danke',
  'https://a@b',
  'https://user:pass@verein.example/',
  'https://verein.example@evil.example/',
  'http://127.0.0.1',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://printer.local/',
  'https://db.internal',
  'https://printer.ｌｏｃａｌ/',
  'https:\\\\x',
  'https:\\\\verein.example',
  'https://verein.example\\@evil.example',
  'https://verein.example/\r\nSet-Cookie: x',
  'https://verein.example/a b',
  'https://verein.example/"onclick="x',
  'ftp://verein.example/',
  'https://verein.example:65536/',
  'https://verein.example:99999',
  'https://verein.example:0',
  'https:verein.example',
  'https:///verein.example',
  'https://.example',
  'https://verein..example',
  '',
])('%s may not', (value) => {
  expect(isOutsideLink(value)).toBe(false)
})

test('takes only links with https for secure', () => {
  expect(['https://a.example', 'HTTPS://a.example', 'http://a.example', 'httpsx://a'].map(isSecureLink)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
