import { newsStreams, type PlannedFacts } from '@running-dinner/domain/messages'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { plannedMailStore, type StoredPlannedMail, type StoredSettings } from './planned-mail.store.ts'
import { type ActivityNews, eventMovedAt, readPlannedNews } from './planned-news.read.ts'

export interface StoredFacts extends PlannedFacts<ActivityNews> {
  settings: StoredSettings
  sent: readonly StoredPlannedMail[]
}

/** All that decides which mails of an event are due. */
export async function readPlannedFacts(db: Db | Tx, dinner: AuthorizedDinner, now: Date): Promise<StoredFacts> {
  const [settings, sent, movedAt] = await Promise.all([
    plannedMailStore.settings(db, dinner),
    plannedMailStore.sent(db, dinner),
    eventMovedAt(db, dinner),
  ])
  const reportedThrough = (stream: string) =>
    Math.max(0, ...sent.filter(({ mail }) => mail === stream).map(({ through }) => through ?? 0))
  const news = await readPlannedNews(db, dinner, Math.min(...newsStreams.map(reportedThrough)))
  return { now, event: dinner, movedAt, settings, sent, news }
}
