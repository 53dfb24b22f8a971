import { membersToCall } from '../../evening/shown-contacts.ts'
import type { AfterPartyLocation, Language } from '../../events/dinner/dinner.ts'
import { clockOf } from '../../local-date.ts'
import { type DoorFacts, type DoorWords, doorHints } from '../../people/participants/door.ts'
import { pairRoleOf } from '../../people/participants/fixed-pair.ts'
import { fullName, type Participant } from '../../people/participants/participant.ts'
import type { Team } from '../../plan/teams/team.ts'
import type { MessageWords } from './fill-placeholders.ts'

/** The organiser's text for a reader: the second one for people whose language is not the event's, if there is one. */
export function textFor<Text extends object>(
  { secondText, ...first }: Text & { secondText?: Partial<Text> | undefined },
  reader: Language,
  eventLanguage: Language,
): Omit<Text, 'secondText'> {
  return reader === eventLanguage ? first : { ...first, ...secondText }
}

type Address = Pick<Participant, 'street' | 'streetNr' | 'zip' | 'cityName' | 'addressRemarks'>

/** In one line: `Musterweg 1, 04109 Leipzig (Hinterhaus)`. */
export function addressText(address: Address): string {
  const street = `${address.street} ${address.streetNr}`.trim()
  const city = `${address.zip} ${address.cityName}`.trim()
  const remarks = address.addressRemarks.replace(/\s+/g, ' ').trim()
  const lines = [street, city].filter((part) => part !== '').join(', ')
  return remarks === '' ? lines : `${lines} (${remarks})`.trim()
}

/** As `addressText`, with all that helps to find the door: `Musterweg 1, 04109 Leipzig (Klingel: Lang, Hinterhaus)`. */
export function homeText(home: Address & Partial<DoorFacts>, words: DoorWords): string {
  return addressText({ ...home, addressRemarks: doorHints(home, words).join(', ') })
}

/** The partners of the recipient: name, address, e-mail and mobile number of each, a block per person. */
export function partnerText(recipient: Participant, team: Team, words: MessageWords): string {
  const partners = othersIn(team, recipient)
  if (partners.length === 0) return words.noPartner
  return partners.map((partner) => partnerBlock(partner, words)).join('\n\n')
}

export function partnerNames(recipient: Participant, team: Team, words: MessageWords): string {
  return (
    othersIn(team, recipient)
      .map((partner) => fullName(partner))
      .join(', ') || words.noPartner
  )
}

/** Numbers of other members come with their names, because a guest expects the host to answer. */
export function phoneTexts(team: Team): string[] {
  return membersToCall(team).map((member) =>
    member.id === team.hostMemberId ? member.mobileNumber : `${member.mobileNumber} (${fullName(member)})`,
  )
}

/** '' without an after party, so that its line is removed. */
export function afterPartyText(party: AfterPartyLocation | undefined): string {
  if (party === undefined) return ''
  const place = [party.addressName.trim(), addressText(party)].filter((part) => part !== '').join(', ')
  return [`${party.title} (${clockOf(party.time)})`, place].filter((line) => line !== '').join('\n')
}

function partnerBlock(partner: Participant, words: MessageWords): string {
  const lines = [
    fullName(partner),
    // The child of a fixed pair has no address of its own.
    ...(pairRoleOf(partner) === 'child' ? [] : [homeText(partner, words) || words.noneGiven]),
    `${words.email}: ${partner.email || words.noneGiven}`,
    `${words.mobileNumber}: ${partner.mobileNumber || words.noneGiven}`,
  ]
  return lines.join('\n')
}

function othersIn(team: Team, recipient: Participant): Participant[] {
  return team.members.filter((member) => member.id !== recipient.id)
}
