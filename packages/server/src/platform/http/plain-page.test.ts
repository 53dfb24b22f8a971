import { expect, test } from 'vitest'
import { plainPage } from './plain-page.ts'

test('escapes the title and names language and nonce', () => {
  const page = plainPage({
    language: 'en',
    title: '<b>You & me',
    nonce: 'n0',
    label: 'Label',
    content: '<p>Content</p>',
  })
  expect(page).toContain('<title>&lt;b&gt;You &amp; me</title>')
  expect(page).toContain('<h1>&lt;b&gt;You &amp; me</h1><p>Content</p>')
  expect(page).toContain('<html lang="en">')
  expect(page).toContain('<style nonce="n0">')
})
