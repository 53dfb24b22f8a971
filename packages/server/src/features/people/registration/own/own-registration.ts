import type { OwnRegistration } from '@running-dinner/contract'
import { ownRegistrationClosed, pairRoleOf, seatsNeededToHost } from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { notFound } from '../../../../platform/http/problems.ts'
import { guestTitle, presentContact, presentRegistrationForm } from '../../../events/dinners/index.ts'
import { readMailedState } from '../../../guests/portal/index.ts'
import { type AuthorizedParticipant, presentEnteredFields } from '../../participants/index.ts'
import { isWaiting } from '../places/is-waiting.ts'
import { registeredPeopleStore } from '../registered-people.store.ts'
import { ownRegistrationStore } from './own-registration.store.ts'

/** Everything stored about a person except the organiser's notes; also the person's copy of their data. */
export async function ownRegistration(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  { dinner, person: { id } }: AuthorizedParticipant,
): Promise<OwnRegistration> {
  const people = (await registeredPeopleStore.of(db, dinner, id)).map((registered) => registered.person)
  const person = people.find((candidate) => candidate.id === id)
  if (!person) throw notFound()
  const partner = people.find((candidate) => candidate.id !== id)
  const { consent, termsAcceptedAt } = await ownRegistrationStore.record(db, dinner, id)
  const closed = ownRegistrationClosed(dinner, person, ctx.clock.now())
  const mailed = await readMailedState(db, { dinner, person })
  const takesPlace = dinner.cancellationDate === undefined
  const { basicDetails, options, meals, publicSettings } = dinner
  return {
    ...presentEnteredFields(person),
    partner: partner
      ? {
          firstnamePart: partner.firstnamePart,
          lastname: partner.lastname,
          role: pairRoleOf(partner) === 'root' ? 'root' : 'child',
        }
      : null,
    registeredAt: person.createdAt.toISOString(),
    confirmedAt: person.activationDate?.toISOString() ?? null,
    location: person.geocodingResult ?? null,
    waitingList: await isWaiting(ctx, db, dinner, people),
    hasTeam: person.teamId !== undefined,
    told: {
      team: takesPlace && mailed.team && person.teamId !== undefined,
      routeTeamId: (takesPlace && mailed.route && person.teamId) || null,
    },
    editable: closed === undefined,
    cancelled: closed === 'CANCELLED',
    notEditableBecause: closed ?? null,
    endOfRegistrationDate: publicSettings?.endOfRegistrationDate ?? null,
    consent: consent ? { at: consent.at.toISOString(), version: consent.version } : null,
    termsAcceptedAt: termsAcceptedAt?.toISOString() ?? null,
    dinner: {
      title: guestTitle(dinner),
      date: basicDetails.date,
      city: basicDetails.city,
      languageCode: basicDetails.languageCode,
      meals,
      teamPartnerWishDisabled: options.teamPartnerWishDisabled,
      numSeatsNeededForHost: seatsNeededToHost(options.teamSize, meals.length),
      ...presentRegistrationForm(dinner),
      ...presentContact(dinner),
    },
  }
}
