import { subjectOn } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { MessageDraft } from './message-draft.ts'
import { teamFacts } from './team-facts.ts'

/** To people who cook instead of a lost host: their thanks, and the notification with course, time, guests and diets. */
export async function composeStepIn(
  ctx: Pick<Ctx, 'baseUrl' | 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  teamId: string,
): Promise<MessageDraft> {
  const { date, languageCode } = dinner.basicDetails
  const subjectIn = (language: typeof languageCode) =>
    subjectOn(date, language, phrases[language].offerMails.steppedIn.subject)
  const { draft, withNotification } = await teamFacts(ctx, tx, dinner, 'DINNER_ROUTE', {
    subject: subjectIn(languageCode),
    message: '',
    teamSelection: 'CUSTOM_SELECTION',
    customSelectedTeamIds: [teamId],
  })
  return {
    ...draft,
    unknownPlaceholders: [],
    // A yes counts whatever the organiser mailed before.
    tellsChanges: true,
    bringsCalendar: true,
    render(recipient) {
      const { languageCode: language, firstnamePart: name } = recipient.participant
      const { greeting, steppedIn } = phrases[language].offerMails
      const text = `${fillPhrase(greeting, { name })}\n\n${steppedIn.text}`
      return withNotification(recipient, { subject: subjectIn(language), text, sources: [], warnings: [] })
    },
  }
}
