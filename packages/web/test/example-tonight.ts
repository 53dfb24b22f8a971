import type { BoardReply, EveningPeopleReply, EveningTeamReply } from '@running-dinner/contract/evening'
import { phone } from './calls-to.ts'
import { localInstant } from './example-evening.ts'

/** Calls about tables take ids as the server makes them. */
const idOf = (kind: string, number: number) => `00000000-0000-4000-8000-0000000${kind}${number}`.padEnd(36, '0')
export const [starterId, mainId] = [idOf('e', 1), idOf('e', 2)]
export const tonightTeamId = (number: number) => idOf('f', number)

const meals = [
  { mealId: starterId, label: 'Starter', startsAt: localInstant('19:00') },
  { mealId: mainId, label: 'Main course', startsAt: localInstant('21:00') },
]
const names = ['Ada Müller', 'Bela Nagy', 'Çem Kaya', 'Dana Ott', 'Edda Paul', 'Finn Roth', 'Gül Sahin', 'Hugo Tran']

/** Four teams of two: teams 1 and 2 cook the starter, for 3 and 4; those cook the main course. */
function exampleTeam(number: 1 | 2 | 3 | 4): EveningTeamReply {
  const cooksFirst = number < 3
  const otherTeam = tonightTeamId(((number + 1) % 4) + 1)
  return {
    teamId: tonightTeamId(number),
    teamNumber: number,
    cancelled: false,
    members: [0, 1].map((index) => ({
      participantId: `person-${number}-${index}`,
      name: names[2 * (number - 1) + index] ?? '',
      ...phone(index === 0 ? `0171 ${number}` : ''),
      isHost: index === 0,
      languageCode: 'en' as const,
    })),
    place: {
      ...{ street: 'Ringweg', streetNr: String(number), zip: '76133', cityName: 'Karlsruhe' },
      ...{ bell: '', floor: '', note: '', lat: null, lng: null },
    },
    stops: [
      { mealId: starterId, hostTeamId: cooksFirst ? tonightTeamId(number) : otherTeam },
      { mealId: mainId, hostTeamId: cooksFirst ? otherTeam : tonightTeamId(number) },
    ],
  }
}

export function exampleEveningPeople(changes: Partial<EveningPeopleReply> = {}): EveningPeopleReply {
  return {
    now: localInstant('18:48'),
    title: 'Dinner in Karlsruhe',
    languageCode: 'en',
    phase: 'TONIGHT',
    opensAt: localInstant('16:00'),
    cancelled: false,
    helper: null,
    meals,
    teams: [exampleTeam(1), exampleTeam(2), exampleTeam(3), exampleTeam(4)],
    ...changes,
  }
}

type Table = BoardReply['meals'][number]['tables'][number]

/** The board twelve minutes before the starter, where nothing is reported; `tables` names what differs, as `team-1`. */
export function exampleBoard(tables: Record<string, Partial<Table>> = {}, now = '18:48'): BoardReply {
  const table = (number: number): Table => ({
    ...{ teamId: tonightTeamId(number), state: 'GREY', reasons: [], expected: 2, arrived: 0 },
    ...{ redSince: null, answeredAt: null, answeredBy: null, unanswered: false },
    ...tables[`team-${number}`],
  })
  return {
    now: localInstant(now),
    meals: [
      {
        mealId: starterId,
        startsAt: localInstant('19:00'),
        frozen: true,
        tables: [table(1), table(2)],
      },
      {
        mealId: mainId,
        startsAt: localInstant('21:00'),
        frozen: now >= '20:30',
        tables: [table(3), table(4)],
      },
    ],
  }
}
