import { accounts as accountsDe } from '@running-dinner/phrases/de/accounts.ts'
import { activities as activitiesDe } from '@running-dinner/phrases/de/activities.ts'
import { admin as adminDe } from '@running-dinner/phrases/de/admin.ts'
import { allergens as allergensDe } from '@running-dinner/phrases/de/allergens.ts'
import { board as boardDe } from '@running-dinner/phrases/de/board.ts'
import { cancellation as cancellationDe } from '@running-dinner/phrases/de/cancellation.ts'
import { common as commonDe } from '@running-dinner/phrases/de/common.ts'
import { dashboard as dashboardDe } from '@running-dinner/phrases/de/dashboard.ts'
import { delay as delayDe } from '@running-dinner/phrases/de/delay.ts'
import { diets as dietsDe } from '@running-dinner/phrases/de/diets.ts'
import { evening as eveningDe } from '@running-dinner/phrases/de/evening.ts'
import { exports as exportsDe } from '@running-dinner/phrases/de/exports.ts'
import { feedback as feedbackDe } from '@running-dinner/phrases/de/feedback.ts'
import { helpers as helpersDe } from '@running-dinner/phrases/de/helpers.ts'
import { issues as issuesDe } from '@running-dinner/phrases/de/issues.ts'
import { knowledge as knowledgeDe } from '@running-dinner/phrases/de/knowledge.ts'
import { landing as landingDe } from '@running-dinner/phrases/de/landing.ts'
import { mailing as mailingDe } from '@running-dinner/phrases/de/mailing.ts'
import { masterData as masterDataDe } from '@running-dinner/phrases/de/master-data.ts'
import { offers as offersDe } from '@running-dinner/phrases/de/offers.ts'
import { participants as participantsDe } from '@running-dinner/phrases/de/participants.ts'
import { payments as paymentsDe } from '@running-dinner/phrases/de/payments.ts'
import { planned as plannedDe } from '@running-dinner/phrases/de/planned.ts'
import { plannedMails as plannedMailsDe } from '@running-dinner/phrases/de/planned-mails.ts'
import { planning as planningDe } from '@running-dinner/phrases/de/planning.ts'
import { pricing as pricingDe } from '@running-dinner/phrases/de/pricing.ts'
import { quality as qualityDe } from '@running-dinner/phrases/de/quality.ts'
import { registration as registrationDe } from '@running-dinner/phrases/de/registration.ts'
import { requests as requestsDe } from '@running-dinner/phrases/de/requests.ts'
import { roster as rosterDe } from '@running-dinner/phrases/de/roster.ts'
import { routes as routesDe } from '@running-dinner/phrases/de/routes.ts'
import { sandbox as sandboxDe } from '@running-dinner/phrases/de/sandbox.ts'
import { self as selfDe } from '@running-dinner/phrases/de/self.ts'
import { settings as settingsDe } from '@running-dinner/phrases/de/settings.ts'
import { tableSheet as tableSheetDe } from '@running-dinner/phrases/de/table-sheet.ts'
import { teams as teamsDe } from '@running-dinner/phrases/de/teams.ts'
import { tonight as tonightDe } from '@running-dinner/phrases/de/tonight.ts'
import { waiting as waitingDe } from '@running-dinner/phrases/de/waiting.ts'
import { wizard as wizardDe } from '@running-dinner/phrases/de/wizard.ts'
import { accounts as accountsEn } from '@running-dinner/phrases/en/accounts.ts'
import { activities as activitiesEn } from '@running-dinner/phrases/en/activities.ts'
import { admin as adminEn } from '@running-dinner/phrases/en/admin.ts'
import { allergens as allergensEn } from '@running-dinner/phrases/en/allergens.ts'
import { board as boardEn } from '@running-dinner/phrases/en/board.ts'
import { cancellation as cancellationEn } from '@running-dinner/phrases/en/cancellation.ts'
import { common as commonEn } from '@running-dinner/phrases/en/common.ts'
import { dashboard as dashboardEn } from '@running-dinner/phrases/en/dashboard.ts'
import { delay as delayEn } from '@running-dinner/phrases/en/delay.ts'
import { diets as dietsEn } from '@running-dinner/phrases/en/diets.ts'
import { evening as eveningEn } from '@running-dinner/phrases/en/evening.ts'
import { exports as exportsEn } from '@running-dinner/phrases/en/exports.ts'
import { feedback as feedbackEn } from '@running-dinner/phrases/en/feedback.ts'
import { helpers as helpersEn } from '@running-dinner/phrases/en/helpers.ts'
import { issues as issuesEn } from '@running-dinner/phrases/en/issues.ts'
import { knowledge as knowledgeEn } from '@running-dinner/phrases/en/knowledge.ts'
import { landing as landingEn } from '@running-dinner/phrases/en/landing.ts'
import { mailing as mailingEn } from '@running-dinner/phrases/en/mailing.ts'
import { masterData as masterDataEn } from '@running-dinner/phrases/en/master-data.ts'
import { offers as offersEn } from '@running-dinner/phrases/en/offers.ts'
import { participants as participantsEn } from '@running-dinner/phrases/en/participants.ts'
import { payments as paymentsEn } from '@running-dinner/phrases/en/payments.ts'
import { planned as plannedEn } from '@running-dinner/phrases/en/planned.ts'
import { plannedMails as plannedMailsEn } from '@running-dinner/phrases/en/planned-mails.ts'
import { planning as planningEn } from '@running-dinner/phrases/en/planning.ts'
import { pricing as pricingEn } from '@running-dinner/phrases/en/pricing.ts'
import { quality as qualityEn } from '@running-dinner/phrases/en/quality.ts'
import { registration as registrationEn } from '@running-dinner/phrases/en/registration.ts'
import { requests as requestsEn } from '@running-dinner/phrases/en/requests.ts'
import { roster as rosterEn } from '@running-dinner/phrases/en/roster.ts'
import { routes as routesEn } from '@running-dinner/phrases/en/routes.ts'
import { sandbox as sandboxEn } from '@running-dinner/phrases/en/sandbox.ts'
import { self as selfEn } from '@running-dinner/phrases/en/self.ts'
import { settings as settingsEn } from '@running-dinner/phrases/en/settings.ts'
import { tableSheet as tableSheetEn } from '@running-dinner/phrases/en/table-sheet.ts'
import { teams as teamsEn } from '@running-dinner/phrases/en/teams.ts'
import { tonight as tonightEn } from '@running-dinner/phrases/en/tonight.ts'
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
  dashboard: dashboardDe,
  delay: delayDe,
  diets: dietsDe,
  evening: eveningDe,
  exports: exportsDe,
  feedback: feedbackDe,
  helpers: helpersDe,
  issues: issuesDe,
  knowledge: knowledgeDe,
  landing: landingDe,
  mailing: mailingDe,
  masterData: masterDataDe,
  offers: offersDe,
  participants: participantsDe,
  payments: paymentsDe,
  planned: plannedDe,
  plannedMails: plannedMailsDe,
  planning: planningDe,
  pricing: pricingDe,
  quality: qualityDe,
  registration: registrationDe,
  roster: rosterDe,
  routes: routesDe,
  sandbox: sandboxDe,
  requests: requestsDe,
  self: selfDe,
  settings: settingsDe,
  tableSheet: tableSheetDe,
  teams: teamsDe,
  tonight: tonightDe,
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
  dashboard: dashboardEn,
  delay: delayEn,
  diets: dietsEn,
  evening: eveningEn,
  exports: exportsEn,
  feedback: feedbackEn,
  helpers: helpersEn,
  issues: issuesEn,
  knowledge: knowledgeEn,
  landing: landingEn,
  mailing: mailingEn,
  masterData: masterDataEn,
  offers: offersEn,
  participants: participantsEn,
  payments: paymentsEn,
  planned: plannedEn,
  plannedMails: plannedMailsEn,
  planning: planningEn,
  pricing: pricingEn,
  quality: qualityEn,
  registration: registrationEn,
  roster: rosterEn,
  routes: routesEn,
  sandbox: sandboxEn,
  requests: requestsEn,
  self: selfEn,
  settings: settingsEn,
  tableSheet: tableSheetEn,
  teams: teamsEn,
  tonight: tonightEn,
  waiting: waitingEn,
  wizard: wizardEn,
}

export type Language = 'de' | 'en'

/** What a reader of one language sees; journeys find things by these words only. */
export function wordsOf(language: Language): typeof de | typeof en {
  return language === 'de' ? de : en
}
