import type { BodyOf, PreviewReply, plannedMailRoutes } from '@running-dinner/contract'
import type { Language } from '@running-dinner/domain'
import type { NoticeKind } from '@running-dinner/domain/messages'
import { phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { type MessageDraft, previewMessage } from '../sending/index.ts'
import { composeAllYouNeed } from './compose-all-you-need.ts'
import { organiserNewsMail, type ReportedNews } from './organiser-news.mails.ts'

/** Guests' mail as it would go out now; the organiser's own with something invented that happened. */
export async function previewPlannedMail(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { mail, text }: BodyOf<typeof plannedMailRoutes.preview>,
  recipientId: string | undefined,
): Promise<PreviewReply> {
  if (mail === 'ALL_YOU_NEED')
    return previewMessage(ctx, await composeAllYouNeed(ctx, ctx.db, dinner, text), recipientId)
  const { email, basicDetails } = dinner
  const stream = mail === 'REGISTRATION_DIGEST' ? mail : 'AT_ONCE'
  const news = samplesOf(mail, basicDetails.languageCode)
  const { subject, document, language } = organiserNewsMail(ctx, dinner, stream, {
    news,
    failures: new Map([[sampleJob, 40]]),
    notes: { [mail]: text },
  })
  const draft: MessageDraft<{ participant: { id: string; email: string; firstnamePart: string; lastname: string } }> = {
    type: 'PARTICIPANT',
    subject,
    message: '',
    recipients: [{ participant: { id: '', email, firstnamePart: '', lastname: '' } }],
    issues: [],
    unknownPlaceholders: [],
    render: () => ({ subject, document, language }),
  }
  return previewMessage(ctx, draft, undefined)
}

const sampleJob = 'sample'

function samplesOf(mail: NoticeKind | 'REGISTRATION_DIGEST', language: Language): ReportedNews[] {
  const { person, otherPerson, subject } = phrases[language].plannedMails.samples
  const reported = (news: Pick<ReportedNews, 'activityType' | 'data'> & Partial<ReportedNews>) => ({
    code: null,
    jobId: undefined,
    kind: mail,
    ...news,
  })
  const change = { activityType: 'CUSTOM_ADMIN_CHANGE' } as const
  switch (mail) {
    case 'REGISTRATION_DIGEST':
      return [person, otherPerson].map((name) => reported({ activityType: 'PARTICIPANT_SUBSCRIBED', data: { name } }))
    case 'CANCELLATIONS':
      return [reported({ activityType: 'PARTICIPANT_UNSUBSCRIBED', data: { name: person } })]
    case 'PLACE_ANSWERS':
      return [
        reported({ ...change, code: 'place_offer_accepted', data: { name: person, teamNumber: 7 } }),
        reported({ ...change, code: 'place_offer_declined', data: { name: otherPerson, teamNumber: 3 } }),
      ]
    case 'HOST_CHANGES':
      return [reported({ activityType: 'PARTICIPANT_CHANGED_TEAMHOST', data: { host: otherPerson, teamNumber: 7 } })]
    case 'LATE_DIETS':
      return [reported({ ...change, code: 'participant_edited', data: { name: person, diets: 1 } })]
    case 'FAILED_DELIVERIES':
      return [reported({ activityType: 'MESSAGE_JOB_SENDING_FAILED', data: { subject }, jobId: sampleJob })]
  }
}
