import { type CalendarFile, calendarFile, calendarType } from '../../../platform/calendar/calendar-file.ts'
import type { MailAttachment } from '../transport/index.ts'

/**
 * A calendar that comes with a mail. It is stored as data and written when the mail leaves: writing hundreds of files while the
 * event is locked would hold up everyone else.
 */
export interface CalendarAttachment {
  filename: string
  calendar: CalendarFile
}

/** What the column holds: JSON has no dates, and mails from before hold the text of their file. */
type Stored = MailAttachment | { filename: string; calendar: StoredCalendar }
type StoredEntry = Omit<CalendarFile['entries'][number], Moment> & Record<Moment, string>
type StoredCalendar = Omit<CalendarFile, 'entries'> & { entries: readonly StoredEntry[] }
type Moment = 'changedAt' | 'start' | 'end'

/** The files of a stored mail, as they are sent. */
export function storedAttachments(attachments: unknown): MailAttachment[] {
  // Only the outbox and the calendars of mails that are sent again write this column.
  return ((attachments ?? []) as readonly Stored[]).map((attachment) =>
    'content' in attachment
      ? attachment
      : {
          filename: attachment.filename,
          contentType: calendarType,
          content: calendarFile(revived(attachment.calendar)),
        },
  )
}

function revived(calendar: StoredCalendar): CalendarFile {
  const entries = calendar.entries.map(({ changedAt, start, end, ...entry }) => ({
    ...entry,
    place: entry.place ?? undefined,
    changedAt: new Date(changedAt),
    start: new Date(start),
    end: new Date(end),
  }))
  return { ...calendar, entries }
}
