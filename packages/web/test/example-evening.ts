import type { EveningStopReply, OwnEveningReply } from '@running-dinner/contract/evening'
import { phone } from './calls-to.ts'
import { dessertId, mainId, starterId } from './example-self-service.ts'

const noDiets = { vegan: 0, vegetarian: 0, lactose: 0, gluten: 0, allergens: [], notes: [] }

function place(street: string) {
  return {
    street,
    streetNr: '7',
    zip: '76133',
    cityName: 'Karlsruhe',
    bell: '',
    floor: '',
    note: '',
    lat: null,
    lng: null,
  }
}

/** One stop of `exampleOwnRoute`: the starter at Nadia's, the main course at home, the dessert at Omar's. */
export function exampleEveningStop(position: 0 | 1 | 2, changes: Partial<EveningStopReply> = {}): EveningStopReply {
  const isOwn = position === 1
  return {
    mealId: ([starterId, mainId, dessertId] as const)[position],
    kind: isOwn ? 'own' : 'guest',
    name: (['Starter', 'Main course', 'Dessert'] as const)[position],
    time: localInstant(`${(['19', '21', '23'] as const)[position]}:00`),
    leaveBy: isOwn ? null : localInstant(`${(['18', '20', '22'] as const)[position]}:34`),
    wayMinutes: isOwn ? null : 21,
    cancelled: false,
    host: isOwn
      ? { names: ['Ada', 'Bela'], phones: [] }
      : { names: [position === 0 ? 'Nadia' : 'Omar'], phones: ['0171'] },
    place: place(isOwn ? 'Kaiserstr.' : `${position === 0 ? 'Nadia' : 'Omar'} Street`),
    guestsExpected: isOwn ? 4 : null,
    diets: isOwn ? { ...noDiets, vegan: 2, digest: 'diets-1', read: false } : null,
    teams: isOwn
      ? [
          {
            teamId: teamIds[0],
            names: ['Cem', 'Dana'],
            phones: ['0172 1', '0172 2'],
            contacts: [
              { name: 'Cem', ...phone('0172 1') },
              { name: 'Dana', ...phone('0172 2') },
            ],
            state: 'UNKNOWN',
          },
          { teamId: teamIds[1], names: ['Edda', 'Finn'], phones: [], state: 'UNKNOWN' },
        ]
      : [],
    ...changes,
  }
}

/** Teams that are guests at the own table. */
export const teamIds = ['00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000c2'] as const

/** As the browser of the tests reads the clock, so that texts show the same hours. */
export function localInstant(time: string): string {
  const instant = new Date(`2030-06-01T${time}:00`)
  const offset = -instant.getTimezoneOffset()
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(Math.abs(offset) / 60)
  return `2030-06-01T${time}:00${offset < 0 ? '-' : '+'}${two(hours)}:${two(Math.abs(offset) % 60)}`
}

/** The evening of Ada's team while nothing is reported. */
export function exampleEvening(changes: Partial<OwnEveningReply> = {}): OwnEveningReply {
  return {
    now: localInstant('18:30'),
    keepUntil: '2030-06-02T12:00:00+02:00',
    phase: 'TONIGHT',
    organiser: { name: 'Mira Lang', ...phone('0170 9') },
    helpers: [],
    travelMode: 'WALK',
    stops: [exampleEveningStop(0), exampleEveningStop(1), exampleEveningStop(2)],
    notices: [],
    reports: [],
    ...changes,
  }
}

type Report = OwnEveningReply['reports'][number]

export function exampleReport(kind: Report['kind'], changes: Partial<Report> = {}): Report {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    teamId: 'team-1',
    name: 'Ada',
    kind,
    mealId: null,
    minutes: null,
    missingTeamId: null,
    madeAt: localInstant('18:30'),
    ...changes,
  }
}
