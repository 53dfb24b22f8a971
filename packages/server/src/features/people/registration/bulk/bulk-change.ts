import type { BodyOf, participantRoutes, ReplyOf } from '@running-dinner/contract'
import { fullName, type IssueCode, issue, type Participant } from '@running-dinner/domain'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { refuse } from '../../../../platform/http/problems.ts'
import { recordActivity } from '../../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../../events/dinner-record/index.ts'
import { participantStore, takePeopleOut } from '../../participants/index.ts'
import { confirmRegistrations, type Registration } from '../confirm/confirm-people.ts'
import { confirmationStore } from '../confirm/confirmation.store.ts'
import { mailConfirmations } from '../confirm/confirmation-link.ts'
import { waitingJudge } from '../places/is-waiting.ts'
import { registrationOf } from '../registered-people.store.ts'

type Reply = ReplyOf<typeof participantRoutes.bulk>

const namesLength = 255
const dayMs = 86_400_000

/** Bulk change of participants: each person is changed completely or reported with the reason; all changes are one activity. */
export async function bulkChange(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  { action, participantIds }: BodyOf<typeof participantRoutes.bulk>,
): Promise<Reply> {
  const ids = [...new Set(participantIds)]
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const people = await participantStore.ofDinner(tx, dinner)
    return changes[action](ctx, tx, dinner, people, ids)
  })
}

async function deleteMany(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, people: Participant[], ids: string[]) {
  const { left: leavers, refused, unknown } = await takePeopleOut(ctx, tx, dinner, people, ids)
  await recordChange(ctx, tx, dinner, 'participants_deleted', leavers)
  return {
    done: leavers.map((person) => person.id),
    refused: [
      ...refused.map((person) => refusal(person, 'participant_assigned_in_team')),
      ...unknown.map(unknownPerson),
    ],
  }
}

/** A person confirmed earlier counts as done; either half of a pair confirms both. */
async function confirmMany(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  people: Participant[],
  ids: string[],
): Promise<Reply> {
  if (dinner.runningDinnerType === 'DEMO') refuse('participant_activation_invalid_demo_dinner')
  const personById = new Map(people.map((person) => [person.id, person]))
  const selfAdminIds = await participantStore.selfAdminIds(tx, dinner)
  const isOnWaitingList = await waitingJudge(ctx, tx, dinner, people)
  const handledIds = new Set<string>()
  const registrations: Registration[] = []
  for (const id of ids) {
    const person = personById.get(id)
    if (!person || handledIds.has(id)) continue
    const waiting =
      person.activationDate === undefined
        ? registrationOf(person, people).filter((member) => member.activationDate === undefined)
        : []
    if (waiting.length > 0)
      registrations.push({
        people: waiting.map((member) => ({ person: member, selfAdminId: selfAdminIds.get(member.id) ?? '' })),
        waitingList: isOnWaitingList(waiting),
      })
    for (const member of [person, ...waiting]) handledIds.add(member.id)
  }
  if (registrations.length > 0) {
    await confirmRegistrations(ctx, tx, dinner, registrations, { by: dinner.email, paid: false })
    const confirmed = registrations.flatMap((registration) => registration.people.map(({ person }) => person))
    await recordChange(ctx, tx, dinner, 'participants_confirmed', confirmed)
  }
  return { done: [...handledIds], refused: ids.filter((id) => !personById.has(id)).map(unknownPerson) }
}

/** Reminds the first of a pair; whoever got a link within a day is reported, so that nobody is pestered. */
async function remindMany(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  people: Participant[],
  ids: string[],
): Promise<Reply> {
  if (dinner.runningDinnerType === 'DEMO') refuse('participant_activation_invalid_demo_dinner')
  const personById = new Map(people.map((person) => [person.id, person]))
  const roots = ids.flatMap((id) => {
    const person = personById.get(id)
    return person ? [personById.get(person.teamPartnerWishOriginatorId ?? id) ?? person] : []
  })
  const confirmable = await confirmationStore.confirmable(
    tx,
    dinner,
    roots.map(({ id }) => id),
  )
  const isOnWaitingList = await waitingJudge(ctx, tx, dinner, people)
  const reasons = new Map(roots.map((person) => [person, reasonNotToRemind(ctx, person, confirmable.get(person.id))]))
  const due = [...reasons.keys()].filter((person) => reasons.get(person) === undefined)
  const reminded = await mailConfirmations(ctx, tx, dinner, due, (person) =>
    isOnWaitingList(registrationOf(person, people)),
  )
  await recordChange(ctx, tx, dinner, 'participants_reminded', reminded)
  const remindedIds = new Set(reminded.map(({ id }) => id))
  const refused = [...reasons.keys()].filter(({ id }) => !remindedIds.has(id))
  return {
    done: [...remindedIds],
    refused: [
      ...ids.filter((id) => !personById.has(id)).map(unknownPerson),
      ...refused.map((person) => refusal(person, reasons.get(person) ?? 'participant_invited_too_often')),
    ],
  }
}

function reasonNotToRemind(
  { clock }: Pick<Ctx, 'clock'>,
  { activationDate }: Participant,
  confirmable: { mailedAt: Date | null } | undefined,
): IssueCode | undefined {
  if (activationDate !== undefined) return 'registration_already_confirmed'
  if (confirmable === undefined) return 'payment_running'
  const { mailedAt } = confirmable
  return mailedAt && clock.now().getTime() - mailedAt.getTime() < dayMs ? 'confirmation_mailed_today' : undefined
}

const changes = { DELETE: deleteMany, ACTIVATE: confirmMany, REMIND: remindMany }

function refusal(person: Participant, code: IssueCode): Reply['refused'][number] {
  return { participantId: person.id, name: fullName(person), issues: [issue(code)] }
}

function unknownPerson(id: string): Reply['refused'][number] {
  return { participantId: id, name: '', issues: [issue('not_found')] }
}

async function recordChange(
  { clock }: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  code: 'participants_deleted' | 'participants_confirmed' | 'participants_reminded',
  people: readonly Participant[],
): Promise<void> {
  if (people.length === 0) return
  const data = { count: people.length, name: namesOf(people) }
  await recordActivity(tx, clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code, data })
}

/** As many whole names as fit. */
function namesOf(people: readonly Participant[]): string {
  const names = people.map(fullName)
  let text = names[0] ?? ''
  for (const name of names.slice(1)) {
    if (text.length + name.length > namesLength) return `${text}, …`
    text += `, ${name}`
  }
  return text
}
