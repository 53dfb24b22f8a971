import type { Participant, ParticipantData } from '@running-dinner/domain'
import type { Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'

interface MovedHosts {
  count: number
  /** Teams of the moved hosts and of their guests. */
  concernedTeamIds: string[]
}

/** Hosts whose home changed. A changed home of anyone else affects no route. */
export async function findMovedHosts(
  tx: Tx,
  dinner: AuthorizedDinner,
  before: readonly Participant[],
  now: readonly Participant[],
): Promise<MovedHosts> {
  const homes = new Map(before.map((person) => [person.id, person]))
  const moved = now.filter((person) => {
    const known = homes.get(person.id)
    return known !== undefined && !isSameHome(known, person)
  })
  if (moved.length === 0) return { count: 0, concernedTeamIds: [] }
  const ids = moved.map(({ id }) => id)
  const teams = await tx
    .selectFrom('team')
    .select('id')
    .where('dinnerId', '=', dinner.id)
    .where('hostParticipantId', 'in', ids)
    .execute()
  const hosts = teams.map(({ id }) => id)
  if (hosts.length === 0) return { count: 0, concernedTeamIds: [] }
  const guests = await tx
    .selectFrom('visit')
    .select('guestTeamId')
    .where('dinnerId', '=', dinner.id)
    .where('hostTeamId', 'in', hosts)
    .execute()
  const concernedTeamIds = [...new Set([...hosts, ...guests.map(({ guestTeamId }) => guestTeamId)])]
  return { count: hosts.length, concernedTeamIds }
}

type Home = Pick<ParticipantData, 'street' | 'streetNr' | 'zip' | 'cityName' | 'country'>

/** Compares literally, since guests search the map and ring the bell by exactly these texts. */
export function isSameHome(home: Home, otherHome: Home): boolean {
  return keyOf(home) === keyOf(otherHome)
}

function keyOf({ street, streetNr, zip, cityName, country }: Home): string {
  return JSON.stringify([street, streetNr, zip, cityName, country])
}
