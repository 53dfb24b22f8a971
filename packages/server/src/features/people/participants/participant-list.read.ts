import type { participantRoutes, RegistrationInfo, ReplyOf } from '@running-dinner/contract'
import type { Participant } from '@running-dinner/domain'
import {
  assignableSizes,
  partnerWishStatuses,
  splitHoldingPlaces,
  unconfirmedTooLongBefore,
} from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { callLinks } from '../call-links/index.ts'
import { cancelledRegistrationStore } from './cancelled-registration.store.ts'
import { presentListed } from './participant.present.ts'
import { participantStore } from './participant.store.ts'

/** Confirmed people only; numbering continues from the main list into the waiting list. */
export async function readParticipantList(
  db: Db,
  dinner: AuthorizedDinner,
  now: Date,
  loaded?: readonly Participant[],
): Promise<ReplyOf<typeof participantRoutes.list>> {
  const [people, held, firstTeam] = await Promise.all([
    loaded ?? participantStore.ofDinner(db, dinner),
    cancelledRegistrationStore.held(db, dinner, now),
    db.selectFrom('team').select('id').where('dinnerId', '=', dinner.id).limit(1).executeTakeFirst(),
  ])
  const teamsGenerated = firstTeam !== undefined
  const numbers = { mealCount: dinner.meals.length, teamSize: dinner.options.teamSize }
  const { assigned, waiting, missing } = splitHoldingPlaces(people, held, {
    ...numbers,
    teamsExist: teamsGenerated,
    participantLimit: dinner.publicSettings?.participantLimit,
  })
  const facts = { dinner, people, statusOf: partnerWishStatuses(people, dinner.options) }
  return {
    participants: presentListed(assigned, facts, 1),
    participantsWaitingList: presentListed(waiting, facts, assigned.length + 1),
    numParticipantsTotal: assigned.length + waiting.length,
    teamsGenerated,
    missingParticipantsInfo: {
      numMinParticipantsNeeded: assignableSizes(numbers.mealCount, numbers.teamSize).minimumParticipantsNeeded,
      numParticipantsMissing: missing,
    },
  }
}

const pageSize = 18

/**
 * Registrations by time, unconfirmed ones first; a pair is one row in the root's name. A registration with a pending payment is
 * left out: it does not count yet.
 */
export async function readRegistrationList(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  dinner: AuthorizedDinner,
  page: number,
): Promise<ReplyOf<typeof participantRoutes.registrations>> {
  const [rows, oldRegistrations] = await Promise.all([
    registrations(ctx.db, dinner)
      .orderBy('root.activatedAt', (order) => order.desc().nullsFirst())
      .orderBy('root.createdAt', 'desc')
      // Those of one import came at the same moment.
      .orderBy('root.participantNumber', 'desc')
      .limit(pageSize + 1)
      .offset(page * pageSize)
      .execute(),
    registrations(ctx.db, dinner)
      .where('root.activatedAt', 'is', null)
      .where('root.createdAt', '<', unconfirmedTooLongBefore(ctx.clock.now()))
      .orderBy('root.createdAt')
      .orderBy('root.id')
      .execute(),
  ])
  return {
    registrations: rows.slice(0, pageSize).map((row) => present(row, dinner)),
    notActivatedRegistrationsTooOld: oldRegistrations.map((row) => present(row, dinner)),
    hasMore: rows.length > pageSize,
    page,
  }
}

function registrations(db: Db, dinner: AuthorizedDinner) {
  return db
    .selectFrom('participant as root')
    .leftJoin('participant as child', (join) =>
      join
        .onRef('child.dinnerId', '=', 'root.dinnerId')
        .onRef('child.originatorId', '=', 'root.id')
        .onRef('child.id', '<>', 'root.id'),
    )
    .select([
      'root.id',
      'root.firstName',
      'root.lastName',
      'root.email',
      'root.mobileNumber',
      'root.createdAt',
      'root.activatedAt',
      'root.activatedBy',
      'child.firstName as childFirstName',
      'child.lastName as childLastName',
    ])
    .where('root.dinnerId', '=', dinner.id)
    .where('root.reservedUntil', 'is', null)
    .where((eb) => eb.or([eb('root.originatorId', 'is', null), eb('root.originatorId', '=', eb.ref('root.id'))]))
}

type Row = Awaited<ReturnType<ReturnType<typeof registrations>['execute']>>[number]

function present(row: Row, { basicDetails }: AuthorizedDinner): RegistrationInfo {
  return {
    id: row.id,
    firstnamePart: row.firstName,
    lastname: row.lastName,
    email: row.email,
    mobileNumber: row.mobileNumber,
    callLinks: callLinks(row.mobileNumber, basicDetails.country),
    createdAt: row.createdAt.toISOString(),
    activationDate: row.activatedAt?.toISOString() ?? null,
    activatedBy: row.activatedBy ?? '',
    teamPartnerWishChildInfo: [row.childFirstName, row.childLastName].filter(Boolean).join(' '),
  }
}
