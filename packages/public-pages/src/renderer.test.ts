import { Fragment, createElement as h, useState } from 'react'
import { expect, test } from 'vitest'
import type { PageProps, PublicPage, PublicSite } from './page.ts'
import { createRenderer, splitHead } from './renderer.tsx'

test('title, meta and link come before the page', () => {
  const head = '<title>A &lt;b&gt;</title><meta name="description" content="x"/><link rel="canonical" href="/a"/>'
  expect(splitHead(`${head}<div><title>in the page</title></div>`)).toEqual({
    head,
    html: '<div><title>in the page</title></div>',
  })
})

test('leaves a page without head elements whole', () => {
  expect(splitHead('<div></div>')).toEqual({ head: '', html: '<div></div>' })
})

interface Context {
  nameOf(id: string): Promise<string>
}

/** A page with a title. */
function EventPage({ data }: PageProps<string>) {
  const [count] = useState(0)
  return h(Fragment, null, h('title', null, data), h('p', null, `${data} ${count}`))
}

const site: PublicSite<PublicPage<Context>> = {
  pages: [
    {
      path: '/events/:id',
      file: 'src/event.tsx',
      isHydrated: true,
      load: async () => EventPage,
      data: ({ nameOf }, { params, query }, cookies) => nameOf(`${params.id}${query.get('more') ?? ''}${cookies}`),
    },
    {
      path: '/start',
      file: 'src/start.tsx',
      isHydrated: false,
      onDemand: 'src/film.tsx',
      load: async () => () => h('h1', null, 'Start'),
    },
    { path: '*', file: 'src/lost.tsx', isHydrated: false, load: async () => () => h('h1', null, 'Lost') },
  ],
  isPublic: (pathname) => pathname !== '/work',
  App: ({ children, url }) => h('main', { 'data-at': url.pathname }, children),
}

const renderAs = (status: number | undefined) =>
  createRenderer<Context, PublicPage<Context>>(site, async ({ request, page, data }) => ({
    language: request.acceptLanguage,
    chosenLanguage: undefined,
    status,
    files: [`${page.path} ${String(data)}`],
    wrap: (app) => h('div', { id: 'wrapped' }, app),
  }))

const request = (path: string) => ({
  url: `http://localhost${path}`,
  cookies: '',
  acceptLanguage: 'en',
  context: { nameOf: async (id: string) => `Event ${id}` },
})

test('renders the page of the address with the data that its function loads from the context', async () => {
  expect(await renderAs(undefined)(request('/events/a?more=b'))).toMatchObject({
    status: 200,
    language: 'en',
    head: '<title>Event ab</title>',
    html: '<div id="wrapped"><main data-at="/events/a"><p>Event ab 0</p></main></div>',
    data: '{"params":{"id":"a"},"data":"Event ab"}',
    files: ['src/event.tsx', '/events/:id Event ab'],
  })
})

test("gives the cookies of the request to the page's function", async () => {
  expect(await renderAs(undefined)({ ...request('/events/a'), cookies: ' seen=1' })).toMatchObject({
    data: '{"params":{"id":"a"},"data":"Event a seen=1"}',
  })
})

test('an unknown address answers 404, and the product may decide otherwise', async () => {
  expect((await renderAs(undefined)(request('/nowhere')))?.status).toBe(404)
  expect((await renderAs(410)(request('/events/a')))?.status).toBe(410)
})

test('an address that is not public is left to the browser', async () => {
  expect(await renderAs(undefined)(request('/work'))).toBeUndefined()
})

test('names the code that a document loads on demand, and none for a document without any', async () => {
  expect(await renderAs(undefined)(request('/start'))).toMatchObject({
    isHydrated: false,
    files: ['src/film.tsx', '/start undefined'],
  })
  expect(await renderAs(undefined)(request('/nowhere'))).toMatchObject({ isHydrated: false, files: [] })
})
