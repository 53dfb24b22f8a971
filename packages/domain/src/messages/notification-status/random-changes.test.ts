import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterParty, meals, person } from '../../../test/example-messages.ts'
import { notificationWords } from '../../../test/example-notification-words.ts'
import { whatConcerns } from '../../../test/what-concerns.ts'
import type { Meal } from '../../events/dinner/dinner.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { planVisits } from '../../plan/dinner-routes/dinner-plan.ts'
import type { Team } from '../../plan/teams/team.ts'
import { type Random, seededRandom, shuffled } from '../../random.ts'
import { plainText } from '../mails/mail-document.ts'
import {
  type Evening,
  goneNotification,
  type NotificationKind,
  notificationOf,
  type PersonNotification,
} from './notification.ts'
import { notificationBlocks } from './notification-blocks.ts'
import { type Addressee, notificationStatus, type SentNotification } from './notification-status.ts'

/** A mail with this notification: the day is above it. */
function readAs(notification: PersonNotification): string {
  const day = notification.facts.find(({ fact }) => fact === 'DATE')
  const date = day?.fact === 'DATE' ? day.date : ''
  return plainText({
    event: { title: '', date },
    preheader: '',
    blocks: notificationBlocks(notification, { mealIds, callLinks: () => [] }, notificationWords, undefined),
  })
}

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T
const mealIds = meals.map(({ id }) => id)

function planned(evening: Evening, random: Random): Evening {
  const active = shuffled(evening.teams, random).filter(({ status }) => status !== 'CANCELLED')
  const visits = planVisits(
    active.map((team, index) => ({ teamNumber: index + 1, mealId: team.mealId })),
    mealIds,
  ).map(({ hostTeamNumber, guestTeamNumber, mealId }) => ({
    hostTeamId: active[hostTeamNumber - 1]?.id ?? '',
    guestTeamId: active[guestTeamNumber - 1]?.id ?? '',
    mealId,
  }))
  return { ...evening, visits }
}

function eveningOf(size: number, random: Random): Evening {
  const teams = Array.from({ length: size * 3 }, (_, index): Team => {
    const members = [person(`a${index}`), person(`b${index}`, { mobileNumber: `0171 ${index}` })]
    const mealId = mealIds[index % 3] as string
    return { id: `t${index}`, teamNumber: index + 1, status: 'OK', mealId, members, hostMemberId: `a${index}` }
  })
  return planned({ date: '2030-06-01', meals, teams, visits: [], afterParty }, random)
}

const teamsWith = (evening: Evening, change: (team: Team) => Team): Evening => ({
  ...evening,
  teams: evening.teams.map(change),
})
const personWith = (evening: Evening, id: string, change: Partial<Participant>): Evening =>
  teamsWith(evening, (team) => ({
    ...team,
    members: team.members.map((member) => (member.id === id ? { ...member, ...change } : member)),
  }))

type Change = (evening: Evening, random: Random) => Evening
const anyPerson = ({ teams }: Evening, random: Random) =>
  pick(
    teams.flatMap(({ members }) => members),
    random,
  )

/** What an organiser or a guest does to an evening; some undo an earlier change by chance. */
const changes: Record<string, Change> = {
  diet: (evening, random) => personWith(evening, anyPerson(evening, random).id, { vegan: random() < 0.5 }),
  phone: (evening, random) =>
    personWith(evening, anyPerson(evening, random).id, { mobileNumber: pick(['', '0171 1', '0171 2'], random) }),
  address: (evening, random) =>
    personWith(evening, anyPerson(evening, random).id, { street: pick(['Elm Street', 'Oak Road'], random) }),
  door: (evening, random) =>
    personWith(evening, anyPerson(evening, random).id, { addressRemarks: pick(['', 'rear'], random) }),
  name: (evening, random) =>
    personWith(evening, anyPerson(evening, random).id, { lastname: pick(['Example', 'Other'], random) }),
  host: (evening, random) => {
    const { id } = pick(evening.teams, random)
    return teamsWith(evening, (team) =>
      team.id === id && team.members.length > 0 ? { ...team, hostMemberId: pick(team.members, random).id } : team,
    )
  },
  members: (evening, random) => {
    const [left, right] = shuffled(
      evening.teams.filter(({ members }) => members.length > 1),
      random,
    )
    const [leaving, coming] = [left?.members[1], right?.members[1]]
    if (!left || !right || !leaving || !coming) return evening
    const exchanged = (team: Team, from: Participant, to: Participant): Team => ({
      ...team,
      members: team.members.map((member) => (member.id === from.id ? to : member)),
      hostMemberId: team.hostMemberId === from.id ? to.id : team.hostMemberId,
    })
    return teamsWith(evening, (team) => {
      if (team.id === left.id) return exchanged(team, leaving, coming)
      return team.id === right.id ? exchanged(team, coming, leaving) : team
    })
  },
  replan: (evening, random) => planned(evening, random),
  cancel: (evening, random) => {
    const active = evening.teams.filter(({ status }) => status !== 'CANCELLED')
    if (active.length <= 6) return evening
    const { id } = pick(active, random)
    return teamsWith(evening, (team) =>
      team.id === id ? { ...team, status: 'CANCELLED', members: [], hostMemberId: undefined } : team,
    )
  },
  time: (evening, random) => {
    const { id } = pick(meals, random)
    const moved = (meal: Meal) => ({ ...meal, time: `${meal.time.slice(0, -2)}${pick(['00', '15'], random)}` })
    return { ...evening, meals: evening.meals.map((meal) => (meal.id === id ? moved(meal) : meal)) }
  },
  course: (evening, random) => {
    const { id } = pick(meals, random)
    const label = pick(['Soup', 'Cake'], random)
    return { ...evening, meals: evening.meals.map((meal) => (meal.id === id ? { ...meal, label } : meal)) }
  },
  date: (evening, random) => ({ ...evening, date: pick(['2030-06-01', '2030-06-02'], random) }),
  afterParty: (evening, random) => ({ ...evening, afterParty: pick([undefined, afterParty], random) }),
}

