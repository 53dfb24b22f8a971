import { expect, test } from 'vitest'
import { splitHead, styleRules } from './rendered-html.ts'

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

test('every style attribute becomes a rule, equal ones share it', () => {
  const { html, css } = styleRules('<p style="color:red">a</p><b style="color:blue"></b><i style="color:red"></i>')
  expect(html).toBe('<p data-style="s0">a</p><b data-style="s1"></b><i data-style="s0"></i>')
  expect(css).toBe('[data-style="s0"]{color:red}[data-style="s1"]{color:blue}')
})

test('text of a guest cannot end the style element', () => {
  const { css } = styleRules('<p style="content:&quot;&lt;/style&gt;&lt;script&gt;&quot;">a</p>')
  expect(css).not.toContain('<')
})
