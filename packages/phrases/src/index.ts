import { activities as activitiesDe } from './de/activities.ts'
import { allergens as allergensDe } from './de/allergens.ts'
import { demo as demoDe } from './de/demo.ts'
import { issues as issuesDe } from './de/issues.ts'
import { letters as lettersDe } from './de/letters.ts'
import { mails as mailsDe } from './de/mails.ts'
import { masterData as masterDataDe } from './de/master-data.ts'
import { messages as messagesDe } from './de/messages.ts'
import { printing as printingDe } from './de/printing.ts'
import { registrationMails as registrationMailsDe } from './de/registration-mails.ts'
import { sandbox as sandboxDe } from './de/sandbox.ts'
import { activities as activitiesEn } from './en/activities.ts'
import { allergens as allergensEn } from './en/allergens.ts'
import { demo as demoEn } from './en/demo.ts'
import { issues as issuesEn } from './en/issues.ts'
import { letters as lettersEn } from './en/letters.ts'
import { mails as mailsEn } from './en/mails.ts'
import { masterData as masterDataEn } from './en/master-data.ts'
import { messages as messagesEn } from './en/messages.ts'
import { printing as printingEn } from './en/printing.ts'
import { registrationMails as registrationMailsEn } from './en/registration-mails.ts'
import { sandbox as sandboxEn } from './en/sandbox.ts'

export { fillPhrase } from './fill-phrase.ts'

/** What the server words itself; the client loads its own texts by area. */
export const phrases = {
  de: {
    activities: activitiesDe,
    allergens: allergensDe,
    demo: demoDe,
    issues: issuesDe,
    letters: lettersDe,
    mails: mailsDe,
    masterData: masterDataDe,
    messages: messagesDe,
    printing: printingDe,
    registrationMails: registrationMailsDe,
    sandbox: sandboxDe,
  },
  en: {
    activities: activitiesEn,
    allergens: allergensEn,
    demo: demoEn,
    issues: issuesEn,
    letters: lettersEn,
    mails: mailsEn,
    masterData: masterDataEn,
    messages: messagesEn,
    printing: printingEn,
    registrationMails: registrationMailsEn,
    sandbox: sandboxEn,
  },
}
