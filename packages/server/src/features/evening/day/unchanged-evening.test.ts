import { eveningRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenEvening } from '../../../../test/given-evening.ts'
import { asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { readReportedEvening, readSharedEvening, readSharedEveningIn } from './evening-plan.read.ts'

const at = (clock: string) => `2030-06-15T${clock}:00+02:00`

/** A host of the main course, the first guests, and what has to be equal for a reply without content. */
async function givenAsked() {
  const given = await givenEvening()
  const { app, teams, params, selfOf, call, evening, member } = given
  const db = app.database.db
  const host = teams.find(({ meal }) => meal.id === given.given.dinner.meals[1]?.id)
  const [hostSelf, mealId] = [selfOf(host?.hostTeamMember?.id ?? ''), host?.meal.id ?? '']
  const [guestId = ''] = (await evening(hostSelf)).stops.flatMap(({ teams: guests }) =>
    guests.map((each) => each.teamId),
  )
  const guest = teams.find(({ id }) => id === guestId)
  const dinner = await dinnerStore.byId(db, given.given.dinner.id)
  if (!host || !guest || !dinner) throw new Error('no table')
  const replies = {
    host: (headers?: Record<string, string>) => call(hostSelf, headers),
    guest: (headers?: Record<string, string>) => call(member(guest), headers),
    board: (headers: Record<string, string> = {}) => app.call(eveningRoutes.board, { params, headers }),
  }
  const known = new Map<string, { etag: string; content: unknown }>()
  /** Asks with the ETag of the reply before; the replies that are not 304. Each 304 is compared with the whole reply. */
  const changed = async () => {
    const names: string[] = []
    for (const [name, ask] of Object.entries(replies)) {
      const before = known.get(name)
      const short = await ask({ 'if-none-match': before?.etag ?? '"none"' })
      const whole = await ask()
      const { now: _, ...content } = whole.body as Record<string, unknown>
      if (short.status === 304) expect(content, `${name} is answered 304`).toEqual(before?.content)
      else names.push(name)
      known.set(name, { etag: String(whole.headers.etag), content })
    }
    expect(await readSharedEvening(db, asAuthorized(dinner))).toEqual(
      await readReportedEvening(db, asAuthorized(dinner)),
    )
    return names
  }
  return {
    ...given,
    db,
    dinner: asAuthorized(dinner),
    host,
    guest,
    mealId,
    hostSelf,
    guestSelf: member(guest),
    changed,
  }
}

// Some ninety calls.
test('no change is hidden by a 304, whichever row it is in, and none is announced where nothing changed', async () => {
  const { app, report, changed, host, guest, mealId, hostSelf, guestSelf } = await givenAsked()
  const query = (text: string, values: unknown[]) => async () => void (await app.database.pool.query(text, values))
  const [someone] = guest.teamMembers
  const cook = host.hostTeamMember?.id
  const visit = [host.id, guest.id, mealId]
  app.clock.set(at('20:40'))
  expect(await changed()).toEqual(['host', 'guest', 'board'])
  const changes: [what: string, change: () => unknown, cards: string[]][] = [
    ['nothing', () => undefined, []],
    ['a guest arrives', () => report(guestSelf, { kind: 'ARRIVED', mealId }), ['host', 'guest', 'board']],
    ['the moment', () => app.clock.set(at('20:41')), []],
    [
      'the number of the cook',
      query(`update participant set mobile_number = '0171 77' where id = $1`, [cook]),
      ['host', 'guest', 'board'],
    ],
    [
      'an allergy of a guest',
      query(`update participant set meal_specifics_note = 'Sesam' where id = $1`, [someone?.id]),
      ['host', 'guest', 'board'],
    ],
    ['no row that counts', query('update participant set notes = notes where id = $1', [someone?.id]), []],
    [
      'a guest sits nowhere',
      query('delete from visit where host_team_id = $1 and guest_team_id = $2 and meal_id = $3', visit),
      ['host', 'guest', 'board'],
    ],
    [
      'the guest sits there again',
      query(
        `insert into visit (dinner_id, host_team_id, guest_team_id, meal_id)
         select dinner_id, $1, $2, $3 from team where id = $1`,
        visit,
      ),
      ['host', 'guest', 'board'],
    ],
    [
      'the host is cancelled',
      query(`update team set status = 'CANCELLED' where id = $1`, [host.id]),
      ['host', 'guest', 'board'],
    ],
    [
      'a report of a person who was deleted',
      query('update evening_report set participant_id = null where participant_id = $1', [guestSelf.participantId]),
      ['host', 'guest'],
    ],
    [
      'a report is gone',
      query('delete from evening_report where team_id = $1', [guest.id]),
      ['host', 'guest', 'board'],
    ],
    ['help', () => report(hostSelf, { kind: 'HELP' }), ['host', 'board']],
    ['contacts end', () => app.clock.set('2030-06-16T12:00:00+02:00'), ['host', 'guest', 'board']],
  ]
  const found: [string, string[]][] = []
  for (const [what, change] of changes) {
    await change()
    found.push([what, await changed()])
  }
  expect(found).toEqual(changes.map(([what, , cards]) => [what, cards]))
})

test('what a transaction has not committed is in its own read only, and in none once it was rolled back', async () => {
  const { db, dinner, guest } = await givenAsked()
  const statusIn = ({ plan }: Awaited<ReturnType<typeof readSharedEvening>>) =>
    plan.teams.find(({ id }) => id === guest.id)?.status
  expect(statusIn(await readSharedEvening(db, dinner))).toBe('OK')
  const rolledBack = db.transaction().execute(async (tx) => {
    await tx.updateTable('team').set({ status: 'CANCELLED' }).where('id', '=', guest.id).execute()
    expect(statusIn(await readSharedEveningIn(tx, db, dinner))).toBe('CANCELLED')
    expect(statusIn(await readSharedEvening(db, dinner))).toBe('OK')
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(statusIn(await readSharedEvening(db, dinner))).toBe('OK')
})
