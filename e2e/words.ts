import { accounts as accountsDe } from '@running-dinner/phrases/de/accounts.ts'
import { activities as activitiesDe } from '@running-dinner/phrases/de/activities.ts'
import { admin as adminDe } from '@running-dinner/phrases/de/admin.ts'
import { allergens as allergensDe } from '@running-dinner/phrases/de/allergens.ts'
import { board as boardDe } from '@running-dinner/phrases/de/board.ts'
import { cancellation as cancellationDe } from '@running-dinner/phrases/de/cancellation.ts'
import { common as commonDe } from '@running-dinner/phrases/de/common.ts'
import { exports as exportsDe } from '@running-dinner/phrases/de/exports.ts'
import { feedback as feedbackDe } from '@running-dinner/phrases/de/feedback.ts'
import { issues as issuesDe } from '@running-dinner/phrases/de/issues.ts'
import { landing as landingDe } from '@running-dinner/phrases/de/landing.ts'
import { mailing as mailingDe } from '@running-dinner/phrases/de/mailing.ts'
import { masterData as masterDataDe } from '@running-dinner/phrases/de/master-data.ts'
import { participants as participantsDe } from '@running-dinner/phrases/de/participants.ts'
import { payments as paymentsDe } from '@running-dinner/phrases/de/payments.ts'
import { planning as planningDe } from '@running-dinner/phrases/de/planning.ts'
import { pricing as pricingDe } from '@running-dinner/phrases/de/pricing.ts'
import { quality as qualityDe } from '@running-dinner/phrases/de/quality.ts'
import { registration as registrationDe } from '@running-dinner/phrases/de/registration.ts'
import { roster as rosterDe } from '@running-dinner/phrases/de/roster.ts'
import { routes as routesDe } from '@running-dinner/phrases/de/routes.ts'
import { sandbox as sandboxDe } from '@running-dinner/phrases/de/sandbox.ts'
import { self as selfDe } from '@running-dinner/phrases/de/self.ts'
import { settings as settingsDe } from '@running-dinner/phrases/de/settings.ts'
import { teams as teamsDe } from '@running-dinner/phrases/de/teams.ts'
import { waiting as waitingDe } from '@running-dinner/phrases/de/waiting.ts'
import { wizard as wizardDe } from '@running-dinner/phrases/de/wizard.ts'
import { accounts as accountsEn } from '@running-dinner/phrases/en/accounts.ts'
import { activities as activitiesEn } from '@running-dinner/phrases/en/activities.ts'
import { admin as adminEn } from '@running-dinner/phrases/en/admin.ts'
import { allergens as allergensEn } from '@running-dinner/phrases/en/allergens.ts'
import { board as boardEn } from '@running-dinner/phrases/en/board.ts'
import { cancellation as cancellationEn } from '@running-dinner/phrases/en/cancellation.ts'
import { common as commonEn } from '@running-dinner/phrases/en/common.ts'
import { exports as exportsEn } from '@running-dinner/phrases/en/exports.ts'
import { feedback as feedbackEn } from '@running-dinner/phrases/en/feedback.ts'
import { issues as issuesEn } from '@running-dinner/phrases/en/issues.ts'
import { landing as landingEn } from '@running-dinner/phrases/en/landing.ts'
import { mailing as mailingEn } from '@running-dinner/phrases/en/mailing.ts'
import { masterData as masterDataEn } from '@running-dinner/phrases/en/master-data.ts'
import { participants as participantsEn } from '@running-dinner/phrases/en/participants.ts'
import { payments as paymentsEn } from '@running-dinner/phrases/en/payments.ts'
import { planning as planningEn } from '@running-dinner/phrases/en/planning.ts'
import { pricing as pricingEn } from '@running-dinner/phrases/en/pricing.ts'
import { quality as qualityEn } from '@running-dinner/phrases/en/quality.ts'
import { registration as registrationEn } from '@running-dinner/phrases/en/registration.ts'
import { roster as rosterEn } from '@running-dinner/phrases/en/roster.ts'
import { routes as routesEn } from '@running-dinner/phrases/en/routes.ts'
import { sandbox as sandboxEn } from '@running-dinner/phrases/en/sandbox.ts'
import { self as selfEn } from '@running-dinner/phrases/en/self.ts'
import { settings as settingsEn } from '@running-dinner/phrases/en/settings.ts'
import { teams as teamsEn } from '@running-dinner/phrases/en/teams.ts'
import { waiting as waitingEn } from '@running-dinner/phrases/en/waiting.ts'
import { wizard as wizardEn } from '@running-dinner/phrases/en/wizard.ts'

const de = {
  accounts: accountsDe,
  activities: activitiesDe,
  admin: adminDe,
  allergens: allergensDe,
  board: boardDe,
  cancellation: cancellationDe,
  common: commonDe,
  exports: exportsDe,
  feedback: feedbackDe,
  issues: issuesDe,
  landing: landingDe,
  mailing: mailingDe,
  masterData: masterDataDe,
  participants: participantsDe,
  payments: paymentsDe,
  planning: planningDe,
  pricing: pricingDe,
  quality: qualityDe,
  registration: registrationDe,
  roster: rosterDe,
  routes: routesDe,
  sandbox: sandboxDe,
  self: selfDe,
  settings: settingsDe,
  teams: teamsDe,
  waiting: waitingDe,
  wizard: wizardDe,
}
export type Words = { [Area in keyof typeof de]: (typeof de)[Area] }
const en = {
  accounts: accountsEn,
  activities: activitiesEn,
  admin: adminEn,
  allergens: allergensEn,
  board: boardEn,
  cancellation: cancellationEn,
  common: commonEn,
  exports: exportsEn,
  feedback: feedbackEn,
  issues: issuesEn,
  landing: landingEn,
  mailing: mailingEn,
  masterData: masterDataEn,
  participants: participantsEn,
  payments: paymentsEn,
  planning: planningEn,
  pricing: pricingEn,
  quality: qualityEn,
  registration: registrationEn,
  roster: rosterEn,
  routes: routesEn,
  sandbox: sandboxEn,
  self: selfEn,
  settings: settingsEn,
  teams: teamsEn,
  waiting: waitingEn,
  wizard: wizardEn,
}

export type Language = 'de' | 'en'

/** What a reader of one language sees; journeys find things by these words only. */
export function wordsOf(language: Language): typeof de | typeof en {
  return language === 'de' ? de : en
}
