import { z } from 'zod'
import { jsonOf } from './json-of.ts'

const problem = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) })

/** The codes by which PayPal says why it would not do something. */
export function paypalProblems(body: Buffer): string[] {
  return (problem.safeParse(jsonOf(body)).data?.details ?? []).map(({ issue }) => issue)
}
