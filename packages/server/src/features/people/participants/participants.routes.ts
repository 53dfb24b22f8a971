import {
  type ParticipantChangeInput,
  type ParticipantReply,
  participantRoutes,
  partnerWishRoutes,
} from '@running-dinner/contract'
import { fullName, type Participant, type RegistrationForm } from '@running-dinner/domain'
import {
  childAfterOwnChange,
  newPairIssues,
  type Partner,
  pairChangeIssues,
  pairRoleOf,
  seatsNeededToHost,
  swapOrder,
  takenEmails,
} from '@running-dinner/domain/people'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { badRequest, notFound, refuse, refuseIf } from '../../../platform/http/problems.ts'
import { readUpload, uploadParts } from '../../../platform/http/request-bodies.ts'
import { newSecret } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../events/activities/index.ts'
import {
  type AuthorizedDinner,
  dinnerStore,
  lockDinner,
  lockDinnerForChange,
  requireActiveDinner,
  requireDinner,
} from '../../events/dinner-record/index.ts'
import { deleteParticipant } from './delete-participant.ts'
import { exportParticipants } from './export-participants.ts'
import { type ImportFile, importParticipants, previewImport } from './import-participants.ts'
import { locateParticipant } from './locate-participant.ts'
import { createParticipant, newChild } from './new-participants.ts'
import { presentParticipant } from './participant.present.ts'
import { participantStore } from './participant.store.ts'
import { participantChecks } from './participant-checks.ts'
import { readParticipantList, readRegistrationList } from './participant-list.read.ts'
import { readPartnerWishes, setPartnerWish } from './partner-wishes.ts'
import { storeParticipantChange, withKeptAnswers } from './store-participant-change.ts'

/**
 * Changes one person and copies the shared fields of a pair to the child; with the data of a partner a single becomes a
 * pair (`docs/rules/people/participants.md#pairs`).
 */
async function updateParticipant(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
  input: ParticipantChangeInput,
): Promise<ParticipantReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const people = await participantStore.ofDinner(tx, dinner)
    const before = people.find((person) => person.id === id)
    if (!before) throw notFound()
    const { teamPartnerWishRegistrationData: partner, ownDiet = false, ...typed } = input
    const form = await dinnerStore.registrationForm(tx, dinner)
    const completeInput = withKeptAnswers(form, typed, before)
    const change =
      pairRoleOf(before) === 'child' ? childAfterOwnChange(before, completeInput, { ownDiet }) : completeInput
    refuseIf([
      ...(partner ? newPairIssues(before, people, await placesOf(tx, dinner)) : []),
      ...participantChecks(
        dinner,
        { ...change, allergens: [], answers: typed.answers, teamPartnerWishRegistrationData: partner },
        takenEmails(people),
        before,
      ),
      ...pairChangeIssues(before, change, seatsNeededToHost(dinner.options.teamSize, dinner.meals.length)),
    ])
    const after = await storeParticipantChange(ctx, tx, dinner, { before, change, ownDiet, people })
    if (partner) await addPartner(ctx, tx, dinner, { form, partner, people, rootId: before.id })
    const now = await participantStore.ofDinner(tx, dinner)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participant_edited',
      data: { name: fullName(after) },
      related: { type: 'PARTICIPANT', id },
    })
    await enqueue(tx, 'look-up-addresses')
    const storedPerson = now.find((person) => person.id === id)
    if (!storedPerson) throw notFound()
    return presentParticipant(storedPerson, now, dinner)
  })
}

async function placesOf(tx: Tx, dinner: AuthorizedDinner) {
  const current = await dinnerStore.byId(tx, dinner.id)
  return {
    participantLimit: current?.publicSettings?.participantLimit,
    cancelled: Boolean(current?.cancellationDate),
  }
}

interface NewPartner {
  form: RegistrationForm
  partner: Partner
  people: readonly Participant[]
  rootId: string
}

/** Makes a single the root of a pair. The second person comes next in the list, and all below move down. */
async function addPartner(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { form, partner, people, rootId }: NewPartner,
): Promise<void> {
  const root = await participantStore.byId(tx, dinner, rootId)
  if (!root) throw notFound()
  const now = ctx.clock.now()
  const child = newChild(form, root, partner, { createdAt: now, activationDate: now })
  const below = people.filter(({ participantNumber }) => participantNumber > root.participantNumber)
  await participantStore.renumber(tx, dinner, new Map(below.map((person) => [person.id, person.participantNumber + 1])))
  await participantStore.makeRoot(tx, dinner, rootId)
  const newcomer = { person: child, selfAdminId: newSecret(), activatedBy: dinner.email }
  await participantStore.insert(tx, dinner, [newcomer], [root])
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'participant_created',
    data: { name: fullName(child) },
    related: { type: 'PARTICIPANT', id: child.id },
  })
}

