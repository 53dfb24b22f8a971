import type { BodyOf, OwnRegistration, ownRegistrationRoutes } from '@running-dinner/contract'
import { emailIdentity, fullName, type ParticipantData } from '@running-dinner/domain'
import { childAfterOwnChange, pairRoleOf } from '@running-dinner/domain/participants/fixed-pair.ts'
import { ownChangeIssues } from '@running-dinner/domain/registration/own-change-issues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { refuseIf } from '../../platform/http/problems.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { recordActivity } from '../activities/index.ts'
import { dinnerStore } from '../dinner-record/index.ts'
import { storeParticipantChange, withKeptAnswers } from '../participants/index.ts'
import type { AuthorizedParticipant } from '../self-service/index.ts'
import { lockedOwnRegistration } from './locked-own-registration.ts'
import { mailOrganiser } from './mail-organiser.ts'
import { mailIfMutual } from './mail-partner-wishes.ts'
import { ownRegistrationStore } from './own-registration.store.ts'
import { ownRegistration } from './own-registration.ts'

/**
 * Allowed until the deadline and while the person has no team. A child changes only name and mobile number. The organiser gets
 * a mail.
 */
export async function changeOwnRegistration(
  ctx: Ctx,
  self: AuthorizedParticipant,
  input: BodyOf<typeof ownRegistrationRoutes.change>,
): Promise<OwnRegistration> {
  const { dinner } = self
  return inTransaction(ctx.db, async (tx) => {
    const { person, people } = await lockedOwnRegistration(ctx, tx, self)
    const typed = { ...input, email: person.email, miscNotes: person.miscNotes }
    const given = withKeptAnswers(await dinnerStore.registrationForm(tx, dinner), typed, person)
    const change = pairRoleOf(person) === 'child' ? childAfterOwnChange(person, given) : given
    refuseIf(ownChangeIssues(person, { ...change, answers: input.answers ?? person.answers }, dinner))
    if (isSame(person, change)) return ownRegistration(ctx, tx, self)
    const wasMailed = await ownRegistrationStore.wasMailedLately(tx, dinner, person.id, ctx.clock.now())
    await storeParticipantChange(ctx, tx, dinner, { before: person, change, people })
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_edited',
      data: { name: fullName(change) },
      originator: fullName(change),
      related: { type: 'PARTICIPANT', id: person.id },
    })
    if (!wasMailed) await mailOrganiser(ctx, tx, dinner, [change], 'changed')
    const isNewWish = emailIdentity(change.teamPartnerWishEmail) !== emailIdentity(person.teamPartnerWishEmail)
    if (isNewWish) await mailIfMutual(ctx, tx, dinner, { ...person, ...change })
    await enqueue(tx, 'look-up-addresses')
    return ownRegistration(ctx, tx, self)
  })
}

function isSame(before: ParticipantData, after: ParticipantData): boolean {
  const keys = Object.keys(after) as (keyof ParticipantData)[]
  return keys.every((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]))
}
