import type { Language } from '@running-dinner/domain'
import type { accounts } from '@running-dinner/phrases/de/accounts.ts'
import type { activities } from '@running-dinner/phrases/de/activities.ts'
import type { admin } from '@running-dinner/phrases/de/admin.ts'
import type { allergens } from '@running-dinner/phrases/de/allergens.ts'
import type { board } from '@running-dinner/phrases/de/board.ts'
import type { cancellation } from '@running-dinner/phrases/de/cancellation.ts'
import type { common } from '@running-dinner/phrases/de/common.ts'
import type { dashboard } from '@running-dinner/phrases/de/dashboard.ts'
import type { delay } from '@running-dinner/phrases/de/delay.ts'
import type { diets } from '@running-dinner/phrases/de/diets.ts'
import type { evening } from '@running-dinner/phrases/de/evening.ts'
import type { events } from '@running-dinner/phrases/de/events.ts'
import type { exports } from '@running-dinner/phrases/de/exports.ts'
import type { feedback } from '@running-dinner/phrases/de/feedback.ts'
import type { guide } from '@running-dinner/phrases/de/guide.ts'
import type { helpers } from '@running-dinner/phrases/de/helpers.ts'
import type { issues } from '@running-dinner/phrases/de/issues.ts'
import type { knowledge } from '@running-dinner/phrases/de/knowledge.ts'
import type { landing } from '@running-dinner/phrases/de/landing.ts'
import type { legal } from '@running-dinner/phrases/de/legal.ts'
import type { mailing } from '@running-dinner/phrases/de/mailing.ts'
import type { offers } from '@running-dinner/phrases/de/offers.ts'
import type { participants } from '@running-dinner/phrases/de/participants.ts'
import type { payments } from '@running-dinner/phrases/de/payments.ts'
import type { planned } from '@running-dinner/phrases/de/planned.ts'
import type { planning } from '@running-dinner/phrases/de/planning.ts'
import type { pricing } from '@running-dinner/phrases/de/pricing.ts'
import type { quality } from '@running-dinner/phrases/de/quality.ts'
import type { registration } from '@running-dinner/phrases/de/registration.ts'
import type { requests } from '@running-dinner/phrases/de/requests.ts'
import type { roster } from '@running-dinner/phrases/de/roster.ts'
import type { routes } from '@running-dinner/phrases/de/routes.ts'
import type { self } from '@running-dinner/phrases/de/self.ts'
import type { settings } from '@running-dinner/phrases/de/settings.ts'
import type { tableSheet } from '@running-dinner/phrases/de/table-sheet.ts'
import type { teams } from '@running-dinner/phrases/de/teams.ts'
import type { tonight } from '@running-dinner/phrases/de/tonight.ts'
import type { waiting } from '@running-dinner/phrases/de/waiting.ts'
import type { wizard } from '@running-dinner/phrases/de/wizard.ts'
import type { Phrases } from '@running-dinner/phrases/phrases.ts'

/** One namespace per area, so that a visitor loads only the phrases of the current area. */
export interface PhraseNamespaces {
  activities: typeof activities
  admin: typeof admin
  allergens: typeof allergens
  board: typeof board
  cancellation: typeof cancellation
  common: typeof common
  registration: typeof registration
  dashboard: typeof dashboard
  delay: typeof delay
  diets: typeof diets
  evening: typeof evening
  events: typeof events
  payments: typeof payments
  accounts: typeof accounts
  exports: typeof exports
  feedback: typeof feedback
  guide: typeof guide
  helpers: typeof helpers
  issues: typeof issues
  knowledge: typeof knowledge
  landing: typeof landing
  legal: typeof legal
  mailing: typeof mailing
  offers: typeof offers
  participants: typeof participants
  planned: typeof planned
  planning: typeof planning
  pricing: typeof pricing
  quality: typeof quality
  requests: typeof requests
  roster: typeof roster
  routes: typeof routes
  self: typeof self
  settings: typeof settings
  teams: typeof teams
  tableSheet: typeof tableSheet
  tonight: typeof tonight
  waiting: typeof waiting
  wizard: typeof wizard
}
export type PhraseNamespace = keyof PhraseNamespaces

type Loaders = { [Name in PhraseNamespace]: () => Promise<{ [Key in Name]: Phrases<PhraseNamespaces[Name]> }> }

