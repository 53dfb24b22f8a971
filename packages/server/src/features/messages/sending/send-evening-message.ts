import type { BodyOf, eveningMessageRoutes, ReplyOf } from '@running-dinner/contract'
import { issue, type Language, languages } from '@running-dinner/domain'
import { addressedTeams } from '@running-dinner/domain/evening'
import { guestTitle } from '@running-dinner/domain/events'
import { subjectOn, textForStrangers } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import { idFrom } from '../../../platform/ids.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { lockDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../../plan/teams/index.ts'
import { composeParticipantMessage } from './compose-participant-message.ts'
import { messageJobStore } from './message-job.store.ts'
import { queueMessage } from './send-message.ts'

type Sent = BodyOf<typeof eveningMessageRoutes.sendEveningMessage>
type Reply = ReplyOf<typeof eveningMessageRoutes.sendEveningMessage>

/** A message to many can be taken back as long as one from the composer; a table waits for its message. */
const holdSecondsOfMany = 30

/**
 * A short message from the board. The id of its job follows from the id of the press, so that a press whose answer was lost can be
 * sent again.
 */
export async function sendEveningMessage(ctx: Ctx, dinner: AuthorizedDinner, message: Sent): Promise<Reply> {
  const jobId = idFrom(dinner.id, message.id)
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const sentJob = await messageJobStore.byId(tx, dinner, jobId)
    if (!sentJob) {
      const participantIds = await recipientsOf(tx, dinner, message)
      await queueMessage(ctx, tx, dinner, {
        jobId,
        compose: (db) => composeParticipantMessage(db, dinner, messageOf(dinner, message, participantIds)),
        copyToOwner: false,
        holdSeconds: message.to === 'TABLE' ? 0 : holdSecondsOfMany,
        recipientId: undefined,
      })
    }
    const job = sentJob ?? (await messageJobStore.byId(tx, dinner, jobId))
    return { jobId, recipients: job?.taskCount ?? 0, heldUntil: job?.heldUntil?.toISOString() ?? null }
  })
}

async function recipientsOf(tx: Tx, dinner: AuthorizedDinner, message: Sent): Promise<string[]> {
  const needed = { TABLE: ['mealId', 'teamId'], COURSE: ['mealId'], ALL: [] } as const
  refuseIf(needed[message.to].filter((field) => message[field] === undefined).map((field) => issue('required', field)))
  const [teams, visits] = await Promise.all([teamStore.ofDinner(tx, dinner), teamStore.visits(tx, dinner)])
  const addressed = addressedTeams({ teams, visits }, message)
  if (addressed.length === 0) refuseIf([issue('value_invalid', message.to === 'TABLE' ? 'teamId' : 'mealId')])
  return addressed.flatMap(({ members }) => members.map(({ id }) => id))
}

/** The texts as they were typed; the subject in the language of its reader. */
function messageOf(dinner: AuthorizedDinner, { text, secondText }: Sent, ids: string[]) {
  const { languageCode } = dinner.basicDetails
  const otherLanguage = languages.find((language) => language !== languageCode) ?? languageCode
  return {
    subject: subjectIn(dinner, languageCode),
    message: text,
    secondText: { subject: subjectIn(dinner, otherLanguage), message: secondText === '' ? text : secondText },
    participantSelection: 'CUSTOM_SELECTION' as const,
    customSelectedParticipantIds: ids,
    copyToOwner: false,
  }
}

/** The title is shortened before it is filled in, so that the subject keeps its day and is never cut inside. */
function subjectIn(dinner: AuthorizedDinner, language: Language): string {
  const words = phrases[language].messages.evening
  const title = textForStrangers(guestTitle(dinner))
  const subject = title === '' ? words.untitledSubject : fillPhrase(words.subject, { title })
  return subjectOn(dinner.basicDetails.date, language, subject)
}
