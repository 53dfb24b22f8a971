import { type AfterPartyLocation, clockOf, fullName, hostOf, type Participant, type Team } from '@running-dinner/domain'
import { type DoorWords, doorHints } from '@running-dinner/domain/people/participants/door.ts'
import { hasPhone } from '@running-dinner/domain/people/participants/phone.ts'

type Home = Pick<Participant, 'street' | 'streetNr' | 'zip' | 'cityName'>

export function streetText({ street, streetNr }: Home): string {
  return `${street} ${streetNr}`.trim()
}

export function townText({ zip, cityName }: Home): string {
  return `${zip} ${cityName}`.trim()
}

export function addressText(home: Home): string {
  return [streetText(home), townText(home)].filter((part) => part !== '').join(', ')
}

/** Telephone numbers of the host, otherwise of the other members, as on the route page. */
export function phonesOf(team: Team): { name: string; mobileNumber: string }[] {
  const contacts = team.members.filter(hasPhone)
  const ofHost = contacts.filter((member) => member.id === hostOf(team)?.id)
  return (ofHost.length > 0 ? ofHost : contacts).map((member) => ({
    name: member.firstnamePart,
    mobileNumber: member.mobileNumber,
  }))
}

/** The cells name, address, how to find it, telephone numbers and seats of a team's host; empty without a host. */
export function hostCells(team: Team, words: DoorWords): string[] {
  const host = hostOf(team)
  return [
    host ? fullName(host) : '',
    host ? addressText(host) : '',
    host ? doorHints(host, words).join(', ') : '',
    phonesOf(team)
      .map(({ mobileNumber }) => mobileNumber)
      .join(', '),
    host?.numSeats === undefined ? '' : String(host.numSeats),
  ]
}

export function afterPartyText({ title, time, addressName, ...home }: AfterPartyLocation): string {
  return [`${title} (${clockOf(time)})`, addressName, addressText(home)].filter((part) => part !== '').join(', ')
}
