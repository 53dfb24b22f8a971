import type { afterPartyLocationInput } from '@running-dinner/contract/dinners.ts'
import type { z } from 'zod'

export type PartyValues = z.output<typeof afterPartyLocationInput>
