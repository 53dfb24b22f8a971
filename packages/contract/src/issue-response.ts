import type { Issue } from '@running-dinner/domain'
import { z } from 'zod'

/** One issue, with what its sentence names. */
export const issueReply = z.object({
  field: z.string().optional(),
  message: z.string(),
  issueType: z.enum(['VALIDATION', 'BAD_REQUEST', 'TECHNICAL']),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

/** The body of every answer that is not 2xx (decisions A7). */
export const issueResponse = z.object({
  issues: z.array(issueReply),
})

export interface IssueResponse {
  issues: Issue[]
}
