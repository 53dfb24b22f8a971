import { type EventNews, type MailBlock, type NewsStream, shortDay } from '@running-dinner/domain/messages'
import { fillPhrase, phrases } from '@running-dinner/phrases'
import type { Ctx } from '../../../platform/ctx.ts'
import { activitySentence } from '../../events/activities/index.ts'
import { type AuthorizedDinner, links } from '../../events/dinner-record/index.ts'
import { filledBlocks, mailDocument, type SystemMail, textBlocks } from '../outbox/index.ts'
import type { ActivityNews } from './planned-news.read.ts'

export type ReportedNews = Pick<ActivityNews, 'kind' | 'activityType' | 'code' | 'data' | 'jobId'>

export interface NewsFacts {
  news: readonly ReportedNews[]
  /** How many mails of a message job failed so far, by its id. */
  failures: ReadonlyMap<string, number>
  /** What the organiser wrote for themselves, by kind. */
  notes: Readonly<Partial<Record<EventNews['kind'], string>>>
}

/** To the organiser: the registrations of a day, or what other people changed in the last minutes. */
export function organiserNewsMail(
  ctx: Pick<Ctx, 'baseUrl' | 'config'>,
  dinner: AuthorizedDinner,
  stream: NewsStream,
  { news, failures, notes }: NewsFacts,
): SystemMail {
  const { date, title, languageCode: language } = dinner.basicDetails
  const words = phrases[language].plannedMails
  const frame = stream === 'REGISTRATION_DIGEST' ? words.digest : words.notice
  const admin = links.admin(ctx, dinner.adminId)
  const values = { title, day: shortDay(date, language), count: news.length }
  const isOne = news.length === 1
  return {
    kind: 'ORGANISER_NOTICE',
    recipientEmail: dinner.email,
    recipientName: '',
    replyTo: ctx.config.adminEmail,
    subject: fillPhrase(isOne ? frame.subject_one : frame.subject_other, values),
    document: mailDocument(dinner, {
      to: 'organiser',
      language,
      blocks: [
        ...textBlocks(words.greeting, frame.intro),
        { kind: 'facts', facts: news.map((report) => ({ label: '', text: sentenceOf(report, failures, language) })) },
        ...noteBlocks(news, notes, words.note),
        { kind: 'button', label: frame.link, url: stream === 'REGISTRATION_DIGEST' ? `${admin}/participants` : admin },
        { kind: 'note', text: words.stop },
        { kind: 'link', label: words.stopLink, url: `${admin}/messages/planned` },
      ],
    }),
    language,
  }
}

/** The notes for what this mail reports, each once. */
function noteBlocks(news: readonly ReportedNews[], notes: NewsFacts['notes'], heading: string): MailBlock[] {
  const texts = [...new Set(news.map(({ kind }) => kind))].flatMap((kind) => notes[kind] || [])
  const blocks = texts.flatMap((text) => filledBlocks({ text, sources: [text] }))
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...blocks]
}

function sentenceOf(report: ReportedNews, failures: NewsFacts['failures'], language: SystemMail['language']): string {
  if (report.activityType !== 'MESSAGE_JOB_SENDING_FAILED') return activitySentence(language, report)
  const { failed_one, failed_other } = phrases[language].plannedMails.notice
  const count = failures.get(report.jobId ?? '') ?? 1
  return fillPhrase(count === 1 ? failed_one : failed_other, { subject: String(report.data.subject ?? ''), count })
}
