import { z } from 'zod'

/** How many people are in which state; the five add up to `people`. Rule: docs/rules/messages/knowledge.md#states */
export const knowledgeCounts = z.object({
  people: z.number(),
  known: z.number(),
  never: z.number(),
  queued: z.number(),
  outdated: z.number(),
  failed: z.number(),
})
export type KnowledgeCountsReply = z.output<typeof knowledgeCounts>
