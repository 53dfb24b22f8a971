import { z } from 'zod'

/** What is deleted for good, and so has to be deleted again in a restored database. */
const graveKinds = [
  'event',
  /** An event that was cancelled and is deleted a day later. */
  'cancellation',
  'person',
  /** A registration that its person cancelled, kept for coming back. */
  'kept',
  'account',
  'consent',
  'helper',
  /** An address whose owner wants no mails; back in the database as the HMAC it was stored under. */
  'unwanted',
] as const
export type GraveKind = (typeof graveKinds)[number]

const burial = z.strictObject({
  transaction: z.uuid(),
  counter: z.int(),
  kind: z.enum(graveKinds),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  /** False: came back, for example by undoing. The last word of a digest holds. */
  gone: z.boolean(),
  at: z.iso.datetime(),
})
/** The counter as a committed transaction left it. */
const commit = z.strictObject({ transaction: z.uuid().optional(), committed: z.int() })
/** Its process ended before it could commit. */
const rollback = z.strictObject({ undone: z.uuid() })

const line = z.union([burial, commit, rollback])
export type Burial = z.output<typeof burial>
export type TombstoneLine = z.output<typeof line>

/** Undefined for a line that was cut off, or damaged. */
export function parseLine(text: string): TombstoneLine | undefined {
  try {
    return line.safeParse(JSON.parse(text)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