export const phraseLoaders: Record<Language, Loaders> = {
  de: {
    activities: () => import('@running-dinner/phrases/de/activities.ts'),
    admin: () => import('@running-dinner/phrases/de/admin.ts'),
    allergens: () => import('@running-dinner/phrases/de/allergens.ts'),
    board: () => import('@running-dinner/phrases/de/board.ts'),
    cancellation: () => import('@running-dinner/phrases/de/cancellation.ts'),
    common: () => import('@running-dinner/phrases/de/common.ts'),
    registration: () => import('@running-dinner/phrases/de/registration.ts'),
    dashboard: () => import('@running-dinner/phrases/de/dashboard.ts'),
    delay: () => import('@running-dinner/phrases/de/delay.ts'),
    diets: () => import('@running-dinner/phrases/de/diets.ts'),
    evening: () => import('@running-dinner/phrases/de/evening.ts'),
    events: () => import('@running-dinner/phrases/de/events.ts'),
    payments: () => import('@running-dinner/phrases/de/payments.ts'),
    accounts: () => import('@running-dinner/phrases/de/accounts.ts'),
    exports: () => import('@running-dinner/phrases/de/exports.ts'),
    feedback: () => import('@running-dinner/phrases/de/feedback.ts'),
    guide: () => import('@running-dinner/phrases/de/guide.ts'),
    helpers: () => import('@running-dinner/phrases/de/helpers.ts'),
    issues: () => import('@running-dinner/phrases/de/issues.ts'),
    knowledge: () => import('@running-dinner/phrases/de/knowledge.ts'),
    landing: () => import('@running-dinner/phrases/de/landing.ts'),
    legal: () => import('@running-dinner/phrases/de/legal.ts'),
    mailing: () => import('@running-dinner/phrases/de/mailing.ts'),
    offers: () => import('@running-dinner/phrases/de/offers.ts'),
    participants: () => import('@running-dinner/phrases/de/participants.ts'),
    planned: () => import('@running-dinner/phrases/de/planned.ts'),
    planning: () => import('@running-dinner/phrases/de/planning.ts'),
    pricing: () => import('@running-dinner/phrases/de/pricing.ts'),
    quality: () => import('@running-dinner/phrases/de/quality.ts'),
    requests: () => import('@running-dinner/phrases/de/requests.ts'),
    roster: () => import('@running-dinner/phrases/de/roster.ts'),
    routes: () => import('@running-dinner/phrases/de/routes.ts'),
    self: () => import('@running-dinner/phrases/de/self.ts'),
    settings: () => import('@running-dinner/phrases/de/settings.ts'),
    teams: () => import('@running-dinner/phrases/de/teams.ts'),
    tableSheet: () => import('@running-dinner/phrases/de/table-sheet.ts'),
    tonight: () => import('@running-dinner/phrases/de/tonight.ts'),
    waiting: () => import('@running-dinner/phrases/de/waiting.ts'),
    wizard: () => import('@running-dinner/phrases/de/wizard.ts'),
  },
  en: {
    activities: () => import('@running-dinner/phrases/en/activities.ts'),
    admin: () => import('@running-dinner/phrases/en/admin.ts'),
    allergens: () => import('@running-dinner/phrases/en/allergens.ts'),
    board: () => import('@running-dinner/phrases/en/board.ts'),
    cancellation: () => import('@running-dinner/phrases/en/cancellation.ts'),
    common: () => import('@running-dinner/phrases/en/common.ts'),
    registration: () => import('@running-dinner/phrases/en/registration.ts'),
    dashboard: () => import('@running-dinner/phrases/en/dashboard.ts'),
    delay: () => import('@running-dinner/phrases/en/delay.ts'),
    diets: () => import('@running-dinner/phrases/en/diets.ts'),
    evening: () => import('@running-dinner/phrases/en/evening.ts'),
    events: () => import('@running-dinner/phrases/en/events.ts'),
    payments: () => import('@running-dinner/phrases/en/payments.ts'),
    accounts: () => import('@running-dinner/phrases/en/accounts.ts'),
    exports: () => import('@running-dinner/phrases/en/exports.ts'),
    feedback: () => import('@running-dinner/phrases/en/feedback.ts'),
    guide: () => import('@running-dinner/phrases/en/guide.ts'),
    helpers: () => import('@running-dinner/phrases/en/helpers.ts'),
    issues: () => import('@running-dinner/phrases/en/issues.ts'),
    knowledge: () => import('@running-dinner/phrases/en/knowledge.ts'),
    landing: () => import('@running-dinner/phrases/en/landing.ts'),
    legal: () => import('@running-dinner/phrases/en/legal.ts'),
    mailing: () => import('@running-dinner/phrases/en/mailing.ts'),
    offers: () => import('@running-dinner/phrases/en/offers.ts'),
    participants: () => import('@running-dinner/phrases/en/participants.ts'),
    planned: () => import('@running-dinner/phrases/en/planned.ts'),
    planning: () => import('@running-dinner/phrases/en/planning.ts'),
    pricing: () => import('@running-dinner/phrases/en/pricing.ts'),
    quality: () => import('@running-dinner/phrases/en/quality.ts'),
    requests: () => import('@running-dinner/phrases/en/requests.ts'),
    roster: () => import('@running-dinner/phrases/en/roster.ts'),
    routes: () => import('@running-dinner/phrases/en/routes.ts'),
    self: () => import('@running-dinner/phrases/en/self.ts'),
    settings: () => import('@running-dinner/phrases/en/settings.ts'),
    teams: () => import('@running-dinner/phrases/en/teams.ts'),
    tableSheet: () => import('@running-dinner/phrases/en/table-sheet.ts'),
    tonight: () => import('@running-dinner/phrases/en/tonight.ts'),
    waiting: () => import('@running-dinner/phrases/en/waiting.ts'),
    wizard: () => import('@running-dinner/phrases/en/wizard.ts'),
  },
}