export function participantHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const planner = requireActiveDinner(ctx)
  return [
    handler(participantRoutes.list, organiser, async (_call, dinner) =>
      readParticipantList(ctx.db, dinner, ctx.clock.now()),
    ),
    handler(participantRoutes.get, organiser, async ({ params }, dinner) => {
      const people = await participantStore.ofDinner(ctx.db, dinner)
      const person = people.find(({ id }) => id === idOf(params, 'participantId'))
      if (!person) throw notFound()
      return presentParticipant(person, people, dinner)
    }),
    handler(participantRoutes.create, planner, async ({ body }, dinner) => createParticipant(ctx, dinner, body)),
    handler(participantRoutes.update, organiser, async ({ params, body }, dinner) =>
      updateParticipant(ctx, dinner, idOf(params, 'participantId'), body),
    ),
    handler(participantRoutes.remove, organiser, async ({ params }, dinner) =>
      deleteParticipant(ctx, dinner, idOf(params, 'participantId')),
    ),
    handler(participantRoutes.geocode, organiser, async ({ params, body }, dinner) =>
      locateParticipant(ctx, dinner, idOf(params, 'participantId'), body),
    ),
    handler(participantRoutes.previewImport, organiser, async ({ request }, dinner) =>
      previewImport(ctx, dinner, await importFileOf(request)),
    ),
    handler(participantRoutes.import, planner, async ({ body }, dinner) => importParticipants(ctx, dinner, body)),
    handler(participantRoutes.registrations, organiser, async ({ query }, dinner) =>
      readRegistrationList(ctx, dinner, query.page),
    ),
    handler(participantRoutes.swap, planner, async ({ params }, dinner) =>
      swapParticipants(ctx, dinner, idOf(params, 'participantId'), idOf(params, 'otherParticipantId')),
    ),
    handler(partnerWishRoutes.get, organiser, async ({ params, query }, dinner) => {
      const [wish] = await readPartnerWishes(ctx.db, dinner, [idOf(params, 'participantId')], query.relevantState)
      if (!wish) throw notFound()
      return wish
    }),
    handler(partnerWishRoutes.getMany, organiser, async ({ body }, dinner) =>
      readPartnerWishes(ctx.db, dinner, body.entityIds),
    ),
    handler(partnerWishRoutes.set, planner, async ({ params, body }, dinner) =>
      setPartnerWish(ctx, dinner, idOf(params, 'participantId'), body.teamPartnerWishEmail),
    ),
    handler(participantRoutes.export, organiser, async ({ query, reply }, dinner) => {
      const { filename, type, bytes } = await exportParticipants(ctx, dinner, query.format)
      return reply
        .headers({ 'content-type': type, 'content-disposition': `attachment; filename="${filename}"` })
        .send(bytes)
    }),
  ]
}

/**
 * Two people swap their places in the list; a pair moves as one. Members of a team keep their place
 * (`docs/rules/people/participants.md#the-list-and-its-order`).
 */
async function swapParticipants(ctx: Ctx, authorized: AuthorizedDinner, id: string, otherId: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const people = await participantStore.ofDinner(tx, dinner)
    const participant = people.find((person) => person.id === id)
    const otherParticipant = people.find((person) => person.id === otherId)
    if (!participant || !otherParticipant) throw notFound()
    const swapped = swapOrder(people, id, otherId)
    if ('refused' in swapped) refuse(swapped.refused)
    await participantStore.renumber(tx, dinner, swapped.numbers)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participants_swapped',
      data: { name: fullName(participant), otherName: fullName(otherParticipant) },
      related: { type: 'PARTICIPANT', id },
    })
  })
}

/** The uploaded file, the optional column mapping, a JSON array of field names, and the optional name of a sheet. */
async function importFileOf(request: FastifyRequest): Promise<ImportFile> {
  let file: { bytes: Uint8Array; filename: string } | undefined
  let mapping: string[] | undefined
  let sheet: string | undefined
  for await (const formPart of uploadParts(request)) {
    if (formPart.type === 'file') file = { bytes: await readUpload(formPart), filename: formPart.filename ?? '' }
    else if (formPart.fieldname === 'mapping') mapping = mappingOf(formPart.value)
    else if (formPart.fieldname === 'sheet' && formPart.value !== '') sheet = String(formPart.value)
  }
  if (!file) refuse('required', 'file')
  return { ...file, mapping, sheet }
}

function mappingOf(mappingText: unknown): string[] | undefined {
  if (mappingText === '' || mappingText === undefined) return undefined
  const parsed = parseJson(String(mappingText))
  if (!Array.isArray(parsed) || !parsed.every((field) => typeof field === 'string'))
    refuse('import_mapping_invalid', 'mapping')
  return parsed
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest()
  }
}
