import type { EventState, Operator, PurchaseSearch } from '@running-dinner/contract/guests'
import type { PublicDinner } from '@running-dinner/contract/people'
import { expect, test } from 'vitest'
import { examplePublicDinner } from '../test/example-public-dinner.ts'
import { chosenLanguage, languageFrom } from './lib/language-rule.ts'
import { render, requestedSources } from './server-entry.tsx'

const sourcesOf = (path: string, cookies: string, acceptLanguage = '') =>
  requestedSources({ url: `http://localhost${path}`, cookies, acceptLanguage })

test.each([
  ['the address', '/?lng=en', '', 'en'],
  ['the other name in the address', '/?lang=de', 'NG_TRANSLATE_LANG_KEY=en', 'de'],
  ['the address before the cookie', '/?lang=en', 'i18next=de', 'en'],
  ['a kept choice', '/', 'a=b; NG_TRANSLATE_LANG_KEY=en', 'en'],
  ['the cookie of this product before the one of i18next', '/', 'NG_TRANSLATE_LANG_KEY=en; i18next=de', 'de'],
  ['a language that is not on offer', '/?lng=fr', '', 'en'],
  ['nothing', '/', '', undefined],
  ['an empty choice', '/?lng=', 'i18next=', undefined],
])('%s chooses the language', (_, path, cookies, language) => {
  expect(chosenLanguage(sourcesOf(path, cookies, 'de'))).toBe(language)
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.1', 'en'],
  ['fr;q=0.4,de;q=0.5', 'de'],
  ['fr', 'en'],
  ['de;q=0,en', 'en'],
  ['', 'de'],
  ['*', 'de'],
  [';;;,=,q', 'en'],
])('a browser that asks for %s reads %s', (header, language) => {
  expect(languageFrom(sourcesOf('/', '', header))).toBe(language)
})

const operator = {
  name: 'Verein Rundtisch e. V.',
  address: 'Am Markt 1, 79100 Freiburg',
  email: 'admin@example.org',
  donationUrl: '',
}

const pageOf = async (...page: Parameters<typeof renderedPage>) => (await renderedPage(...page)).html

const unknownEvent = async (): Promise<EventState> => ({ state: 'UNKNOWN' })

const takesNoConfirmations = async () => false

async function renderedPage(
  path: string,
  changes: Partial<Operator> = {},
  event = unknownEvent,
  takesConfirmations = takesNoConfirmations,
) {
  const rendered = await render({
    url: `http://localhost:8080${path}`,
    cookies: '',
    acceptLanguage: 'de',
    context: {
      operator: { ...operator, ...changes },
      source: { events: async () => [], event, takesConfirmations, purchase: async () => undefined },
    },
  })
  if (rendered === undefined) throw new Error(`${path} is not rendered by the server`)
  return rendered
}

test('asks for what was bought with the order of the address and the cookies of the request', async () => {
  const paymentOptions = {
    pricePerRegistration: '12.50',
    pricePerRegistrationFormatted: '12.50',
    brandName: 'Club',
    organiserName: 'Mira Lang',
    agbLink: '',
    redirectAfterPurchaseLink: '',
  }
  const dinner: PublicDinner = { ...examplePublicDinner, paymentOptions }
  const purchase = { names: ['Ann Apfel'], totalPrice: '12.50', recipient: 'Club', redirectAfterPurchaseLink: '' }
  const searches: PurchaseSearch[] = []
  const finished = async (query: string) => {
    const rendered = await render({
      url: `http://localhost:8080/running-dinner-events/abc/registration-finished${query}`,
      cookies: 'order_T1=secret',
      acceptLanguage: 'de',
      context: {
        operator,
        source: {
          events: async () => [],
          event: async () => ({ state: 'FOUND', dinner }),
          takesConfirmations: async () => true,
          purchase: async (search) => {
            searches.push(search)
            return purchase
          },
        },
      },
    })
    return rendered?.html ?? ''
  }
  const html = await finished('?order=T1')
  for (const text of ['Ann Apfel', '12,50\u00a0€', 'Club']) expect(html).toContain(text)
  expect(searches).toEqual([{ publicId: 'abc', token: 'T1', cookies: 'order_T1=secret' }])
  expect(await finished('')).not.toContain('Ann Apfel')
  expect(searches).toHaveLength(1)
})

test('leaves an event that cannot be read to the server, which says so, instead of rendering an empty page', async () => {
  const path = '/running-dinner-events/spring/registration'
  await expect(renderedPage(path, {}, () => Promise.reject(new Error('poisoned')))).rejects.toThrow('poisoned')
})

test.each([
  ['a closed event', true, 'Anmeldung bestätigen', 'Dieses Event gibt es nicht'],
  ['no event', false, 'Dieses Event gibt es nicht', 'Anmeldung bestätigen'],
])('a mailed link of %s shows the button only where it can work', async (_, isThere, shown, hidden) => {
  const { html, status } = await renderedPage(
    '/running-dinner-events/a/b/activate',
    {},
    unknownEvent,
    async () => isThere,
  )
  expect(html).toContain(shown)
  expect(html).not.toContain(hidden)
  expect(status).toBe(404)
})

test('the landing page links to the configured place for donations, and to none without one', async () => {
  const url = 'https://donate.example/rundtisch'
  expect(await pageOf('/', { donationUrl: url })).toContain(`href="${url}"`)
  const without = await pageOf('/')
  expect(without).not.toContain('donate.example')
  expect(without).toContain('mailto:admin@example.org')
})

test('the imprint names the operator with the postal address and the address of mails', async () => {
  const imprint = await pageOf('/impressum')
  for (const fact of [operator.name, 'Am Markt 1', operator.email]) expect(imprint).toContain(fact)
  // Without a break, readers of text run the house number into the zip.
  expect(imprint).toMatch(/Am Markt 1<br\/?>79100 Freiburg<br\/?>/)
})

test('the landing page offers a login and a demo in one press', async () => {
  const landing = await pageOf('/')
  expect(landing).toContain('href="/login"')
  expect(landing).toContain('action="/running-dinner-demo"')
})

test.each([
  '/',
  '/running-dinner-veranstalten-teilnehmen',
  '/running-dinner-events',
  '/feedback',
  '/impressum',
  '/nowhere',
])('%s has no style attribute, which the policy of contents would refuse', async (path) => {
  expect(await pageOf(path)).not.toContain(' style="')
})

test.each([
  ['/', '/'],
  ['/running-dinner-veranstalten-teilnehmen', '/running-dinner-veranstalten-teilnehmen'],
  ['/create-running-dinner', '/create-running-dinner'],
  ['/running-dinner-events?search=Freiburg', '/running-dinner-events'],
  ['/news', '/news'],
])('%s names its address, title and picture for previews', async (path, address) => {
  const { head } = await renderedPage(path)
  const meta = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(head)?.[1]
  expect(meta('og:url')).toBe(`http://localhost:8080${address}`)
  expect(meta('og:image')).toBe('http://localhost:8080/image-de.png')
  expect(meta('og:title')).toMatch(/\w/)
  expect(meta('og:description')).toMatch(/\w/)
})
