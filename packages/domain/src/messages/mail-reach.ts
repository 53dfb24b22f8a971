import { emailIdentity } from '../participants/email.ts'
import { fullName, type Participant } from '../participants/participant.ts'
import type { Team as FullTeam } from '../teams/team.ts'

type Person = Pick<Participant, 'id' | 'firstnamePart' | 'lastname' | 'email'>
type Team = Pick<FullTeam, 'id' | 'teamNumber' | 'status'> & { members: readonly Person[] }

export type ReachMailKind = 'PARTICIPANT' | 'TEAM' | 'DINNER_ROUTE'

/** The latest mail of a kind to one person at one address, with its result. */
export interface SentMail {
  kind: ReachMailKind
  participantId: string
  email: string
  state: 'DELIVERED' | 'ON_THE_WAY' | 'FAILED'
  jobId: string
  /** When it was written, in the order of the event's activities. */
  position: number
}

/** A change that affects an evening; without `teamIds` it affects every team. */
export interface EveningChange {
  position: number
  teamIds: readonly string[] | undefined
}

export interface ReachInput {
  teams: readonly Team[]
  mails: readonly SentMail[]
  changes: readonly EveningChange[]
  /** Positions after which mails describe the current teams, and the current routes. */
  teamsAt: number
  routesAt: number
  /** All mails of a demo go to the organiser. */
  isDemo: boolean
}

/** A mail that did not arrive, with the job where its address can be corrected. */
export interface FailedMail {
  name: string
  teamNumber: number
  jobId: string
}

/** How many of the current teams a mail of one kind reached; a team is reached when all its members are. */
export interface MailReach {
  /** At least one mail was written, regardless of its result. */
  begun: boolean
  teams: number
  teamsReached: number
  unreachedTeamIds: string[]
  /** People without the mail: on its way, failed, or never written for the current teams. */
  onTheWay: number
  failed: FailedMail[]
  unsent: number
}

export interface NotifiedTeams {
  teamMails: MailReach
  routeMails: MailReach
  /** Changes that affect people with a route who got no mail since. */
  untoldChanges: number
}

/**
 * Who has been notified, judged by the mails that arrived at the current addresses:
 * docs/rules/messages.md#who-has-been-notified. Two members of a team with one mailbox are reached by one mail.
 */
export function mailReach(input: ReachInput): NotifiedTeams {
  const teams = input.teams.filter((team) => team.status !== 'CANCELLED' && team.members.length > 0)
  const mailsOf = mailsByPerson(teams, input)
  const latestOf = (person: Person) => latest(mailsOf(person), input.teamsAt)
  const lastChange = (team: Team) =>
    Math.max(-1, ...input.changes.filter((change) => concerns(change, team)).map(({ position }) => position))
  const gotMail = (kind: ReachMailKind, since: number) => (person: Person) =>
    mailsOf(person).some((mail) => mail.kind === kind && mail.state === 'DELIVERED' && mail.position > since)
  const hasRoute = gotMail('DINNER_ROUTE', input.routesAt)
  const hasTeamMail = gotMail('TEAM', input.teamsAt)
  const reach = (kind: ReachMailKind, since: number, isReached: (person: Person, team: Team) => boolean): MailReach => {
    const missing = teams.flatMap((team) =>
      team.members
        .filter((person) => !isReached(person, team))
        .map((person) => ({ person, team, mail: newest(mailsOf(person), kind, since) })),
    )
    const unreached = new Set(missing.map(({ team }) => team.id))
    return {
      begun: input.mails.some((mail) => mail.kind === kind && mail.position > since),
      teams: teams.length,
      teamsReached: teams.length - unreached.size,
      unreachedTeamIds: [...unreached],
      onTheWay: missing.filter(({ mail }) => mail?.state === 'ON_THE_WAY').length,
      failed: missing.flatMap(({ person, team, mail }) =>
        mail?.state === 'FAILED' ? [{ name: fullName(person), teamNumber: team.teamNumber, jobId: mail.jobId }] : [],
      ),
      unsent: missing.filter(({ mail }) => mail === undefined || mail.state === 'DELIVERED').length,
    }
  }
  const routeMails = reach('DINNER_ROUTE', input.routesAt, hasRoute)
  return {
    teamMails: reach(
      'TEAM',
      input.teamsAt,
      (person, team) => hasTeamMail(person) && latestOf(person) > lastChange(team),
    ),
    routeMails,
    untoldChanges: input.changes.filter(
      (change) =>
        change.position > input.routesAt &&
        teams.some(
          (team) =>
            concerns(change, team) &&
            team.members.some((person) => hasRoute(person) && latestOf(person) < change.position),
        ),
    ).length,
  }
}

function concerns({ teamIds }: EveningChange, team: Team): boolean {
  return teamIds === undefined || teamIds.includes(team.id)
}

/** The mails to a person, or to another member of the team at the same address. */
function mailsByPerson(teams: readonly Team[], { mails, isDemo }: ReachInput): (person: Person) => readonly SentMail[] {
  const sent = new Map<string, SentMail[]>()
  for (const mail of mails) sent.set(mail.participantId, [...(sent.get(mail.participantId) ?? []), mail])
  const found = new Map<string, readonly SentMail[]>()
  for (const { members } of teams)
    for (const person of members) {
      const mailbox = emailIdentity(person.email)
      const sharing = members.filter((other) => emailIdentity(other.email) === mailbox)
      const own = sharing.flatMap(({ id }) => sent.get(id) ?? [])
      found.set(person.id, isDemo ? own : own.filter(({ email }) => emailIdentity(email) === mailbox))
    }
  return ({ id }) => found.get(id) ?? []
}

/** The position of the latest mail of any kind that arrived. */
function latest(mails: readonly SentMail[], since: number): number {
  return Math.max(since, ...mails.filter(({ state }) => state === 'DELIVERED').map(({ position }) => position))
}

function newest(mails: readonly SentMail[], kind: ReachMailKind, since: number): SentMail | undefined {
  return mails
    .filter((mail) => mail.kind === kind && mail.position > since)
    .reduce<SentMail | undefined>((best, mail) => (best && best.position >= mail.position ? best : mail), undefined)
}
