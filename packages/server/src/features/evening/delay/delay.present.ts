import type { DelayReply } from '@running-dinner/contract'
import { fullName, instantIn } from '@running-dinner/domain'
import { isoTimeIn } from '@running-dinner/domain/evening'
import type { LocalDateTime } from '@running-dinner/domain/local-date'
import { callLinks } from '../../people/call-links/index.ts'
import type { DelayedEvening } from './delay.read.ts'

export function presentDelay(
  { dinner, stops, shortWays, concerned, known }: DelayedEvening,
  { planVersion, jobId }: { planVersion: number; jobId: string | undefined },
): DelayReply {
  const { timeZone, country } = dinner.basicDetails
  const iso = (time: LocalDateTime) => isoTimeIn(timeZone, instantIn(timeZone, time))
  const addressed = concerned.flatMap(({ participantId }) => {
    const member = known.current.get(participantId)
    return member && member.person.email !== '' ? [member] : []
  })
  const notifiedTeams = new Set(addressed.map(({ team }) => team.id))
  // As long as no time was mailed, none has to be passed on.
  const otherMembers =
    concerned.length > 0 ? [...known.current.values()].filter(({ team }) => !notifiedTeams.has(team.id)) : []
  return {
    planVersion,
    stops: stops.map(({ mealId, label, before, time }) => ({
      mealId: mealId ?? null,
      name: label,
      before: iso(before),
      startsAt: iso(time),
    })),
    shortWays: shortWays.map(({ team, ...way }) => ({
      ...way,
      teamId: team.id,
      teamNumber: team.teamNumber,
      names: team.members.map(fullName),
    })),
    told: addressed.length,
    unreached: otherMembers.map(({ person }) => ({
      name: fullName(person),
      phone: person.mobileNumber,
      callLinks: callLinks(person.mobileNumber, country),
    })),
    jobId: jobId ?? null,
  }
}
