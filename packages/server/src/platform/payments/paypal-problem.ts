import { z } from 'zod'
import { jsonOf } from './json-of.ts'

const problem = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) })

/** PayPal's codes for why it refused a call. */
export function paypalProblems(body: Buffer): string[] {
  return (problem.safeParse(jsonOf(body)).data?.details ?? []).map(({ issue }) => issue)
}
