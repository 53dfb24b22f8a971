import type { ReportedNews } from '../src/features/messages/planned-mails/organiser-news.mails.ts'

function news({
  jobId,
  ...reported
}: Pick<ReportedNews, 'kind' | 'activityType' | 'data'> & { jobId?: string }): ReportedNews {
  return { ...reported, jobId, code: null }
}

const digest = ['Ada Lang', 'Ben Ott'].map((name) =>
  news({ kind: 'REGISTRATION_DIGEST', activityType: 'PARTICIPANT_SUBSCRIBED', data: { name } }),
)
const notices = [
  news({ kind: 'CANCELLATIONS', activityType: 'PARTICIPANT_UNSUBSCRIBED', data: { name: 'Cem Aydin' } }),
  news({
    kind: 'HOST_CHANGES',
    activityType: 'PARTICIPANT_CHANGED_TEAMHOST',
    data: { host: 'Dora Weiß', teamNumber: 7 },
  }),
  ...['one', 'many'].map((jobId) => {
    const data = { subject: 'Route' }
    return news({ kind: 'FAILED_DELIVERIES', activityType: 'MESSAGE_JOB_SENDING_FAILED', data, jobId })
  }),
]
const failures = new Map([
  ['one', 1],
  ['many', 40],
])
const notes = { CANCELLATIONS: 'Zuerst Eva anrufen.', HOST_CHANGES: 'Karte neu drucken.' }

/** What mails to the organiser report: of each stream one piece of news, and all that there is. */
export const exampleNews = [
  ...[digest.slice(0, 1), digest].map((reported) => ({ stream: 'REGISTRATION_DIGEST' as const, news: reported })),
  ...[notices.slice(0, 1), notices].map((reported) => ({ stream: 'AT_ONCE' as const, news: reported })),
].map((mail) => ({ ...mail, failures, notes }))
