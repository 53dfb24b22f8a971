import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { pageSourceOf } from './page-source.ts'
import { paths } from './paths.ts'
import { publicPage } from './public-page.ts'

const event = '/running-dinner-events/:publicId'

/** Every page that anybody may find. The server renders them; in the browser each is a file of its own. */
export const publicRoutes: RouteObject[] = [
  publicPage({
    path: paths.landing(),
    file: 'src/areas/landing/landing-page.tsx',
    namespaces: ['landing', 'events'],
    load: () => import('../areas/landing/landing-page.tsx').then((file) => file.LandingPage),
    loader: loadEvents,
  }),
  publicPage({
    path: paths.guide(),
    file: 'src/areas/landing/guide-page.tsx',
    namespaces: ['landing'],
    load: () => import('../areas/landing/guide-page.tsx').then((file) => file.GuidePage),
  }),
  publicPage({
    path: paths.create(),
    file: 'src/areas/landing/create-page.tsx',
    namespaces: ['landing'],
    load: () => import('../areas/landing/create-page.tsx').then((file) => file.CreatePage),
  }),
  publicPage({
    path: paths.news(),
    file: 'src/areas/landing/news-page.tsx',
    namespaces: ['landing'],
    load: () => import('../areas/landing/news-page.tsx').then((file) => file.NewsPage),
  }),
  publicPage({
    path: paths.imprint(),
    file: 'src/areas/landing/imprint-page.tsx',
    namespaces: ['landing', 'legal'],
    load: () => import('../areas/landing/imprint-page.tsx').then((file) => file.ImprintPage),
  }),
  publicPage({
    path: paths.privacy(),
    file: 'src/areas/landing/privacy-page.tsx',
    namespaces: ['landing', 'legal'],
    load: () => import('../areas/landing/privacy-page.tsx').then((file) => file.PrivacyPage),
  }),
  publicPage({
    path: paths.events(),
    file: 'src/areas/events/event-list-page.tsx',
    namespaces: ['landing', 'events'],
    load: () => import('../areas/events/event-list-page.tsx').then((file) => file.EventListPage),
    loader: loadEvents,
  }),
  publicPage({
    path: event,
    file: 'src/areas/events/event-page.tsx',
    namespaces: ['landing', 'events'],
    load: () => import('../areas/events/event-page.tsx').then((file) => file.EventPage),
    loader: loadEvent,
  }),
  publicPage({
    path: '*',
    file: 'src/areas/landing/not-found-page.tsx',
    namespaces: ['landing'],
    load: () => import('../areas/landing/not-found-page.tsx').then((file) => file.NotFoundPage),
  }),
]

async function loadEvents(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams
  const asked = { search: query.get('search') ?? '', from: query.get('from') ?? '' }
  const source = await pageSourceOf(args)
  return { ...asked, events: await source.events(asked) }
}

async function loadEvent(args: LoaderFunctionArgs) {
  const source = await pageSourceOf(args)
  return source.event(args.params.publicId ?? '')
}
