import { expect, test } from 'vitest'
import { paths, telLink } from './paths.ts'

test('every address of the product is as specified', () => {
  const { wizard, admin, self, account, ...landing } = paths
  expect({
    landing: Object.values(landing).map((path) => path('P', 'x')),
    account: Object.values(account).map((path) => path('T')),
    wizard: Object.values(wizard).map((path) => path()),
    admin: Object.values(admin).map((path) => path('A', 'x')),
    self: Object.values(self).map((path) => path('S', 'p', 't')),
  }).toEqual({
    landing: [
      '/',
      '/newsletter/P',
      '/running-dinner-demo',
      '/running-dinner-veranstalten-teilnehmen',
      '/news',
      '/create-running-dinner',
      '/impressum',
      '/datenschutz',
      '/running-dinner-events',
      '/feedback',
      '/running-dinner-events/P',
      '/running-dinner-events/P/registration',
      '/running-dinner-events/P/registration-finished',
      '/running-dinner-events/P/x/activate',
      '/running-dinner-events/P/resend-confirmation',
      '/my-events',
      '/my-events/event/P/x',
      '/platform',
    ],
    account: ['/login', '/register', '/profile', '/register/confirm/T', '/login/forgotten', '/login/new-password/T'],
    wizard: [
      '/running-dinner-wizard',
      '/running-dinner-wizard?demoDinner=true',
      '/running-dinner-wizard/options',
      '/running-dinner-wizard/mealtimes',
      '/running-dinner-wizard/registration-settings',
      '/running-dinner-wizard/participants-preview',
      '/running-dinner-wizard/finish',
      '/running-dinner-wizard/summary',
    ],
    admin: [
      '/admin/A',
      '/admin/A/x/acknowledge',
      '/admin/A/again',
      '/admin/A/activities',
      '/admin/A/evening',
      '/admin/A/participants',
      '/admin/A/participants/new',
      '/admin/A/participants/x/edit',
      '/admin/A/participants/x',
      '/admin/A/participants/waiting-list',
      '/admin/A/participants/import',
      '/admin/A/participants/messages',
      '/admin/A/participants/messages?messageSubType=RECIPIENTS_ALL',
      '/admin/A/teams',
      '/admin/A/teams/x',
      '/admin/A/teams/board',
      '/admin/A/teams/x/cancel',
      '/admin/A/teams/what-if',
      '/admin/A/teams/messages',
      '/admin/A/dinnerroute/messages',
      '/admin/A/messages/changes',
      '/admin/A/messages/planned',
      '/admin/A/messages/overview',
      '/admin/A/mailprotocols/x',
      '/admin/A/hostlocations',
      '/admin/A/hostlocations/distances',
      '/admin/A/hostlocations/near-hosts',
      '/admin/A/hostlocations/quality',
      '/admin/A/hostlocations/optimization/x',
      '/admin/A/settings',
      '/admin/A/exports',
      '/admin/A/paymentoptions',
    ],
    self: [
      '/self/S/teamhost/p/t',
      '/self/S/dinnerroute/p/t',
      '/self/S/teampartnerwish/p',
      '/self/offers/S',
      '/self/S/removal/p',
      '/self/S/registration/p',
    ],
  })
})

test('an id cannot break out of its place in the address', () => {
  expect(paths.admin.participants('a/../b?c')).toBe('/admin/a%2F..%2Fb%3Fc/participants')
})

test.each([
  ['0171 / 39-20-012', 'tel:01713920012'],
  [' +49 (171) 3920012', 'tel:+491713920012'],
  ['0171+12', 'tel:017112'],
])('%s dials %s', (number, link) => {
  expect(telLink(number)).toBe(link)
})
