import { randomUUID } from 'node:crypto'
import {
  allRoutes,
  eveningRoutes,
  messageRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  partnerWishRoutes,
  placeOfferRoutes,
  plannedMailRoutes,
  type Route,
  registrationRoutes,
  settingsRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { dinnerBody, personBody } from '../test/bodies.ts'
import type { MailedEvent } from '../test/simulated-evening/mailed-event.ts'
import { tenantExamples } from '../test/tenant-examples.ts'

/** Values of the `:names` in paths, and of what the calls below send. */
export type ScaleFacts = Readonly<Record<string, string>>

export interface MeasuredCall {
  route: Route
  params?: Record<string, string>
  query?: string
  body?: unknown
}

/** Reads that are not measured, with the reason. */
const leftOut = new Map(
  Object.entries({
    ':orderToken': 'needs a provider of payments',
    '/order/': 'needs a provider of payments',
    ':offerToken': 'needs a mailed offer; the row is found by its digest, as links of guests are',
    ':optimizationId': 'needs a finished search; the row is found by its id',
    '/optimization/predict': 'searches in a thread, without the database',
    ':name': 'needs a picture; the row is found by its name',
    '/cancellation': 'needs a person who left; the row is found by its id',
    '/rest/platform/v1/events': 'the operator names an event by its link',
    '.pdf': 'draws for longer than it reads',
  }),
)

/** Every read of the contract, its examples of writes that can be repeated, and other writes. A call without its ids stops the bench. */
export function measuredCalls(facts: ScaleFacts): { name: string; calls: (round: number) => MeasuredCall[] }[] {
  const reads = allRoutes.filter(
    ({ method, path }) => method === 'GET' && ![...leftOut.keys()].some((part) => path.includes(part)),
  )
  return [
    ...reads.map((route) => {
      const call = {
        route,
        params: paramsOf(route, facts),
        query: queries.get(route.path) ?? exampleQuery(route, facts),
      }
      return { name: `GET ${route.path}`, calls: () => [call] }
    }),
    ...exampleWrites(facts),
    ...writes(facts),
  ]
}

const queries = new Map([
  ['/rest/frontend/v1/runningdinner', '?search=Freiburg'],
  ['/rest/frontend/v1/addresses', '?q=Freiburg'],
  ['/rest/participantservice/v1/runningdinner/:adminId/participants/registrations', '?page=0'],
])

function paramsOf({ path }: Route, facts: ScaleFacts): Record<string, string> {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.map((name) => {
      const value = facts[name]
      if (value === undefined)
        throw new Error(`${path}: no value for ${name}; give one or say why the call is left out`)
      return [name, value]
    }),
  )
}

/** Writes that leave the event as it is when sent again, as the examples of the contract send them. */
const repeatable: readonly Route[] = [
  participantRoutes.geocode,
  placeOfferRoutes.setAutomatic,
  partnerWishRoutes.getMany,
  teamRoutes.saveHosts,
  messageRoutes.participants.send,
  messageRoutes.participants.preview,
  messageRoutes.teams.preview,
  messageRoutes.dinnerRoutes.preview,
  plannedMailRoutes.save,
  plannedMailRoutes.preview,
  eveningRoutes.saveSettings,
  ownRegistrationRoutes.changeLate,
]

function exampleWrites(facts: ScaleFacts): { name: string; calls: () => MeasuredCall[] }[] {
  return tenantExamples
    .filter(({ route, answers }) => answers === undefined && repeatable.includes(route))
    .map(({ route, body }) => {
      const call = {
        ...{ route, params: paramsOf(route, facts), query: exampleQuery(route, facts) },
        body: body?.(facts),
      }
      return { name: `${route.method} ${route.path}`, calls: () => [call] }
    })
}

function exampleQuery(route: Route, facts: ScaleFacts): string {
  const example = tenantExamples.find((candidate) => candidate.route === route && candidate.query)
  const asked = Object.entries(example?.query?.(facts) ?? {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`
}

/** Each leaves the event as large as it was, or grows both events alike. */
function writes(facts: ScaleFacts) {
  const { adminId = '', publicId = '', participantId = '', personNumber, otherParticipantId = '', teamId = '' } = facts
  const params = { adminId }
  const { options } = dinnerBody()
  return [
    {
      name: 'a guest registers',
      calls: (round: number) => [
        {
          route: registrationRoutes.register,
          params: { publicId },
          body: { ...personBody(round, { email: `${randomUUID()}@guests.example` }), dataProcessingAcknowledged: true },
        },
      ],
    },
    {
      name: 'the organiser changes a person',
      calls: (round: number) => [
        {
          route: participantRoutes.update,
          params: { ...params, participantId },
          body: personBody(Number(personNumber), { notes: `${round}` }),
        },
      ],
    },
    {
      name: 'two people swap teams, and back',
      calls: () => [
        { route: teamRoutes.swapMembers, params: { ...params, participantId, otherParticipantId } },
        { route: teamRoutes.swapMembers, params: { ...params, participantId, otherParticipantId } },
      ],
    },
    {
      name: 'a team is locked, and unlocked',
      calls: () =>
        [true, false].map((locked) => ({ route: teamRoutes.lock, params: { ...params, teamId }, body: { locked } })),
    },
    {
      name: 'options are saved',
      calls: () => [{ route: settingsRoutes.saveOptions, params, body: options }],
    },
    {
      name: 'a message to all is stored',
      calls: () => [
        {
          route: messageRoutes.participants.send,
          params,
          body: { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' },
        },
      ],
    },
  ]
}

/** Of the first team's people and of the last team's. */
export function factsOf({ params, teams, meals }: MailedEvent, more: ScaleFacts): ScaleFacts {
  const [team] = teams
  const other = teams.at(-1)?.people[0]
  const person = team?.people[0]
  return {
    ...params,
    ...person?.self,
    teamId: team?.id ?? '',
    mealId: team?.mealId ?? meals[0]?.id ?? '',
    personNumber: String(person?.number),
    otherParticipantId: other?.id ?? '',
    mateId: team?.people[1]?.id ?? '',
    rangeMeters: '500',
    messageType: 'TEAM',
    ...more,
  }
}
