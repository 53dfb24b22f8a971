import type { ConfirmationState, FinishedState, PageContext, RegistrationState } from '@running-dinner/contract/guests'
import { paths } from '../../lib/paths.ts'
import type { PageAddress, PublicPage } from '../../lib/public-page.ts'

const eventPath = '/running-dinner-events/:publicId'

/** Every page that needs no secret address; the last one answers unknown addresses. */
export const publicPages: readonly PublicPage[] = [
  {
    path: paths.landing(),
    file: 'src/areas/landing/landing-page.tsx',
    isHydrated: false,
    onDemand: 'src/areas/landing/explainer/start-player.tsx',
    namespaces: ['landing'],
    load: () => import('../../areas/landing/landing-page.tsx').then((file) => file.LandingPage),
    data: startPage,
  },
  {
    path: paths.guide(),
    file: 'src/areas/landing/guide-page.tsx',
    isHydrated: false,
    namespaces: ['landing', 'guide'],
    load: () => import('../../areas/landing/guide-page.tsx').then((file) => file.GuidePage),
    data: siteOf,
  },
  {
    path: paths.create(),
    file: 'src/areas/landing/create-page.tsx',
    isHydrated: false,
    namespaces: ['landing', 'guide'],
    load: () => import('../../areas/landing/create-page.tsx').then((file) => file.CreatePage),
    data: siteOf,
  },
  {
    path: paths.news(),
    file: 'src/areas/landing/news-page.tsx',
    isHydrated: false,
    namespaces: ['landing', 'guide'],
    load: () => import('../../areas/landing/news-page.tsx').then((file) => file.NewsPage),
    data: siteOf,
  },
  {
    path: paths.imprint(),
    file: 'src/areas/landing/imprint-page.tsx',
    isHydrated: false,
    namespaces: ['landing', 'legal'],
    load: () => import('../../areas/landing/imprint-page.tsx').then((file) => file.ImprintPage),
  },
  {
    path: paths.privacy(),
    file: 'src/areas/landing/privacy-page.tsx',
    isHydrated: false,
    namespaces: ['landing', 'legal'],
    load: () => import('../../areas/landing/privacy-page.tsx').then((file) => file.PrivacyPage),
  },
  {
    path: paths.feedback(),
    file: 'src/areas/landing/feedback-page.tsx',
    isHydrated: true,
    namespaces: ['landing', 'feedback'],
    load: () => import('../../areas/landing/feedback-page.tsx').then((file) => file.FeedbackPage),
  },
  {
    path: paths.events(),
    file: 'src/areas/landing/event-list-page.tsx',
    isHydrated: false,
    namespaces: ['landing'],
    load: () => import('../../areas/landing/event-list-page.tsx').then((file) => file.EventListPage),
    data: eventsOf,
  },
  {
    path: eventPath,
    file: 'src/areas/events/event-page.tsx',
    isHydrated: false,
    namespaces: ['landing', 'events'],
    load: () => import('../../areas/events/event-page.tsx').then((file) => file.EventPage),
    data: eventOf,
  },
  {
    path: `${eventPath}/registration`,
    file: 'src/areas/registration/registration-page.tsx',
    isHydrated: true,
    namespaces: ['landing', 'events', 'registration', 'payments', 'allergens'],
    load: () => import('../../areas/registration/registration-page.tsx').then((file) => file.RegistrationRoute),
    data: registrationOf,
  },
  {
    path: `${eventPath}/registration-finished`,
    file: 'src/areas/registration/registration-finished-page.tsx',
    isHydrated: true,
    namespaces: ['landing', 'events', 'registration'],
    load: () =>
      import('../../areas/registration/registration-finished-page.tsx').then((file) => file.RegistrationFinishedRoute),
    data: finishedOf,
  },
  {
    path: `${eventPath}/resend-confirmation`,
    file: 'src/areas/registration/resend-confirmation-page.tsx',
    isHydrated: true,
    namespaces: ['landing', 'registration'],
    load: () =>
      import('../../areas/registration/resend-confirmation-page.tsx').then((file) => file.ResendConfirmationRoute),
    data: eventOf,
  },
  {
    path: `${eventPath}/:token/activate`,
    file: 'src/areas/registration/confirmation-page.tsx',
    isHydrated: true,
    namespaces: ['landing', 'events', 'registration'],
    load: () => import('../../areas/registration/confirmation-page.tsx').then((file) => file.ActivateRoute),
    data: confirmationOf,
  },
  {
    path: '/newsletter/:token',
    file: 'src/areas/landing/newsletter-page.tsx',
    isHydrated: true,
    namespaces: ['landing'],
    load: () => import('../../areas/landing/newsletter-page.tsx').then((file) => file.NewsletterPage),
  },
  {
    path: '*',
    file: 'src/areas/landing/not-found-page.tsx',
    isHydrated: false,
    namespaces: ['landing'],
    load: () => import('../../areas/landing/not-found-page.tsx').then((file) => file.NotFoundPage),
  },
]

/** For previews of the page's address. */
async function siteOf(_: PageContext, { origin }: PageAddress) {
  return { origin }
}

/** A few events, and whether a demo was asked for and could not be made. */
async function startPage({ source }: PageContext, { query, origin }: PageAddress) {
  const events = await source.events({ search: '', from: '', limit: 3 })
  return { events, isTooBusyForDemo: query.get('demo') === 'later', origin }
}

async function eventsOf({ source }: PageContext, { query, origin }: PageAddress) {
  const search = { search: query.get('search') ?? '', from: query.get('from') ?? '' }
  return { ...search, origin, events: await source.events(search) }
}

/** Every page has a key of its own, so that its form counts once however often it is sent. */
async function registrationOf(context: PageContext, address: PageAddress): Promise<RegistrationState> {
  const { refused } = context
  return { ...(await eventOf(context, address)), attempt: crypto.randomUUID(), ...(refused && { refused }) }
}

/** Guests see a closed event as unknown, and links that were mailed before still confirm. */
async function confirmationOf(context: PageContext, address: PageAddress): Promise<ConfirmationState> {
  const event = await eventOf(context, address)
  const isUnknown = event.state === 'UNKNOWN'
  const takesConfirmations = !isUnknown || (await context.source.takesConfirmations(address.params.publicId ?? ''))
  return { ...event, takesConfirmations }
}

/** What was sent without scripts leaves nothing in the browser but this address and the cookie of a paid order. */
async function finishedOf(context: PageContext, address: PageAddress, cookies: string): Promise<FinishedState> {
  const { params, query } = address
  const token = query.get('order')
  const event = await eventOf(context, address)
  const purchase =
    token !== null && event.state === 'FOUND'
      ? await context.source.purchase({ publicId: params.publicId ?? '', token, cookies })
      : undefined
  return { ...event, isWaiting: query.get('place') === 'waiting', ...(purchase && { purchase }) }
}

function eventOf({ source }: PageContext, { params }: PageAddress) {
  return source.event(params.publicId ?? '')
}
