import { mdiAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { CallLinks } from '@running-dinner/contract/call-links.ts'
import type { TableActionReply } from '@running-dinner/contract/evening-table.ts'
import { useTranslation } from 'react-i18next'
import { hostContacts } from '../../../../../features/evening/day/board-view.ts'
import { TableDiets } from '../../../../../features/plan/teams/diet-badges.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useTonight } from '../evening-context.tsx'
import { CallButton } from './call-button.tsx'

type Seat = TableActionReply['seats'][number]

/** Who goes where, and what the hosts there have to know before. */
export function ActionConsequences({ action: { seats, crowded, standby, toCall } }: { action: TableActionReply }) {
  const { t } = useTranslation('tableSheet')
  const nameOf = useTeamName(standby.map(({ name }) => name).join(', '))
  const { teamOf } = useTonight()
  // People who step in planned nothing: what their guests eat is no surprise, and is listed below the seats.
  const surprised = seats.filter(({ newDiets, hostTeamId }) => newDiets !== null && hostTeamId !== null)
  const toAsk = [
    ...new Set([...crowded, ...surprised.map(({ hostTeamId }) => ({ teamId: hostTeamId }))].map((each) => each.teamId)),
  ]
  if (seats.length === 0) return null
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {seats.map((seat) => (
          <li key={seat.guestTeamId}>
            {seat.hostTeamId === null
              ? t('seatStandby', { guest: nameOf(seat.guestTeamId) })
              : t('seat', { guest: nameOf(seat.guestTeamId), host: nameOf(seat.hostTeamId) })}
            <Box sx={{ color: 'text.secondary' }}>
              <SeatFacts seat={seat} nameOf={nameOf} />
            </Box>
            {seat.hostTeamId === null && seat.newDiets && <TableDiets counts={seat.newDiets} none="" />}
          </li>
        ))}
      </Box>
      {toAsk.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Icon path={mdiAlertOutline} sx={{ color: 'warning.main', mt: '2px' }} />
          <Box sx={{ minWidth: 0, flex: 1 }}>
            {crowded.map(({ teamId, seats: places, people }) => (
              <Box key={teamId}>
                {t(places === null ? 'crowdedUnknown' : 'crowded', {
                  host: nameOf(teamId),
                  seats: places ?? 0,
                  people,
                })}
              </Box>
            ))}
            {surprised.map(({ guestTeamId, hostTeamId, newDiets }) => (
              <Box key={guestTeamId}>
                {t('newDiets', { host: nameOf(hostTeamId) })}
                {newDiets && <TableDiets counts={newDiets} none="" />}
              </Box>
            ))}
            <Box sx={{ fontWeight: 650 }}>{t('callFirst')}</Box>
            {toAsk.map((teamId) => {
              const { names, calls } = hostContacts(teamId === null ? undefined : teamOf(teamId))
              return <CallLine key={teamId} name={names[0] ?? ''} callLinks={calls} />
            })}
          </Box>
        </Box>
      )}
      {standby
        .filter(({ participantId }) => toCall.every((person) => person.participantId !== participantId))
        .map(({ participantId, name, callLinks }) => (
          <CallLine key={participantId} name={name} callLinks={callLinks} />
        ))}
    </>
  )
}

function SeatFacts({
  seat: { guestTeamId, wayMinutes, lateMinutes, meetAgain },
  nameOf,
}: {
  seat: Seat
  nameOf: NameOf
}) {
  const { t } = useTranslation('tableSheet')
  return [
    wayMinutes === null ? t('wayUnknown') : t('way', { minutes: wayMinutes }),
    ...(lateMinutes > 0 ? [t('late', { minutes: lateMinutes })] : []),
    ...(meetAgain.length > 0
      ? [t('meetAgain', { guest: nameOf(guestTeamId), teams: meetAgain.map((id) => nameOf(id)).join(', ') })]
      : []),
  ].join(' · ')
}

function CallLine({ name, callLinks }: { name: string; callLinks: CallLinks }) {
  if (callLinks.length === 0) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: 1 }}>{name}</Box>
      <CallButton name={name} callLinks={callLinks} />
    </Box>
  )
}

type NameOf = (teamId: string | null) => string

/** People who step in have no team yet. */
function useTeamName(standbyNames: string): NameOf {
  const { t } = useTranslation('tableSheet')
  const { teamOf } = useTonight()
  return (teamId) => {
    const team = teamId === null ? undefined : teamOf(teamId)
    if (!team) return standbyNames
    const names = team.members.map(({ name }) => name.split(' ')[0]).join(', ')
    return t('teamNames', { number: team.teamNumber, names })
  }
}
