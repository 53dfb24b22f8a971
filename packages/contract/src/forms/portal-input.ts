// zod/mini: "my events" checks its form with this schema, and the page has a limit of script.
import * as z from 'zod/mini'
import { requiredEmail } from './fields.ts'

export const accessRecoveryInput = z.object({ email: requiredEmail })
