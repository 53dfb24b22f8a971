import { CacheProvider, jsx } from '@emotion/react'
import { Fragment, createElement as h, useState } from 'react'
import { expect, test } from 'vitest'
import type { PageProps, PublicPage, PublicSite } from './page.ts'
import { createRenderer } from './renderer.tsx'

interface Context {
  nameOf(id: string): Promise<string>
}

/** A page with a title, a style attribute and a rule of Emotion; in calls, because this file runs where Emotion sees no browser. */
function EventPage({ data }: PageProps<string>) {
  const [count] = useState(0)
  return h(
    Fragment,
    null,
    h('title', null, data),
    h('p', { style: { color: 'red' } }, `${data} ${count}`),
    jsx('b', { css: { color: 'blue' } }),
  )
}

const site: PublicSite<PublicPage<Context>> = {
  pages: [
    {
      path: '/events/:id',
      file: 'src/event.tsx',
      load: async () => EventPage,
      data: ({ nameOf }, { params, query }) => nameOf(`${params.id}${query.get('more') ?? ''}`),
    },
    { path: '*', file: 'src/lost.tsx', load: async () => () => h('h1', null, 'Lost') },
  ],
  isPublic: (pathname) => pathname !== '/work',
  App: ({ children, url, styles }) =>
    h(CacheProvider, { value: styles }, h('main', { 'data-at': url.pathname }, children)),
}

const renderAs = (status: number | undefined) =>
  createRenderer<Context, PublicPage<Context>>(site, async ({ request, page, data }) => ({
    language: request.acceptLanguage,
    chosenLanguage: undefined,
    status,
    files: [`${page.path} ${String(data)}`],
    wrap: (app) => h('div', { id: 'wrapped' }, app),
  }))

const request = (path: string, nonce = 'n0nce') => ({
  url: `http://localhost${path}`,
  cookies: '',
  acceptLanguage: 'en',
  nonce,
  context: { nameOf: async (id: string) => `Event ${id}` },
})

test('renders the page of the address with the data that its function loads from the context', async () => {
  expect(await renderAs(undefined)(request('/events/a?more=b'))).toMatchObject({
    status: 200,
    language: 'en',
    head: '<title>Event ab</title>',
    html: expect.stringMatching(
      /^<div id="wrapped"><main data-at="\/events\/a"><p data-style="s0">Event ab 0<\/p><b class="[^"]+"><\/b><\/main><\/div>$/,
    ),
    data: '{"params":{"id":"a"},"data":"Event ab"}',
    files: ['src/event.tsx', '/events/:id Event ab'],
  })
})

test('style attributes become rules with the nonce, and stay where there is no policy', async () => {
  const render = renderAs(undefined)
  expect((await render(request('/events/a')))?.styles).toContain(
    '<style nonce="n0nce">[data-style="s0"]{color:red}</style>',
  )
  expect((await render(request('/events/a', '')))?.html).toContain('style="color:red"')
})

test('rules of Emotion are in a style element with the nonce, and none is between the elements of the page', async () => {
  const page = await renderAs(undefined)(request('/events/a'))
  expect(page?.styles).toMatch(/<style data-emotion="[^"]+" nonce="n0nce">[^<]*\{color:blue;\}/)
  expect(page?.html).not.toContain('<style')
})

test('an unknown address answers 404, and the product may decide otherwise', async () => {
  expect((await renderAs(undefined)(request('/nowhere')))?.status).toBe(404)
  expect((await renderAs(410)(request('/events/a')))?.status).toBe(410)
})

test('an address that is not public is left to the browser', async () => {
  expect(await renderAs(undefined)(request('/work'))).toBeUndefined()
})
