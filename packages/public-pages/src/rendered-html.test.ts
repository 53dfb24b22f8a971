import { expect, test } from 'vitest'
import { splitHead } from './rendered-html.ts'

test('title, meta and link come before the page', () => {
  const head = '<title>A &lt;b&gt;</title><meta name="description" content="x"/><link rel="canonical" href="/a"/>'
  expect(splitHead(`${head}<div><title>in the page</title></div>`)).toEqual({
    head,
    html: '<div><title>in the page</title></div>',
  })
})

test('a page without any stays whole', () => {
  expect(splitHead('<div></div>')).toEqual({ head: '', html: '<div></div>' })
})
