import { activities as activitiesDe } from './de/activities.ts'
import { allergens as allergensDe } from './de/allergens.ts'
import { calendar as calendarDe } from './de/calendar.ts'
import { demo as demoDe } from './de/demo.ts'
import { issues as issuesDe } from './de/issues.ts'
import { letters as lettersDe } from './de/letters.ts'
import { mailFrame as mailFrameDe } from './de/mail-frame.ts'
import { mails as mailsDe } from './de/mails.ts'
import { masterData as masterDataDe } from './de/master-data.ts'
import { messages as messagesDe } from './de/messages.ts'
import { offerMails as offerMailsDe } from './de/offer-mails.ts'
import { plannedMails as plannedMailsDe } from './de/planned-mails.ts'
import { printing as printingDe } from './de/printing.ts'
import { registrationMails as registrationMailsDe } from './de/registration-mails.ts'
import { requestMails as requestMailsDe } from './de/request-mails.ts'
import { sandbox as sandboxDe } from './de/sandbox.ts'
import { activities as activitiesEn } from './en/activities.ts'
import { allergens as allergensEn } from './en/allergens.ts'
import { calendar as calendarEn } from './en/calendar.ts'
import { demo as demoEn } from './en/demo.ts'
import { issues as issuesEn } from './en/issues.ts'
import { letters as lettersEn } from './en/letters.ts'
import { mailFrame as mailFrameEn } from './en/mail-frame.ts'
import { mails as mailsEn } from './en/mails.ts'
import { masterData as masterDataEn } from './en/master-data.ts'
import { messages as messagesEn } from './en/messages.ts'
import { offerMails as offerMailsEn } from './en/offer-mails.ts'
import { plannedMails as plannedMailsEn } from './en/planned-mails.ts'
import { printing as printingEn } from './en/printing.ts'
import { registrationMails as registrationMailsEn } from './en/registration-mails.ts'
import { requestMails as requestMailsEn } from './en/request-mails.ts'
import { sandbox as sandboxEn } from './en/sandbox.ts'

export { fillPhrase } from './fill-phrase.ts'

/** What the server words itself; the client loads its own texts by area. */
export const phrases = {
  de: {
    activities: activitiesDe,
    allergens: allergensDe,
    calendar: calendarDe,
    demo: demoDe,
    issues: issuesDe,
    letters: lettersDe,
    mailFrame: mailFrameDe,
    mails: mailsDe,
    masterData: masterDataDe,
    messages: messagesDe,
    offerMails: offerMailsDe,
    plannedMails: plannedMailsDe,
    printing: printingDe,
    registrationMails: registrationMailsDe,
    requestMails: requestMailsDe,
    sandbox: sandboxDe,
  },
  en: {
    activities: activitiesEn,
    allergens: allergensEn,
    calendar: calendarEn,
    demo: demoEn,
    issues: issuesEn,
    letters: lettersEn,
    mailFrame: mailFrameEn,
    mails: mailsEn,
    masterData: masterDataEn,
    messages: messagesEn,
    offerMails: offerMailsEn,
    plannedMails: plannedMailsEn,
    printing: printingEn,
    registrationMails: registrationMailsEn,
    requestMails: requestMailsEn,
    sandbox: sandboxEn,
  },
}
