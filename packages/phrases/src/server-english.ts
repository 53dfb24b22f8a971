import type { IssueCode } from '@running-dinner/domain'
import { issues as shared } from './en/issues.ts'
import { organiserIssues } from './en/organiser-issues.ts'

// What the server words itself in English.
export * from './en/activities.ts'
export * from './en/allergens.ts'
export * from './en/messages.ts'
export * from './en/server/calendar.ts'
export * from './en/server/demo.ts'
export * from './en/server/mail-frame.ts'
export * from './en/server/mails.ts'
export * from './en/server/master-data.ts'
export * from './en/server/notifications.ts'
export * from './en/server/offer-mails.ts'
export * from './en/server/planned-mails.ts'
export * from './en/server/printing.ts'
export * from './en/server/registration-mails.ts'
export * from './en/server/request-mails.ts'
export * from './en/server/sandbox.ts'

export const issues: Record<IssueCode, string> = { ...shared, ...organiserIssues }
