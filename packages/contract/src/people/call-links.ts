import { z } from 'zod'

/**
 * The numbers inside a typed telephone number, ready to dial: `text` is the part of it that `url` (`tel:`, in E.164 where the plan of
 * the country is known) calls. Empty where nothing typed can be called.
 */
export const callLinks = z.array(z.object({ text: z.string(), url: z.string() }))
export type CallLinks = z.output<typeof callLinks>
