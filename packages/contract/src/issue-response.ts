import type { Issue } from '@running-dinner/domain'
import { z } from 'zod'

/** The body of every answer that is not 2xx (decisions A7). */
export const issueResponse = z.object({
  issues: z.array(
    z.object({
      field: z.string().optional(),
      message: z.string(),
      issueType: z.enum(['VALIDATION', 'BAD_REQUEST', 'TECHNICAL']),
      data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
})

export interface IssueResponse {
  issues: Issue[]
}
