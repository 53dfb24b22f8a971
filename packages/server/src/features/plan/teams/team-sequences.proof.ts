import { type TeamReply, teamRoutes } from '@running-dinner/contract'
import { type Random, seededRandom } from '@running-dinner/domain'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { readPlanState } from '../plan-history/plan-history.read.ts'

type State = Awaited<ReturnType<typeof readPlanState>>

/** Nine teams, among them a fixed pair and a mutual wish; three people wait. */
async function givenTiedTeams() {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [pair, wish] = (await givenTeams(app, given, 21)) as [TeamReply, TeamReply]
  const write = (id: string | undefined, row: { originatorId?: string; teamPartnerWishEmail?: string }) =>
    app.ctx.db
      .updateTable('participant')
      .set(row)
      .where('id', '=', id ?? '')
      .execute()
  for (const { id } of pair.teamMembers) await write(id, { originatorId: pair.teamMembers[0]?.id ?? '' })
  const [one, other] = wish.teamMembers
  await write(one?.id, { teamPartnerWishEmail: other?.email ?? '' })
  await write(other?.id, { teamPartnerWishEmail: one?.email ?? '' })
  return { app, given }
}

/** A random command on random teams and people. */
function anyClick(app: TestApp, { params }: GivenDinner, { teams, people }: State, random: Random) {
  const draw = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
  const [team, other] = [draw(teams).id, draw(teams).id]
  const member = draw(people.filter((person) => person.teamId === team)).id
  const [person, another] = [draw(people).id, draw(people).id]
  const clicks = [
    () =>
      app.call(teamRoutes.swapMembers, { params: { ...params, participantId: person, otherParticipantId: another } }),
    () =>
      app.call(teamRoutes.swapMembers, { params: { ...params, participantId: member, otherParticipantId: another } }),
    () => app.call(teamRoutes.swapMeals, { params: { ...params, teamId: team, otherTeamId: other } }),
    () =>
      app.call(teamRoutes.saveHosts, {
        params,
        body: { teams: [{ id: team, hostTeamMember: { id: draw([member, member, person]) } }] },
      }),
    () => app.call(teamRoutes.lock, { params: { ...params, teamId: team }, body: { locked: random() < 0.3 } }),
  ]
  return draw(clicks)()
}

/** Invariants that no change may break, in words. */
function faultsOf(before: State, after: State): string[] {
  const faults: string[] = []
  const check = (fault: string, isFine: boolean) => {
    if (!isFine) faults.push(fault)
  }
  const membersOf = ({ people }: State, teamId: string) => people.filter((person) => person.teamId === teamId)
  const slots = ({ teams }: State) =>
    JSON.stringify(teams.map(({ id, teamNumber, mealId }) => [id, teamNumber, mealId]))
  const ids = ({ people }: State) => JSON.stringify(people.map((person) => person.id))
  check('other visits', text(before.visits) === text(after.visits))
  check('other slots', slots(before) === slots(after))
  check('other people', ids(before) === ids(after))
  check(
    'a team of another size',
    after.teams.every(({ id }) => membersOf(after, id).length === 2),
  )
  check(
    'a host who is no member',
    after.teams.every((team) => membersOf(after, team.id).some((person) => person.id === team.hostMemberId)),
  )
  const paired = after.people.filter((person) => person.originatorId !== null)
  check('a pair divided', new Set(paired.map((person) => person.teamId)).size === 1)
  for (const team of before.teams)
    if (team.locked) check('another locked team', text(membersOf(before, team.id)) === text(membersOf(after, team.id)))
  return faults
}

const text = (rows: object[]) => JSON.stringify(rows.map((row) => JSON.stringify(row)).sort())
const same = (state: State) => Object.values(state).map(text)

test.each([1, 2, 3, 4])(
  'keeps the plan valid, makes one version per change and undoes all of them: random clicks number %i',
  async (seed) => {
    const { app, given } = await givenTiedTeams()
    const { params } = given
    const random = seededRandom(seed)
    const state = () => readPlanState(app.ctx.db, given.dinner)
    const version = async () =>
      ((await app.call(teamRoutes.history, { params })).body as { planVersion: number }).planVersion
    const done: State[] = [await state()]
    let undone: State[] = []
    const seen = { changed: 0, refused: 0, undone: 0, redone: 0 }
    for (let count = 0; count < 60; count++) {
      const [before, planVersion] = [done.at(-1) as State, await version()]
      const chance = random()
      if (chance < 0.2 && done.length > 1) {
        expect((await app.call(teamRoutes.undo, { params })).status).toBe(200)
        undone.push(done.pop() as State)
        seen.undone++
      } else if (chance < 0.3 && undone.length > 0) {
        expect((await app.call(teamRoutes.redo, { params })).status).toBe(200)
        done.push(undone.pop() as State)
        seen.redone++
      } else {
        const { status } = await anyClick(app, given, before, random)
        const after = await state()
        if (String(same(after)) === String(same(before))) {
          expect(await version()).toBe(planVersion)
          if (status !== 200) seen.refused++
          continue
        }
        expect([status, faultsOf(before, after)]).toEqual([200, []])
        done.push(after)
        undone = []
        seen.changed++
      }
      expect(same(await state())).toEqual(same(done.at(-1) as State))
      expect(await version()).toBe(planVersion + 1)
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
  },
)

test('detects each broken invariant (shows that the check works)', async () => {
  const { app, given } = await givenTiedTeams()
  const { teams, ...rest } = await readPlanState(app.ctx.db, given.dinner)
  const good: State = { teams, ...rest }
  const [one, other] = teams as [State['teams'][number], State['teams'][number]]
  const child = rest.people.find((person) => person.originatorId !== null && person.originatorId !== person.id)
  const stranger = rest.people.find((person) => person.teamId === other.id)
  const moved = rest.people.map((person) => {
    if (person.id === child?.id) return { ...person, teamId: other.id }
    return person.id === stranger?.id ? { ...person, teamId: one.id } : person
  })
  const locked = { ...good, teams: teams.map((team) => ({ ...team, locked: true })) }
  expect(faultsOf(good, good)).toEqual([])
  expect(faultsOf(good, { ...good, people: moved })).toContain('a pair divided')
  expect(faultsOf(locked, { ...locked, people: moved })).toContain('another locked team')
  expect(faultsOf(good, { ...good, visits: rest.visits.slice(1) })).toEqual(['other visits'])
  expect(faultsOf(good, { ...good, people: rest.people.slice(1) })).toContain('other people')
  const strangeHost = teams.map((team) => ({ ...team, hostMemberId: other.hostMemberId }))
  expect(faultsOf(good, { ...good, teams: strangeHost })).toEqual(['a host who is no member'])
  const recast = teams.map((team) => ({ ...team, mealId: one.mealId }))
  expect(faultsOf(good, { ...good, teams: recast })).toEqual(['other slots'])
})
