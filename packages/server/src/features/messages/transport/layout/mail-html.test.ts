import { type MailDocument, plainText } from '@running-dinner/domain/messages'
import { expect, test } from 'vitest'
import { inOneSpace, readHtml } from '../../../../../test/read-html.ts'
import { mailHtml } from './mail-html.tsx'

/** A document with every kind of block, in which each typed text is `typed`. */
function documentOf(typed: string): MailDocument {
  const facts = [
    { label: typed, text: `${typed} 0171 23`, links: [{ text: '0171 23', url: 'tel:017123' }] },
    { label: '', text: typed, links: [{ text: typed, url: 'https://maps.example/?q=1' }] },
  ]
  const stop = { kind: 'stop', time: '19:00 Uhr', title: typed, facts } as const
  return {
    event: { title: typed, date: 'Samstag, 5. Dezember 2026' },
    preheader: typed,
    reason: typed,
    blocks: [
      { kind: 'text', text: `${typed}\n\n${typed}\n${typed}` },
      { kind: 'heading', text: typed },
      { kind: 'changes', changes: [{ label: typed, now: typed, before: typed }] },
      { kind: 'facts', facts },
      { ...stop, course: 0, isCancelled: false },
      { ...stop, course: 1, isCancelled: false },
      { ...stop, course: 2, isCancelled: true },
      { kind: 'button', label: typed, url: 'https://dinner.example/self/1?x=1&y=2' },
      { kind: 'link', label: typed, url: 'https://dinner.example/admin/1' },
      { kind: 'note', text: typed },
    ],
  }
}

const pageOf = (document: MailDocument, language: 'de' | 'en' = 'de') => ({
  subject: 'Betreff',
  document,
  language,
  footer: 'Running Dinner · O’Perator & Co\nWeg 1\nop@dinner.example',
})

const allowedTags = new Set(
  'html head meta title style body div table tbody tr td h1 h2 h3 p span strong br a'.split(' '),
)

test.each([
  '"><script>alert(1)</script>',
  '</title></style><img src=x onerror=alert(1)>',
  `' onmouseover='alert(1)`,
  '<a href="https://evil.example">click</a>',
  '&lt;b&gt; &amp; &#60;script&#62;',
  '{{x}} $& $1',
  '<!--[if mso]>x<![endif]-->',
])('typed text stays text in every block: %j', (typed) => {
  const { text, tags, attributes, links } = readHtml(mailHtml(pageOf(documentOf(typed))))
  expect([...tags].filter((tag) => !allowedTags.has(tag))).toEqual([])
  expect(attributes.filter(({ name }) => name.startsWith('on') || name === 'src')).toEqual([])
  expect(links.filter((link) => link.includes('evil.example') && !typed.startsWith('<a'))).toEqual([])
  // Twice in the preheader, title, reason, changes and so on.
  expect(text.split(inOneSpace(typed)).length - 1).toBeGreaterThanOrEqual(20)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'])(
  'a typed address of another scheme is no link: %j',
  (typed) => {
    const { links } = readHtml(mailHtml(pageOf(documentOf(typed))))
    expect(links.filter((link) => !/^(https:\/\/(dinner|maps)\.example\/|tel:017123)/.test(link))).toEqual([])
  },
)

test('HTML and plain text have the same words', () => {
  const document = { ...documentOf('Grüße & „mehr“'), reason: 'Weil du dabei bist.' }
  const { text } = readHtml(mailHtml(pageOf(document)))
  const lines = plainText(document)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('https://'))
  const missing = lines.filter((line) => {
    // The colon in front of an address, and brackets around what was before, are of the plain text.
    const words = inOneSpace(line.replace(/:$/, ''))
    return !text.includes(words) && !words.split(/: | \(|\)$/).every((part) => text.includes(part))
  })
  expect(missing).toEqual([])
})

test('has language, colour schemes, the line beside the subject, and loads nothing from elsewhere', () => {
  const html = mailHtml(pageOf(documentOf('Text'), 'en'))
  const { attributes, tags } = readHtml(html)
  const valuesOf = (tag: string, name: string) => attributes.filter((found) => found.tag === tag && found.name === name)
  expect(valuesOf('html', 'lang')).toMatchObject([{ value: 'en' }])
  expect(html).toMatch(/<meta name="color-scheme" content="light dark"/)
  expect(html).toContain('@media (prefers-color-scheme:dark)')
  expect([...tags].filter((tag) => ['img', 'link', 'script', 'iframe', 'object'].includes(tag))).toEqual([])
  expect(html).not.toMatch(/url\(|@import|@font-face/)
  expect(readHtml(html).text.startsWith('Text')).toBe(true)
})

test('light colours are beside dark ones on every element with a text', () => {
  const { attributes } = readHtml(mailHtml(pageOf(documentOf('Text'))))
  const coloured = attributes.filter(({ name, value }) => name === 'style' && /(^|;)color:/.test(value))
  expect(coloured.length).toBeGreaterThan(20)
  const classes = attributes.filter(({ name, value }) => name === 'class' && /\bc-/.test(value))
  expect(classes).toHaveLength(coloured.length)
})

test('only the given addresses are links; long ones are shown shortened and lead to the whole address', () => {
  const address = `https://dinner.example/self/${'a'.repeat(24)}/dinnerroute/${'b'.repeat(36)}/${'c'.repeat(36)}`
  const text = `Deine Route: ${address}. Von https://guest.example/x?y=1.`
  const document: MailDocument = { preheader: '', blocks: [{ kind: 'text', text, addresses: [address] }] }
  const { text: shown, links } = readHtml(mailHtml(pageOf(document)))
  expect(links).toEqual([address])
  expect(shown).toContain('Deine Route: dinner.example/self/…. Von https://guest.example/x?y=1.')
  expect(plainText(document)).toContain(address)
})

test('stays below 80 kB with the longest texts', () => {
  const long = documentOf('&'.repeat(255))
  const message = { kind: 'text', text: '<&>"'.repeat(512) } as const
  const html = mailHtml(pageOf({ ...long, blocks: [message, ...long.blocks] }))
  expect(Buffer.byteLength(html)).toBeLessThan(80_000)
})
