import { z } from 'zod'

/** How many people are in which state; the five add up to `people`. Rule: docs/rules/messages/notifications.md#states */
export const notificationCounts = z.object({
  people: z.number(),
  known: z.number(),
  never: z.number(),
  queued: z.number(),
  outdated: z.number(),
  failed: z.number(),
})
export type NotificationCountsReply = z.output<typeof notificationCounts>
