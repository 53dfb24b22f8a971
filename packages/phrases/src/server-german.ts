import type { IssueCode } from '@running-dinner/domain'
import { issues as shared } from './de/issues.ts'
import { organiserIssues } from './de/organiser-issues.ts'

// What the server words itself in German.
export * from './de/activities.ts'
export * from './de/allergens.ts'
export * from './de/messages.ts'
export * from './de/server/calendar.ts'
export * from './de/server/demo.ts'
export * from './de/server/mail-frame.ts'
export * from './de/server/mails.ts'
export * from './de/server/master-data.ts'
export * from './de/server/notifications.ts'
export * from './de/server/offer-mails.ts'
export * from './de/server/planned-mails.ts'
export * from './de/server/printing.ts'
export * from './de/server/registration-mails.ts'
export * from './de/server/request-mails.ts'
export * from './de/server/sandbox.ts'

export const issues: Record<IssueCode, string> = { ...shared, ...organiserIssues }
