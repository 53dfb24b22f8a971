import { limits } from '@running-dinner/domain/limits'
// zod/mini: guests' forms check their fields with these schemas, and their pages have a limit of script.
import * as z from 'zod/mini'
import { emailOrEmpty, id, optionalLines, requiredEmail } from './fields.ts'

export const changeHostInput = z.object({ newHostingTeamMemberId: id, comment: optionalLines(limits.comment) })
/** What the form asks for; withdrawing has a button of its own. */
export const namedPartnerInput = z.object({ email: requiredEmail })
/** An empty address withdraws the wish. */
export const partnerWishInput = z.object({ email: emailOrEmpty })
