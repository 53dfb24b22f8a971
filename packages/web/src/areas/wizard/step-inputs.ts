import { afterPartyLocationInput, basicDetailsInput, contractInput, mealInput } from '@running-dinner/contract/events'
import { localDate, requiredEmail } from '@running-dinner/contract/forms'
import type { Contract } from '@running-dinner/domain/events'
import { z } from 'zod'

/** Until a day was chosen the field is empty, and then it is missing rather than wrong. */
export const basicsInput = basicDetailsInput.extend({
  date: z.string().min(1, { error: 'required' }).pipe(localDate),
})

export const mealTimesInput = z.object({
  meals: z.array(mealInput),
  afterPartyLocation: afterPartyLocationInput.nullable(),
})

export interface FinishOutput {
  email: string
  contract: Contract | null
}

export const demoInput: z.ZodType<FinishOutput> = z
  .object({ email: requiredEmail })
  .transform(({ email }) => ({ email, contract: null }))

/** One address for the links and the contract: who signs is who organises. */
export const realInput: z.ZodType<FinishOutput> = z
  .object({
    email: requiredEmail,
    contract: contractInput.omit({ email: true }),
    dataProcessing: z.literal(true, { error: 'required' }),
  })
  .transform(({ email, contract }) => ({ email, contract: { ...contract, email } }))
