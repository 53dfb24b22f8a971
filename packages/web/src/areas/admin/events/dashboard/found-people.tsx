import { mdiPhone } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import type { EveningPeopleReply, EveningTeamReply } from '@running-dinner/contract/evening'
import { findHit, fullName, searchIndex, searchKey } from '@running-dinner/domain/people'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { hostContacts } from '../../../../features/evening/day/board-view.ts'
import { eveningPeopleQuery } from '../../../../features/evening/day/evening-board.api.ts'
import type { ParticipantList } from '../../../../features/people/participants/participants.api.ts'
import { formatTime } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { visuallyHidden } from '../../../../ui/plain-look.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

type Person = ParticipantList['participants'][number]

/** More than fit below the field are not worth reading: the next letter finds fewer. */
const shownPeople = 6

/** People by any part of their name; those in teams with where they are in each course. */
export function FoundPeople({ list, typed }: { list: ParticipantList; typed: string }) {
  const { t } = useTranslation('dashboard')
  const adminId = useAdminId()
  const index = useMemo(() => {
    const waiting = new Set(list.participantsWaitingList)
    return [...list.participants, ...waiting].map((person) => ({
      person,
      isWaiting: waiting.has(person),
      names: searchIndex([{ field: 'name', text: fullName(person) }]),
    }))
  }, [list])
  const plan = useQuery({ ...eveningPeopleQuery(adminId), enabled: list.teamsGenerated })
  const hits = index
    .flatMap((entry) => {
      const rank = findHit(entry.names, searchKey(typed))?.rank
      return rank === undefined ? [] : [{ ...entry, rank }]
    })
    .sort((hit, otherHit) => hit.rank - otherHit.rank)
  return (
    <>
      <Box role="status" sx={hits.length > 0 ? visuallyHidden : { mt: 1 }}>
        {hits.length > 0 ? t('finder.found', { count: hits.length }) : t('finder.none')}
      </Box>
      {hits.length > 0 && (
        <Card component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {hits.slice(0, shownPeople).map(({ person, isWaiting }) => (
            <Box
              component="li"
              key={person.id}
              sx={{
                px: 2,
                py: 1,
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                columnGap: 1,
                alignItems: 'center',
                overflowWrap: 'anywhere',
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <MuiLink
                component={Link}
                to={paths.admin.participant(adminId, person.id)}
                sx={{ fontWeight: 680, justifySelf: 'start', py: 0.5 }}
              >
                {fullName(person)}
              </MuiLink>
              <CallButton person={person} />
              <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary', fontSize: '0.875rem' }}>
                {isWaiting ? t('finder.waits') : plan.data && whereabouts(t, plan.data, person)}
              </Box>
            </Box>
          ))}
        </Card>
      )}
    </>
  )
}

/** "19:00 Vorspeise bei Anna Lang" for each course of the person's team; nothing without a team. */
function whereabouts(t: TFunction<'dashboard'>, { meals, teams }: EveningPeopleReply, { id }: Person) {
  const teamOf = new Map(teams.map((team) => [team.teamId, team]))
  const ownTeam = teams.find(({ members }) => members.some(({ participantId }) => participantId === id))
  if (ownTeam === undefined) return null
  return meals.flatMap(({ mealId, label, startsAt }) => {
    const host = teamOf.get(ownTeam.stops.find((stop) => stop.mealId === mealId)?.hostTeamId ?? '')
    return host
      ? [<div key={mealId}>{`${formatTime(startsAt.slice(0, 16))} ${stopText(t, label, host, ownTeam)}`}</div>]
      : []
  })
}

function stopText(
  t: TFunction<'dashboard'>,
  course: string,
  host: EveningTeamReply,
  ownTeam: EveningTeamReply,
): string {
  if (host.teamId === ownTeam.teamId) return t('finder.cooks', { course })
  return t('finder.guestOf', { course, host: hostContacts(host).names.join(', ') })
}

function CallButton({ person: { callLinks, mobileNumber, ...person } }: { person: Person }) {
  const { t } = useTranslation('dashboard')
  const [first] = callLinks
  if (first === undefined)
    return <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{mobileNumber || t('finder.noPhone')}</Box>
  return (
    <Button
      href={first.url}
      variant="outlined"
      aria-label={t('finder.call', { name: fullName(person) })}
      startIcon={<Icon path={mdiPhone} />}
      size="small"
      sx={{ minHeight: 44, px: 1.5 }}
    >
      {first.text}
    </Button>
  )
}
