import { expect, test } from 'vitest'
import { linkedHtml, textToHtml } from './text-to-html.ts'

test('escapes text and keeps its line breaks (SEC-09)', () => {
  expect(textToHtml(`<a href='x'>"&amp;"\nzwei`)).toBe('&lt;a href=&#39;x&#39;&gt;&quot;&amp;amp;&quot;<br>zwei')
})

const link = (url: string, shown = url) => `<a href="${url}" rel="noreferrer noopener">${shown}</a>`

test.each([
  ['https://a.example/x', link('https://a.example/x')],
  ['Siehe http://a.example.', `Siehe ${link('http://a.example')}.`],
  ['(https://a.example/x), und', `(${link('https://a.example/x')}), und`],
  ['https://a.example/?x=1&y=2', link('https://a.example/?x=1&amp;y=2')],
  ['https://a.example\nhttps://b.example', `${link('https://a.example')}<br>${link('https://b.example')}`],
  ['https://a.example/"onmouseover="x', `${link('https://a.example/')}&quot;onmouseover=&quot;x`],
  ['javascript:alert(1) data:text/html,x ftp://a.example', 'javascript:alert(1) data:text/html,x ftp://a.example'],
  ['mailto:a@b.example a@b.example www.a.example', 'mailto:a@b.example a@b.example www.a.example'],
  ['https://', 'https://'],
  ['https://[ kaputt', 'https://[ kaputt'],
  ['', ''],
])('only web addresses become links: %j', (text, html) => {
  expect(linkedHtml(text)).toBe(html)
})