function currentNotifications(
  evening: Evening,
): Map<string, { team: Team; notifications: Record<NotificationKind, PersonNotification>; email: string }> {
  return new Map(
    evening.teams.flatMap((team) =>
      team.members.map((member) => [
        member.id,
        {
          team,
          email: member.email,
          notifications: {
            TEAM: notificationOf('TEAM', member, team, evening),
            DINNER_ROUTE: notificationOf('DINNER_ROUTE', member, team, evening),
          },
        },
      ]),
    ),
  )
}

test('outdated are exactly the people whose plan and notification differ from the last one that reached them', () => {
  const kinds = new Set<string>()
  const seed = fc.integer({ min: 1, max: 1_000_000 })
  fc.assert(
    fc.property(seed, fc.integer({ min: 3, max: 6 }), fc.integer({ min: 1, max: 8 }), (start, size, steps) => {
      const random = seededRandom(start)
      let evening = eveningOf(size, random)
      const everyone = [...currentNotifications(evening).keys()]
      const sent: SentNotification[] = []
      const read = new Map<string, string>()
      const heard = new Map<string, string | undefined>()
      const notify = (kind: NotificationKind, share: number, position: number) => {
        for (const [participantId, { team, notifications, email }] of currentNotifications(evening)) {
          if (random() >= share) continue
          sent.push({
            participantId,
            teamId: team.id,
            notification: notifications[kind],
            state: 'RECEIVED',
            email,
            position,
          })
          read.set(participantId, readAs(notifications[kind]))
          heard.set(participantId, whatConcerns(participantId, evening))
        }
      }
      notify('DINNER_ROUTE', 1, 0)
      for (let step = 1; step <= steps; step++) {
        evening = pick(Object.values(changes), random)(evening, random)
        if (random() < 0.3) notify('DINNER_ROUTE', 0.5, step)
      }
      const now = currentNotifications(evening)
      const addressees = everyone.map((participantId): Addressee => {
        const current = now.get(participantId)
        const team = current && { id: current.team.id, notifications: current.notifications }
        return { participantId, email: current?.email ?? `${participantId}@example.org`, team }
      })
      const otherwise = everyone.filter((id) => whatConcerns(id, evening) !== heard.get(id))
      const readsOtherwise = everyone.filter((id) => {
        const notification = now.get(id)?.notifications.DINNER_ROUTE ?? goneNotification('DINNER_ROUTE')
        return readAs(notification) !== read.get(id)
      })
      const found = notificationStatus({ addressees, notifications: sent, isDemo: false })
      for (const { changes: facts } of found.outdated)
        for (const { fact, mealId } of facts) kinds.add(mealId === undefined ? fact : `${fact} of a stop`)
      const outdated = found.outdated.map(({ participantId }) => participantId)
      expect(outdated).toEqual(otherwise)
      expect(outdated).toEqual(readsOtherwise)
      expect(found.outdated.every(({ changes: facts }) => facts.length > 0)).toBe(true)
    }),
    { numRuns: 150, seed: 20261122 },
  )
  // All eleven, so that a notification that forgets one turns this red.
  const ofStops = ['ADDRESS', 'CANCELLED', 'CONTACT', 'COURSE', 'DIETS', 'GUESTS', 'HOST', 'TIME']
  const ofNone = ['AFTER_PARTY', 'CANCELLED', 'CONTACT', 'COURSE', 'DATE', 'PARTNER']
  expect(kinds).toEqual(new Set([...ofNone, ...ofStops.map((fact) => `${fact} of a stop`)]))
})
